import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The user that runs PostgreSQL, which refuses to run as root: the user of this process; root
 * mapped to another user in a user namespace, where files keep their owner; or another user of this
 * machine.
 */
export type Account =
  | { kind: "ourselves" }
  | { kind: "namespace"; uid: number }
  | { kind: "other-user"; name: string; uid: number; gid: number };

type User = { name: string; uid: number; gid: number };

/** Chooses the account for a cluster. `dataDirectory` must exist, `clusterDirectory` need not. */
export function chooseAccount(choice: {
  dataDirectory: string;
  clusterDirectory: string;
  binaries: string;
  namespaceAllowed: boolean;
}): Account {
  if (process.geteuid?.() !== 0) return { kind: "ourselves" };
  const users = readUsers();
  const owner = ownerOf(choice.clusterDirectory) ?? ownerOf(choice.dataDirectory);
  const formerUser = users.find((user) => user.uid === owner);
  if (formerUser) return { kind: "other-user", ...formerUser };

  const stranger = ["postgres", "daemon", "nobody"]
    .map((name) => users.find((user) => user.name === name))
    .find(Boolean);
  const anybody = stranger ?? users[0];
  if (anybody === undefined)
    throw new Error(
      "PostgreSQL refuses to run as root, and this machine has no other user. Add one (`useradd --system parley`), start Parley as an ordinary user, or set DATABASE_URL.",
    );
  const namespace: Account = { kind: "namespace", uid: anybody.uid };
  if (choice.namespaceAllowed && canUse(namespace, choice.binaries) && canEnter(namespace, choice.dataDirectory))
    return namespace;

  const neighbour = users.find((user) => user.uid === ownerOf(dirname(choice.dataDirectory)));
  return { kind: "other-user", ...(neighbour ?? anybody) };
}

/** Gives the command line and the spawn options that run a program as the account. */
export function commandAs(account: Account, program: string, programArguments: string[]) {
  if (account.kind === "namespace")
    return {
      command: "unshare",
      arguments: ["--user", `--map-user=${account.uid}`, "--", program, ...programArguments],
      options: { cwd: "/" },
    };
  const options = account.kind === "other-user" ? { cwd: "/", uid: account.uid, gid: account.gid } : { cwd: "/" };
  return { command: program, arguments: programArguments, options };
}

/**
 * The environment of PostgreSQL's programs. Inherited variables like PGOPTIONS or LD_PRELOAD could
 * change their work.
 */
export const programEnvironment = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" };

export function canUse(account: Account, binaries: string): boolean {
  return succeeds(account, join(binaries, "bin", "initdb"), ["--version"]);
}

export function canEnter(account: Account, directory: string): boolean {
  return succeeds(account, "/bin/sh", ["-c", 'cd "$0"', directory]);
}

function succeeds(account: Account, program: string, programArguments: string[]): boolean {
  const run = commandAs(account, program, programArguments);
  return (
    spawnSync(run.command, run.arguments, { ...run.options, env: programEnvironment, stdio: "ignore" }).status === 0
  );
}

function ownerOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.uid;
}

/** Reads the users of this machine without root. initdb fails for a user id without a name. */
function readUsers(): User[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4 && Number(fields[2]) > 0)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
