// Long because it tries every state that a start can find, from an empty folder to a server that a killed Parley left.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import pg from "pg";
import { type BundledPostgres, DataDirectoryInUse, startBundledPostgres } from "./index.ts";
import { exists } from "./is-running.ts";

type Connection = BundledPostgres["connection"];

const room = mkdtempSync(join(tmpdir(), "parley start tests ü "));
const template = join(room, "template");
// Killing a process loses nothing that the operating system already has, so flushing to the disk
// would only slow these tests.
const settings = { fsync: "off" };
const started: BundledPostgres[] = [];
const children: { child: ChildProcess; dataDirectory: string }[] = [];
let count = 0;

before(async () => {
  // As root, PostgreSQL may run as another user, who must pass through.
  chmodSync(room, 0o711);
  const postgres = await startBundledPostgres({ dataDirectory: template, log: () => {}, settings });
  await query(postgres.connection, "create table note (words text)");
  await postgres.stop();
});

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
  for (const { child, dataDirectory } of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) await kill(child);
    // The PostgreSQL that the killed process left is adopted and stopped.
    const postgres = await startBundledPostgres({ dataDirectory, log: () => {}, settings });
    await postgres.stop();
  }
});

after(() => rmSync(room, { recursive: true, force: true }));

/**
 * A data directory with a complete cluster and the table `note`; copying one is quicker than
 * initdb.
 */
function freshDirectory(): string {
  const directory = join(room, `data ${++count}`);
  cpSync(template, directory, { recursive: true });
  return directory;
}

async function start(
  dataDirectory: string,
  { log = () => {}, ...changes }: Partial<Parameters<typeof startBundledPostgres>[0]> = {},
): Promise<BundledPostgres> {
  const postgres = await startBundledPostgres({ dataDirectory, log, settings, ...changes });
  started.push(postgres);
  return postgres;
}

/** Starts PostgreSQL in a Node process that can be killed, and resolves with what it got. */
async function startInChild(dataDirectory: string): Promise<{ child: ChildProcess; connection: Connection }> {
  const code = `
    const { startBundledPostgres } = await import(${JSON.stringify(import.meta.resolve("./index.ts"))});
    const postgres = await startBundledPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)}, settings: ${JSON.stringify(settings)}, log() {} });
    process.on("SIGINT", () => process.send("interrupted"));
    process.send(postgres.connection);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  children.push({ child, dataDirectory });
  const [connection] = (await Promise.race([once(child, "message"), failure(child)])) as [Connection];
  return { child, connection };
}

async function failure(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, "exit");
  throw new Error(`The child ended with ${signal ?? code} before it answered.`);
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

async function query(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function notes(connection: Connection): Promise<unknown[]> {
  return (await query(connection, "select words from note order by words")).map((row) => row.words);
}

function postmasterPid(dataDirectory: string): number {
  return Number(readFileSync(join(dataDirectory, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** A log whose `said(words)` resolves when a message with these words comes. */
function listeningLog() {
  const waiting: { words: string; resolve(): void }[] = [];
  return {
    log: (message: string) => {
      for (const { words, resolve } of waiting) if (message.includes(words)) resolve();
    },
    said: (words: string) => new Promise<void>((resolve) => waiting.push({ words, resolve })),
  };
}

describe("a first start", () => {
  test("creates a durable UTF-8 cluster without a network address, even in a deep folder with an unusual name", async () => {
    const dataDirectory = join(room, "long ".repeat(20).trim(), "Über 'data' 数据", "x".repeat(60));
    const postgres = await start(dataDirectory, { settings: {} });
    assert.equal(postgres.firstStart, true);
    const [row] = await query(
      postgres.connection,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
        current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
        datlocprovider as provider, datlocale as locale, upper('é') as upper
       from pg_database where datname = current_database()`,
    );
    assert.deepEqual(row, {
      addresses: "",
      fsync: "on",
      checksums: "on",
      encoding: "UTF8",
      provider: "b",
      locale: "C.UTF-8",
      upper: "É",
    });
    assert.equal(statSync(postgres.connection.host).mode & 0o777, 0o700);
  });

  test("repeats an initdb that was interrupted, and keeps another program's folder that has its name", async () => {
    const dataDirectory = join(room, "interrupted");
    mkdirSync(join(dataDirectory, "postgres-unfinished", "base"), { recursive: true });
    mkdirSync(join(dataDirectory, "postgres"));
    writeFileSync(join(dataDirectory, "postgres", "mine.txt"), "keep me");
    const postgres = await start(dataDirectory);
    assert.equal(postgres.firstStart, true);
    const names = readdirSync(dataDirectory);
    assert.equal(names.includes("postgres-unfinished"), false);
    const aside = names.find((name) => name.startsWith("postgres-incomplete-"));
    assert.equal(readFileSync(join(dataDirectory, aside ?? "", "mine.txt"), "utf8"), "keep me");
  });
});

