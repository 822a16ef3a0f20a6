import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { createClient, makeKey, signUp } from "../server/testing/client.ts";
import { findPostmaster } from "./postmaster.ts";
import { type ServerProcess, watchServer } from "./server-process.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
/** The Node of the machine, not the one that Parley installs. */
const path = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(delimiter);
/** The test leaves out how this machine reaches its registry. */
const reachesRegistry =
  /^(npm_config_(registry|.*proxy|cafile|strict_ssl|userconfig)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i;
/** The entries of `node_modules` that Parley and its tests have written there. */
const notInstalled = new Set([".cache", ".parley", ".parley-start"]);
const answer = "Monday to Friday, 9:00 to 18:00.";

type Account = { uid: number; gid: number };
type Home = { room: string; checkout: string; account?: Account };

const rooms: string[] = [];
// Removing many thousand files takes as long as the tests, so nothing waits for it.
after(() => spawn("rm", ["-rf", ...rooms], { detached: true, stdio: "ignore" }).unref());

/**
 * The checkout as it would be committed now, in an empty folder below a home that only its owner
 * can enter.
 */
function copyCheckout(account?: Account): Home {
  const room = mkdtempSync(join(tmpdir(), "parley-clean-"));
  rooms.push(room);
  const checkout = join(room, "my first parley ü");
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of listed.toString().split("\0").filter(Boolean)) {
    // A file that was deleted and not committed yet is still listed.
    if (lstatSync(join(root, file), { throwIfNoEntry: false }) === undefined) continue;
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    copyFileSync(join(root, file), join(checkout, file));
  }
  if (account !== undefined) giveTo(account, room);
  return { room, checkout, ...(account === undefined ? {} : { account }) };
}

function giveTo({ uid, gid }: Account, entry: string): void {
  chownSync(entry, uid, gid);
  if (!lstatSync(entry).isDirectory()) return;
  for (const name of readdirSync(entry)) giveTo({ uid, gid }, join(entry, name));
}

/** `npm start` on a bare environment, in a process group of its own like one in a terminal. */
function npmStart({ room, checkout, account }: Home): ServerProcess & { pid: number } {
  const registry = Object.entries(process.env).filter(([name]) => reachesRegistry.test(name));
  return watchServer(
    spawn("npm", ["start"], {
      cwd: checkout,
      detached: true,
      env: {
        ...Object.fromEntries(registry),
        PATH: path,
        PORT: "0",
        npm_config_cache: join(room, "npm cache"),
        ...(account === undefined ? {} : { HOME: room }),
      },
      stdio: ["ignore", "pipe", "pipe"],
      ...account,
    }),
  );
}

/** Signs up, teaches, asks; gives the credential with which a later start is asked again. */
async function takeTour(url: string): Promise<{ email: string; password: string; key: string }> {
  const person = await signUp(createClient(url), "first@example.com");
  const key = await makeKey(person);
  const taught = await createClient(url, key).post("/api/knowledge/sources", {
    type: "faq",
    question: "When are you open?",
    answer,
  });
  assert.equal(taught.status, 201, taught.text);
  await ask(url, key);
  return { email: person.email, password: person.password, key };
}

async function ask(url: string, key: string): Promise<void> {
  const { body } = await createClient(url, key).post("/api/chatbot/send", { message: "When are you open?" });
  assert.equal(body.aiResponse, answer);
  assert.equal(body.citations[0].passage, answer);
}

/**
 * Both outputs close when the last process that npm started has ended, even if npm ended before.
 */
async function assertDrained(server: ServerProcess, { room, checkout }: Home): Promise<void> {
  await server.ended;
  assert.match(server.output(), /stopping: finishing the work under way/);
  assert.doesNotMatch(server.output(), /Parley cannot run|Error/);
  assert.equal(findPostmaster(join(checkout, "data")), undefined);
  assert.deepEqual(processesIn(room), [], "nothing of it runs on");
}

