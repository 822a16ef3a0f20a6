import assert from "node:assert/strict";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { createClient, makeKey, signUp } from "../server/testing/client.ts";
import { openEvents } from "../server/testing/clients/event-reader.ts";
import { until } from "../server/testing/until.ts";
import { findPostmaster } from "./postmaster.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const room = mkdtempSync(join(tmpdir(), "parley drain ü "));
// As root, PostgreSQL may run as another user, who must pass through.
chmodSync(room, 0o711);
/**
 * The tests use it one after another, because a start takes seconds, and a first start twice as
 * long. Each leaves a server that stopped, or one that the next test goes on with.
 */
const sharedDirectory = join(room, "data");
const isRoot = process.geteuid?.() === 0;
const byNpm = { npm_lifecycle_event: "start" };
const quiet = { PARLEY_LOG_LEVEL: "warn" };
let count = 0;

after(() => rmSync(room, { recursive: true, force: true }));

function freshDirectory(): string {
  return join(room, `data ${++count}`);
}

function start(dataDirectory: string, settings: Record<string, string> = {}): ServerProcess {
  return startServerProcess({ ...quiet, PARLEY_DATA_DIR: dataDirectory, ...settings });
}

async function stop(server: ServerProcess): Promise<void> {
  server.signal("SIGTERM");
  assert.deepEqual(await server.ended, { code: 0, signal: null }, server.output());
}

/** Asserts that the server does not start, and returns its message. */
async function refusal(server: ServerProcess): Promise<string> {
  assert.deepEqual(await server.ended, { code: 1, signal: null }, server.output());
  assert.doesNotMatch(server.output(), /^ +at /m, "a stack trace helps nobody who starts a server");
  return server.output();
}

/** This server runs from the end of the first test of a stop until that of the Ctrl-C. */
let again: ServerProcess;

describe("SIGTERM", () => {
  test("during the first start stops the server cleanly once it has started", async () => {
    // Root may write everywhere, so its first start must succeed even here.
    mkdirSync(sharedDirectory, { mode: isRoot ? 0o555 : 0o755 });
    const server = start(sharedDirectory);
    await until(() => findPostmaster(sharedDirectory) !== undefined || server.hasEnded());
    await stop(server);
    assert.equal(findPostmaster(sharedDirectory), undefined);
  });

  test("answers what is under way, ends streams cleanly, takes nothing more, and ends PostgreSQL", async () => {
    const dataDirectory = sharedDirectory;
    const server = start(dataDirectory);
    const url = await server.ready;
    const person = await signUp(createClient(url));
    const key = await makeKey(person);
    const client = createClient(url, key);
    await client.post("/api/knowledge/sources", {
      type: "faq",
      question: "When are you open?",
      answer: "Monday to Friday.",
    });
    await client.post("/api/chatbot/send", { message: "When are you open?", sessionId: "first" });
    const watching = await openEvents(`${url}/api/conversations/first/events?from=start`, {
      headers: { authorization: `Bearer ${key}` },
    });
    await watching.until("message.completed");

    // Browsers open connections in advance. One without a request must not delay the stop.
    const { hostname, port } = new URL(url);
    const silent = connect(Number(port), hostname);
    await once(silent, "connect");
    const silentEnds = once(silent, "close");
    silent.on("error", () => {});

    // Hashing a password takes long enough to be still running when the signal comes.
    const emails = Array.from({ length: 8 }, (_, index) => `late-${index}@example.com`);
    let isFirstAnswered = false;
    const answers = emails.map(async (email) => {
      const { status } = await client.post("/api/auth/signup", { email, password: "a long sentence, once more" });
      if (!isFirstAnswered) server.signal("SIGTERM");
      isFirstAnswered = true;
      return status;
    });
    const sends = Array.from({ length: 6 }, (_, index) =>
      client.post("/api/chatbot/send", { message: `When are you open? (${index})`, sessionId: "burst" }),
    );
    assert.deepEqual(new Set(await Promise.all(answers)), new Set([201]));
    assert.deepEqual(new Set((await Promise.all(sends)).map((answer) => answer.body.status)), new Set(["completed"]));
    await silentEnds;
    assert.deepEqual(await watching.rest(), [], "the stream ends with its last chunk instead of breaking off");
    assert.deepEqual(await server.ended, { code: 0, signal: null }, server.output());
    await assert.rejects(fetch(`${url}/livez`), "nothing listens any more");
    assert.equal(findPostmaster(dataDirectory), undefined);
    assert.equal(existsSync(join(dataDirectory, "postgres", "postmaster.pid")), false);

    again = start(dataDirectory, byNpm);
    const { body } = await createClient(await again.ready, key).get("/api/conversations/burst/messages");
    assert.deepEqual(
      body.data.map((message: { status: string }) => message.status),
      Array.from({ length: 12 }, () => "completed"),
    );
  });
});