describe("a later start", () => {
  test("finds what was stored before and removes its socket folder when it stops", async () => {
    const dataDirectory = freshDirectory();
    const first = await start(dataDirectory);
    assert.equal(first.firstStart, false);
    await query(first.connection, "insert into note values ('kept')");
    await first.stop();
    assert.equal(existsSync(first.connection.host), false);
    assert.deepEqual(await first.exited, { code: 0, signal: null });
    const second = await start(dataDirectory);
    assert.deepEqual(await notes(second.connection), ["kept"]);
  });

  test("is refused with advice while another server uses the data directory", async () => {
    const dataDirectory = freshDirectory();
    const { connection } = await startInChild(dataDirectory);
    await assert.rejects(start(dataDirectory), (error: Error) => {
      assert.ok(error instanceof DataDirectoryInUse);
      assert.match(error.message, /^Another Parley server is using .*PARLEY_DATA_DIR\.$/);
      return true;
    });
    assert.deepEqual(await notes(connection), []);
    await start(freshDirectory());
  });

  test("succeeds for exactly one of several servers that start at the same moment", async () => {
    const dataDirectory = freshDirectory();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => start(dataDirectory)));
    const refusals = outcomes.filter((outcome) => outcome.status === "rejected");
    assert.equal(refusals.length, 3);
    for (const { reason } of refusals) assert.ok(reason instanceof DataDirectoryInUse, String(reason));
  });

  test("ignores the pid file and the lock of a dead server, even when another process has its id", async () => {
    const dataDirectory = freshDirectory();
    const { child } = await startInChild(dataDirectory);
    const pid = postmasterPid(dataDirectory);
    await kill(child);
    process.kill(pid, "SIGKILL");
    const pidFile = join(dataDirectory, "postgres", "postmaster.pid");
    writeFileSync(pidFile, readFileSync(pidFile, "utf8").replace(String(pid), String(process.pid)));
    assert.ok(existsSync(join(dataDirectory, "server.lock")));
    assert.deepEqual(await notes((await start(dataDirectory)).connection), []);
  });

  test("accepts settings, and shows PostgreSQL's own message when it refuses one", async () => {
    const dataDirectory = freshDirectory();
    await assert.rejects(
      start(dataDirectory, { settings: { work_mem: "plenty" } }),
      /postgres\.log:\n.*work_mem.*plenty/s,
    );
    const postgres = await start(dataDirectory, { settings: { work_mem: "7MB" } });
    assert.deepEqual(await query(postgres.connection, "show work_mem"), [{ work_mem: "7MB" }]);
  });

  test("moves a log above 10 MB aside", async () => {
    const dataDirectory = freshDirectory();
    const log = join(dataDirectory, "postgres.log");
    truncateSync(log, 11 * 1024 * 1024);
    appendFileSync(log, "former words\n");
    await start(dataDirectory);
    assert.ok(statSync(log).size < 100_000);
    assert.match(readFileSync(`${log}.1`, "utf8"), /former words\n$/);
  });

  test("never runs PostgreSQL as root, even without a user namespace", async () => {
    const dataDirectory = freshDirectory();
    const postgres = await startBundledPostgres(
      { dataDirectory, log: () => {}, settings },
      { namespaceAllowed: false },
    );
    started.push(postgres);
    const [row] = await query(
      postgres.connection,
      "select pg_read_file('/proc/self/status') ~ '\\nUid:\\t0\\t' as is_root",
    );
    assert.deepEqual(row, { is_root: false });
    await postgres.stop();
    // Root's namespace and the other user share the cluster afterwards.
    assert.deepEqual(await notes((await start(dataDirectory)).connection), []);
  });
});

