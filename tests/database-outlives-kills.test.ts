import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { deskOf, everyScope, notesTable } from "../server/capabilities/database/testing/database-desk.ts";
import { createClient, makeKey, signUp } from "../server/testing/client.ts";
import { until } from "../server/testing/until.ts";
import { layOutDataDirectory } from "./lay-out-data-directory.ts";
import { findPostmaster } from "./postmaster.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/**
 * One server with its two bundled clusters is killed while clients write rows of a workspace's own table, once in
 * the default form and again and again in the long one.
 */
const isLong = process.env.FAULTS === "long";
const kills = isLong ? 25 : 1;

let folder: string;
let server: ServerProcess;
const start = () => startServerProcess({ PARLEY_DATA_DIR: join(folder, "data"), PARLEY_LOG_LEVEL: "error", PORT: "0" });

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-killed-"));
  await mkdir(join(folder, "data"));
  layOutDataDirectory(join(folder, "data"));
  server = start();
});
after(async () => {
  server.signal("SIGTERM");
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

test("rows that were acknowledged are there after kills, and every row of the table became an event", async () => {
  const person = await signUp(createClient(await server.ready));
  const key = await makeKey(person, { scopes: everyScope });
  await deskOf(createClient(await server.ready, key)).done(notesTable);
  const acknowledged = new Set<string>();
  let number = 0;
  for (let kill = 0; kill < kills; kill++) {
    const desk = deskOf(createClient(await server.ready, key));
    let isKilled = false;
    const write = async () => {
      while (!isKilled) {
        const texts = [`row ${++number}`, `row ${++number}`];
        const rows = texts.map((text) => ({ text }));
        const operation =
          number % 3 === 0
            ? { operation: "sql", sql: "insert into notes (text) select unnest($1::text[])", params: [texts] }
            : { operation: "insert", table: "notes", rows };
        const answer = await desk.ask(operation).catch(() => undefined);
        if (answer?.status === 200) for (const text of texts) acknowledged.add(text);
        else if (answer !== undefined) assert.ok(isKilled || isLater(answer), answer.text);
      }
    };
    const writers = Array.from({ length: isLong ? 6 : 3 }, write);
    const aim = acknowledged.size + 20 + Math.floor(Math.random() * 100);
    await until(() => acknowledged.size >= aim);
    server.signal("SIGKILL");
    isKilled = true;
    await Promise.all([server.ended, ...writers]);
    server = start();
  }
  const desk = deskOf(createClient(await server.ready, key));
  const { rows } = await desk.done({ operation: "select", table: "notes", limit: 10_000 });
  const stored = new Map(rows.map(({ id, text }: { id: number; text: string }) => [text, id]));
  const lost = [...acknowledged].filter((text) => !stored.has(text));
  assert.deepEqual(lost, []);
  assert.equal(stored.size, rows.length, "no row is there twice");
  const announced = await until(async () => {
    const ids = await announcedIds(key);
    return rows.every(({ id }: { id: number }) => ids.has(id)) && ids;
  });
  assert.equal(announced.size, rows.length, "nothing is announced that is not there");
});

test("the workspace cluster is started again when it is killed, and Parley answers meanwhile", async () => {
  const person = await signUp(createClient(await server.ready));
  const desk = deskOf(createClient(await server.ready, await makeKey(person, { scopes: everyScope })));
  await desk.done(notesTable);
  await desk.done({ operation: "insert", table: "notes", rows: [{ text: "kept" }] });
  process.kill(findPostmaster(join(folder, "data", "workspaces")) as number, "SIGKILL");
  assert.equal((await person.client.get("/api/auth/me")).status, 200);
  const answer = await until(async () => {
    const { status, body, text } = await desk.ask({ operation: "select", table: "notes" });
    assert.ok(status === 200 || status === 503, text);
    return status === 200 && body;
  });
  assert.deepEqual(answer.rows, [{ id: 1, text: "kept" }]);
});

/** The ids of the rows that were announced so far, from the stream of events. */
async function announcedIds(key: string): Promise<Set<number>> {
  const answer = await fetch(`${await server.ready}/api/stream?events=record.created&since=0`, {
    headers: { authorization: `Bearer ${key}`, accept: "text/event-stream" },
    signal: AbortSignal.timeout(2_000),
  });
  const ids = new Set<number>();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const bytes of answer.body!) text += decoder.decode(bytes, { stream: true });
  } catch {
    // The stream never ends by itself.
  }
  for (const [, id] of text.matchAll(/"key":\{"id":(\d+)\}/g)) ids.add(Number(id));
  return ids;
}

/** A writer may try again: a busy machine has no time for SQL, which yields to all else. */
function isLater({ status, body }: { status: number; body: { code?: string } }): boolean {
  return status === 429 || body?.code === "statement-timeout";
}
