"""Chess boards in pictures: finding them and telling their pieces. numpy alone; no Qt."""
