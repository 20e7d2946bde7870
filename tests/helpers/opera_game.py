"""A game of Morphy's with comments, signs, marks and variations, as annotators write them."""

OPERA = """\
[Event "Paris"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[Round "?"]
[White "Morphy, Paul"]
[Black "Duke"]
[Result "1-0"]
[Annotator "A. Teacher"]
[PlyCount "33"]

{Played in a box.} 1. e4 e5 2. Nf3 d6 3. d4 Bg4 $6 {A pin that does not hold.} (3... exd4 4. Nxd4
Nf6 $220 {is usual}) 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 {[%clk 0:10:02]} 7. Qb3
{[%csl Rf7][%cal Gb3b7] Two targets.} Qe7 8. Nc3 (8. Qxb7 Qb4+) 8... c6 9. Bg5 b5 10. Nxb5 $3 cxb5
11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+
{[#][%clk 0:09:00] White mates.} Nxb8 17. Rd8# 1-0
"""
