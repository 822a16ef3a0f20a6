import { keyOptions } from "../backup/read-backup-key.ts";
import type { Command } from "../command.ts";

// Each command loads what it needs when it is called.
const workspaces: Command = {
  name: "workspaces",
  summary: "Lists workspaces, suspends, resumes, deletes or keeps one.",
  arguments: [],
  optionalArguments: ["what", "workspace"],
  options: {
    awaiting: { meaning: "List those that await approval." },
    reason: { meaning: "Why it is suspended; it reads that.", value: "text" },
    set: { meaning: "Quotas of it alone; none: the usual.", value: "name=bound,…" },
  },
  help: `
Works on the database, whether the server runs or not, and needs no sign-in. Nodes that run know it within
a second. The audit log of the workspace says that a command did it.

  ./parley workspaces
  ./parley workspaces list --awaiting
  ./parley workspaces suspend ws_… --reason "The bill of May is open."
  ./parley workspaces resume ws_…            (also approves one that waits: PARLEY_SIGNUP=approval)
  ./parley workspaces quotas ws_… --set runs=100,leads=none
  ./parley workspaces delete ws_…            (after seven days; it is suspended until then)
  ./parley workspaces keep ws_…`,
  async run(given, report) {
    const { workspacesCommand } = await import("./workspaces-command.ts");
    await workspacesCommand(given, report);
  },
};

const retention: Command = {
  name: "retention",
  summary: "Says for how long new workspaces keep their data.",
  arguments: [],
  options: { set: { meaning: "Days of kinds of data; none: until it is erased.", value: "kind=days,…" } },
  help: `
Shows it, or changes it with --set. Workspaces that are there keep what they have: their owners see with
GET /api/settings/retention/default what the default would erase, and may take it.

  ./parley retention
  ./parley retention --set conversations=365,leads=730,audit=none`,
  async run(given, report) {
    const { retentionCommand } = await import("./retention-command.ts");
    await retentionCommand(given, report);
  },
};

const resetPassword: Command = {
  name: "reset-password",
  summary: "Lets a person choose a new password.",
  arguments: ["email"],
  options: { "second-factor": { meaning: "Take the second factor away, too." } },
  help: `
Makes a link, which is mailed where mail is set up, and else printed for you to pass on. It works for an
hour, and the former password works until then. Make sure that the person who asks is the owner of the
account. The audit logs of the person's workspaces say that a command did it.

  ./parley reset-password ada@example.com
  ./parley reset-password ada@example.com --second-factor`,
  async run(given, report) {
    const { resetPasswordCommand } = await import("./reset-password-command.ts");
    await resetPasswordCommand(given, report);
  },
};

const rotateSecret: Command = {
  name: "rotate-secret",
  summary: "Replaces PARLEY_SECRET, and re-encrypts what it protects.",
  arguments: [],
  options: { "previous-to": { meaning: "Write the former secret to a new file.", value: "file" } },
  help: `
Stop every node first. Secrets of the installation are encrypted with a new PARLEY_SECRET: keys of
providers, second factors, keys of files and recordings, and the like. The bundled installation's file
"secret" is replaced when all is done. Where PARLEY_SECRET is a setting, the new one is printed, to be set.
A run that is cut off loses nothing: run it again with the same settings, and it goes on.

Returning visitors of your site are recognised as long as PARLEY_SECRET_PREVIOUS has the former secret. If
it has leaked, leave that out.

  ./parley rotate-secret
  ./parley rotate-secret --previous-to former-secret.txt`,
  async run(given, report) {
    const { rotateSecretCommand } = await import("./rotate-secret-command.ts");
    await rotateSecretCommand(given, report);
  },
};

const doctor: Command = {
  name: "doctor",
  summary: "Tells what is wrong, and what to do.",
  arguments: [],
  options: {
    repair: { meaning: "Create empty databases where those of workspaces are missing." },
    explain: { meaning: "Tell what is known of one request.", value: "request id" },
    log: { meaning: "With --explain: the file that has the server's log.", value: "file" },
  },
  help: `
Looks at settings that contradict each other, the clock, the disk of the bundled database, jobs, mails,
models, at databases of workspaces that the cluster lacks, and at the certificates of all hosts that are
called (five seconds for each). Names the sizes, how they grew in a week, and when the disk is full at this
pace. Ends with 1 when something is broken; advice alone ends with 0.

  ./parley doctor
  ./parley doctor --json
  ./parley doctor --explain req_… --log /var/log/parley.log
  ./parley doctor --repair     (only without a backup: what these tables held is lost)`,
  async run(given, report) {
    const { doctorCommand } = await import("../doctor/doctor-command.ts");
    await doctorCommand(given, report);
  },
};

const exportWorkspace: Command = {
  name: "export",
  summary: "Writes a whole workspace into a file.",
  arguments: ["workspace"],
  optionalArguments: ["file or folder"],
  options: keyOptions,
  help: `
Every row, the workspace's own tables, files and recordings, as they are at one moment, whether Parley runs
or not. Ids stay. Sign-ins do not come along, and secrets only in an encrypted file: a passphrase comes from
a file or PARLEY_BACKUP_PASSPHRASE, never from an argument. The workspace goes on here.

  ./parley export ws_… /var/exports --passphrase-file /etc/export-passphrase
  ./parley export ws_… shop.parley`,
  async run(given, report) {
    const { exportWorkspaceCommand } = await import("./export-workspace-command.ts");
    await exportWorkspaceCommand(given, report);
  },
};

const importWorkspace: Command = {
  name: "import",
  summary: "Makes a workspace of an export of another installation.",
  arguments: ["file"],
  options: keyOptions,
  help: `
All of it or nothing, whether Parley runs or not. The schema must be that of the export. What the installation
has already is named. Members whose address is unknown here get an account without a password, and a link to
choose one; others are invited. The links are mailed where mail is set up, and else printed. Campaigns are
paused, endpoints of webhooks disabled, workflows inactive and their runs cancelled: the former installation
may go on.

  ./parley import shop.parley --passphrase-file /etc/export-passphrase`,
  async run(given, report) {
    const { importWorkspaceCommand } = await import("./import-workspace-command.ts");
    await importWorkspaceCommand(given, report);
  },
};

/** The commands that work on what the installation has stored. */
export const installationCommands: readonly Command[] = [
  doctor,
  workspaces,
  retention,
  exportWorkspace,
  importWorkspace,
  resetPassword,
  rotateSecret,
];