describe("after a crash", () => {
  test("of Node, the next start adopts the running PostgreSQL with everything in it", async () => {
    const dataDirectory = freshDirectory();
    const { child, connection } = await startInChild(dataDirectory);
    await query(connection, "insert into note values ('before')");
    const pid = postmasterPid(dataDirectory);
    await kill(child);
    const postgres = await start(dataDirectory);
    assert.equal(postmasterPid(dataDirectory), pid);
    assert.deepEqual(postgres.connection, connection);
    assert.deepEqual(await notes(postgres.connection), ["before"]);
    await postgres.stop();
    assert.equal(existsSync(connection.host), false);
  });

  test("of Node, a PostgreSQL with other settings is restarted", async () => {
    const dataDirectory = freshDirectory();
    const { child, connection } = await startInChild(dataDirectory);
    await kill(child);
    const postgres = await start(dataDirectory, { settings: { work_mem: "7MB" } });
    assert.deepEqual(await query(postgres.connection, "show work_mem"), [{ work_mem: "7MB" }]);
    assert.equal(existsSync(connection.host), false);
  });

  test("of Node, a PostgreSQL whose socket was removed from /tmp is restarted", async () => {
    const dataDirectory = freshDirectory();
    const { child, connection } = await startInChild(dataDirectory);
    await kill(child);
    rmSync(connection.host, { recursive: true });
    assert.deepEqual(await notes((await start(dataDirectory)).connection), []);
  });

  test("of PostgreSQL, it runs again on the same socket with everything that was committed", async () => {
    const dataDirectory = freshDirectory();
    const { log, said } = listeningLog();
    const postgres = await start(dataDirectory, { log });
    await query(postgres.connection, "insert into note values ('before')");
    const runsAgain = said("runs again");
    process.kill(postmasterPid(dataDirectory), "SIGKILL");
    await runsAgain;
    assert.deepEqual(await notes(postgres.connection), ["before"]);
  });

  test("of a PostgreSQL that was adopted, it runs again as well", async () => {
    const dataDirectory = freshDirectory();
    const { child } = await startInChild(dataDirectory);
    await kill(child);
    const { log, said } = listeningLog();
    const postgres = await start(dataDirectory, { log });
    const runsAgain = said("runs again");
    process.kill(postmasterPid(dataDirectory), "SIGKILL");
    await runsAgain;
    assert.deepEqual(await notes(postgres.connection), []);
  });

  test("of PostgreSQL, a statement that still runs does not keep the next server from starting", async () => {
    const dataDirectory = freshDirectory();
    const { log, said } = listeningLog();
    const postgres = await start(dataDirectory, { log });
    const client = new pg.Client(postgres.connection);
    client.on("error", () => {});
    await client.connect();
    const [backend] = (await client.query("select pg_backend_pid() as pid")).rows;
    const endless = assert.rejects(client.query("do $$ begin loop perform 1; end loop; end $$"));
    const runsAgain = said("runs again");
    process.kill(postmasterPid(dataDirectory), "SIGKILL");
    await runsAgain;
    await endless;
    assert.deepEqual(await notes(postgres.connection), []);
    assert.notEqual(backend?.pid, undefined);
  });

  test("of one session, which resets all sessions, the data directory stays claimed", async () => {
    const dataDirectory = freshDirectory();
    const postgres = await start(dataDirectory);
    const pid = postmasterPid(dataDirectory);
    const client = new pg.Client(postgres.connection);
    const ended = once(client, "error");
    await client.connect();
    const [backend] = (await client.query("select pg_backend_pid() as pid")).rows;
    process.kill(backend.pid, "SIGKILL");
    await ended;
    await assert.rejects(start(dataDirectory), DataDirectoryInUse);
    await postgres.stop();
    assert.equal(exists(pid), false);
  });

  test("of both, the next start recovers what was committed", async () => {
    const dataDirectory = freshDirectory();
    const { child, connection } = await startInChild(dataDirectory);
    await query(connection, "insert into note values ('before')");
    process.kill(postmasterPid(dataDirectory), "SIGKILL");
    await kill(child);
    assert.deepEqual(await notes((await start(dataDirectory)).connection), ["before"]);
    assert.equal(existsSync(connection.host), false);
  });
});

test("a Ctrl-C for the whole process group does not stop PostgreSQL before the server has drained", async () => {
  const { child, connection } = await startInChild(freshDirectory());
  const interrupted = once(child, "message");
  process.kill(-child.pid!, "SIGINT");
  assert.deepEqual(await interrupted, ["interrupted", undefined]);
  assert.deepEqual(await notes(connection), []);
});