test("a draining server says so at /readyz and serves on, and then closes its port and stops", async () => {
  again.signal("SIGTERM");
  assert.deepEqual(await again.ended, { code: 0, signal: null }, again.output());
  const server = start(sharedDirectory, { PARLEY_DRAIN_SECONDS: "2" });
  const client = createClient(await server.ready);
  assert.equal((await client.get("/readyz")).status, 200);
  server.signal("SIGTERM");
  const refusal = await until(async () => {
    const answer = await client.get("/readyz");
    return answer.status === 503 && answer;
  });
  assert.equal(refusal.body.code, "draining");
  assert.equal((await client.get("/version")).status, 200);
  assert.deepEqual(await server.ended, { code: 0, signal: null }, server.output());
  await assert.rejects(fetch(`${await server.ready}/livez`));
  again = start(sharedDirectory, byNpm);
  await again.ready;
});

test("a second server on the same data directory says why it cannot start, and the first one goes on", async () => {
  const said = await refusal(start(sharedDirectory));
  assert.match(said, /Another Parley server is using .*PARLEY_DATA_DIR/);
  assert.equal((await fetch(`${await again.ready}/readyz`)).status, 200);
});

test("a server that npm started finishes its work after a Ctrl-C that both the terminal and npm signal", async () => {
  again.signal("SIGINT");
  again.signal("SIGINT");
  assert.deepEqual(await again.ended, { code: 0, signal: null }, again.output());
});

/** Started early, because it waits a while for its database before it gives up. */
const withoutDatabase = start(freshDirectory(), {
  DATABASE_URL: "postgres://someone:hidden-word@127.0.0.1:1/parley",
  PARLEY_SECRET: "x".repeat(40),
});

describe("a server that cannot start says why and leaves nothing running", () => {
  test("one whose port is taken", async (t) => {
    const dataDirectory = sharedDirectory;
    const other = createServer().listen(0, "127.0.0.1");
    t.after(() => other.close());
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const said = await refusal(start(dataDirectory, { PORT: String(port) }));
    assert.match(said, new RegExp(`Another program uses port ${port} on 127\\.0\\.0\\.1\\. .* PORT`));
    assert.equal(findPostmaster(dataDirectory), undefined);
  });

  test("one whose secret is missing while its database is there", async () => {
    const dataDirectory = sharedDirectory;
    const secret = join(dataDirectory, "secret");
    renameSync(secret, `${secret}.aside`);
    const said = await refusal(start(dataDirectory));
    assert.match(said, /secret is missing.*Restore the file from a backup, or set PARLEY_SECRET/);
    assert.equal(existsSync(secret), false, "another secret would make the loss final");
    assert.equal(findPostmaster(dataDirectory), undefined);
    assert.match(await refusal(start(dataDirectory, { PARLEY_SECRET: "x".repeat(40) })), /PARLEY_SECRET differs/);
    renameSync(`${secret}.aside`, secret);
  });

  test("one whose data directory cannot be written", async () => {
    const file = join(room, "a file");
    writeFileSync(file, "");
    assert.match(await refusal(start(join(file, "data"))), /cannot write to its data directory .*PARLEY_DATA_DIR/);
    assert.match(await refusal(start("/proc/nowhere/data")), /cannot write to its data directory .*PARLEY_DATA_DIR/);
    const readOnly = freshDirectory();
    mkdirSync(readOnly, { mode: 0o555 });
    if (!isRoot)
      assert.match(await refusal(start(readOnly)), /cannot write to its data directory .*chown.*PARLEY_DATA_DIR/);
  });

  test("one whose external database does not answer, after waiting for it a while", async () => {
    const said = await refusal(withoutDatabase);
    assert.match(said, /database of DATABASE_URL cannot be used .*ECONNREFUSED.* Check/);
    assert.doesNotMatch(said, /hidden-word/);
  });

  test("one with a wrong configuration, naming all mistakes at once", async () => {
    const dataDirectory = freshDirectory();
    const wrong = { PORT: "many", PARLEY_SECRET: "short", PARLEY_SIGNUP: "maybe", PARLEY_TYPO: "1" };
    const said = await refusal(start(dataDirectory, wrong));
    for (const name of Object.keys(wrong)) assert.match(said, new RegExp(`"${name}: `));
    assert.equal(existsSync(dataDirectory), false);
  });
});

test("a server of npm starts where others were refused, and stops cleanly when npm ends the shell around it", async () => {
  const shell = startServerProcess(
    { ...byNpm, PARLEY_LOG_LEVEL: "info", PARLEY_DATA_DIR: sharedDirectory },
    { within: ["/bin/sh", "-c", '"$0" "$@"; echo the shell goes on'] },
  );
  await shell.ready;
  shell.signal("SIGTERM");
  await shell.ended;
  assert.match(shell.output(), /stopping: finishing the work under way/);
  assert.doesNotMatch(shell.output(), /the shell goes on|Parley cannot run/);
  assert.equal(findPostmaster(sharedDirectory), undefined);
});

test("--help names every setting and makes nothing", async () => {
  const dataDirectory = freshDirectory();
  const server = startServerProcess({ PARLEY_DATA_DIR: dataDirectory, PORT: "not read" }, { words: ["--help"] });
  assert.deepEqual(await server.ended, { code: 0, signal: null });
  for (const name of ["HOST", "PORT", "DATABASE_URL", "PARLEY_SECRET"]) {
    assert.match(server.output(), new RegExp(`^ +${name} `, "m"));
  }
  assert.equal(existsSync(dataDirectory), false);
});
