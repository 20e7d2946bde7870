; The installer for Windows, as Inno Setup 6.3 or newer reads it.
; `build.py installer` fills in what stands after a dollar sign, and compiles it.
;
; Never run on Windows: written from the documentation of Inno Setup (https://jrsoftware.org/ishelp/).
; Under Wine 8, Inno Setup 6.4.1 compiled it. Changed for 32 bits, it installed, replaced and removed
; a stand-in for the program there: for all users, and for one in a folder that Wine has.

[Setup]
; An installed program with this id is replaced, where it stands and with what was chosen then.
AppId=$application_id
AppName=$name
AppVersion=$version
AppVerName=$name $version
VersionInfoVersion=$numbers
$publisher
DefaultDirName={autopf}\$name
DisableProgramGroupPage=yes
; For the user alone unless all are asked for, by the first question or by /ALLUSERS.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; The oldest that Qt supports.
MinVersion=10.0.17763
ChangesAssociations=yes
ChangesEnvironment=yes
SetupIconFile=$icon
UninstallDisplayIcon={app}\$command-gui.exe
UninstallDisplayName=$name
SourceDir=$source
OutputDir=$target
OutputBaseFilename=$output
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Tasks]
Name: "files"; Description: "Open $new_suffixes files with $name"
Name: "others"; Description: "Offer $name for $known_suffixes files, under Open with"; Flags: unchecked
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "path"; Description: "Add the command $command to the PATH"; Flags: unchecked

[InstallDelete]
; Libraries of an older version would be loaded beside those of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "$licences"; DestDir: "{app}"; DestName: "LICENCES.txt"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\$name"; Filename: "{app}\$command-gui.exe"; Comment: "$summary"
Name: "{autodesktop}\$name"; Filename: "{app}\$command-gui.exe"; Comment: "$summary"; Tasks: desktop

[Registry]
; What a suffix opens with is not overwritten: Windows takes the only program that offers itself, and
; asks where there are several.
Root: HKA; Subkey: "Software\Classes\Applications\$command-gui.exe"; ValueType: string; ValueName: "FriendlyAppName"; ValueData: "$name"; Flags: uninsdeletekey
$file_types

[Run]
Filename: "{app}\$command-gui.exe"; Description: "{cm:LaunchProgram,$name}"; Flags: nowait postinstall skipifsilent

[Code]
// An entry of [Registry] could add a folder to the PATH, but not take it away again.

function PathKey: String;
begin
  if IsAdminInstallMode then
    Result := 'SYSTEM\CurrentControlSet\Control\Session Manager\Environment'
  else
    Result := 'Environment';
end;

function WithFolder(Path, Folder: String): String;
begin
  Result := Path;
  if Pos(';' + Uppercase(Folder) + ';', ';' + Uppercase(Path) + ';') > 0 then
    Exit;
  if (Path <> '') and (Path[Length(Path)] <> ';') then
    Result := Result + ';';
  Result := Result + Folder;
end;

function WithoutFolder(Path, Folder: String): String;
var
  Place: Integer;
begin
  Result := Path;
  Place := Pos(';' + Uppercase(Folder) + ';', ';' + Uppercase(Path) + ';');
  if Place = 0 then
    Exit;
  // The folder goes with the semicolon before it; the first one, with that behind it.
  if Place > 1 then
    Place := Place - 1;
  Delete(Result, Place, Length(Folder) + 1);
end;

procedure ChangePath(Wanted: Boolean);
var
  Before, After: String;
begin
  // What cannot be read is not replaced.
  if not RegQueryStringValue(HKA, PathKey, 'Path', Before) and
     RegValueExists(HKA, PathKey, 'Path') then
    Exit;
  if Wanted then
    After := WithFolder(Before, ExpandConstant('{app}'))
  else
    After := WithoutFolder(Before, ExpandConstant('{app}'));
  if After <> Before then
    RegWriteExpandStringValue(HKA, PathKey, 'Path', After);
end;

procedure CurStepChanged(CurStep: TSetupStep);
begin
  if CurStep = ssPostInstall then
    ChangePath(WizardIsTaskSelected('path'));
end;

procedure CurUninstallStepChanged(CurUninstallStep: TUninstallStep);
begin
  if CurUninstallStep = usPostUninstall then
    ChangePath(False);
end;