function processesIn(folder: string): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readText(`/proc/${pid}/cmdline`).replaceAll("\0", " "))
    .filter((command) => command.includes(folder));
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process ended in the meantime.
    return "";
  }
}

async function startTwice(home: Home): Promise<void> {
  const { email, password, key } = await startOnce(home);
  const second = npmStart(home);
  const again = await second.ready;
  assert.doesNotMatch(second.output(), /installing/);
  const signedIn = await createClient(again).post("/api/auth/signin", { email, password });
  assert.equal(signedIn.status, 200, signedIn.text);
  await ask(again, key);
  // Ctrl-C signals the whole process group.
  process.kill(-second.pid, "SIGINT");
  await assertDrained(second, home);
}

async function startOnce(home: Home): ReturnType<typeof takeTour> {
  const first = npmStart(home);
  const url = await first.ready;
  assert.match(first.output(), new RegExp(`curl ${url}/api/auth/signup`), "it says what to do next");
  // A server whose bundle cannot be made starts too, and takes much longer.
  assert.doesNotMatch(first.output(), /starting from the sources/);
  const credentials = await takeTour(url);
  first.signal("SIGTERM");
  await assertDrained(first, home);
  return credentials;
}

/**
 * The long form installs with npm from an empty cache, and an ordinary user and root have a copy of
 * their own. In the default form what is installed here is linked, and both use one copy.
 */
describe("npm start in a clean copy of the checkout", () => {
  const account = findOrdinaryUser();

  if (process.env.FAULTS === "long") {
    const own = copyCheckout();

    test("installs with an empty cache, serves, drains, and finds everything again at the next start", async (t) => {
      if (!(await isRegistryReachable())) {
        t.diagnostic("The npm registry cannot be reached from here; what is installed already was linked instead.");
        linkInstalled(root, own);
      }
      await startTwice(own);
    });

    test("works for an ordinary user as well", async (t) => {
      if (account === undefined) return t.diagnostic("This is an ordinary user already.");
      const home = copyCheckout(account);
      linkInstalled(own.checkout, home);
      await startTwice(home);
    });
    return;
  }

  const home = copyCheckout(account);
  linkInstalled(root, home);

  test("serves an ordinary user, drains, and finds everything again at the next start", () => startTwice(home));

  test("works for root as well", async (t) => {
    if (account === undefined) return t.diagnostic("This is an ordinary user.");
    rmSync(join(home.checkout, "data"), { recursive: true });
    // npm may run a script as the owner of its folder.
    chownSync(home.checkout, 0, 0);
    const { account: _user, ...own } = home;
    await startOnce(own);
  });
});

/**
 * Links the files of packages, without the time that another installation takes. The bundle is no
 * part of them: each checkout makes its own.
 */
function linkInstalled(from: string, { checkout, account }: Home): void {
  const { workspaces } = JSON.parse(readText(join(root, "package.json"))) as { workspaces: string[] };
  // A package that two workspaces need in different versions stands in the folder of one.
  for (const folder of [".", ...workspaces.flatMap((pattern) => globSync(pattern, { cwd: from }))]) {
    const [installed, linked] = [from, checkout].map((tree) => join(tree, folder, "node_modules"));
    if (!existsSync(installed!)) continue;
    mkdirSync(linked!);
    const names = readdirSync(installed!).filter((name) => !notInstalled.has(name));
    execFileSync("cp", ["-al", ...names.map((name) => join(installed!, name)), linked!]);
    if (account !== undefined) chownSync(linked!, account.uid, account.gid);
  }
}

function findOrdinaryUser(): Account | undefined {
  if (process.geteuid?.() !== 0) return undefined;
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readText("/etc/passwd")) ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

async function isRegistryReachable(): Promise<boolean> {
  const registry = execFileSync("npm", ["config", "get", "registry"], { cwd: root }).toString().trim();
  return fetch(registry, { method: "HEAD", signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
}
