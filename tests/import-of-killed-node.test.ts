import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createClient, signUp } from "../server/testing/client.ts";
import { until } from "../server/testing/until.ts";
import { layOutDataDirectory } from "./lay-out-data-directory.ts";
import { startServerProcess } from "./server-process.ts";

/** The long form imports a file that takes longer. */
const rowCount = process.env.FAULTS === "long" ? 5_000 : 2_000;

/** 1 of 50 rows is wrong, and 1 of 3 has neither address nor number. */
function rowOf(number: number): string {
  if (number % 50 === 7) return `Person ${number},not an address,Engines\n`;
  return `Person ${number},${number % 3 === 0 ? "" : `person${number}@example.com`},Engines\n`;
}

const rows = Array.from({ length: rowCount }, (_, number) => rowOf(number));
const wrong = rows.filter((row) => row.includes("not an address")).length;

/** Every contact of the export, by its name. */
async function namesOf(url: string, token: string): Promise<string[]> {
  const { text } = await createClient(url, token).get("/api/contacts/export");
  return text
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[1]!);
}

test("a node that is killed in the middle of an import has stored whole groups, and the file sent again makes no contact twice", async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "parley-import-"));
  const settings = { PARLEY_DATA_DIR: dataDirectory, PARLEY_LOG_LEVEL: "error" };
  const headers = { "content-type": "text/csv" };
  layOutDataDirectory(dataDirectory);
  let server = startServerProcess(settings);
  try {
    let url = await server.ready;
    const { accessToken } = await signUp(createClient(url));

    // Half of the file, and a pause of the sender that lasts until the node is gone.
    const killed = Promise.withResolvers<void>();
    async function* half() {
      yield Buffer.from(`name,email,company\n${rows.slice(0, rowCount / 2).join("")}`);
      await killed.promise;
    }
    const request = fetch(`${url}/api/contacts/import`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      body: ReadableStream.from(half()),
      duplex: "half",
    } as RequestInit).then(
      () => "answered",
      () => "cut",
    );
    await until(async () => (await namesOf(url, accessToken)).length >= rowCount / 5);
    server.signal("SIGKILL");
    await server.ended;
    killed.resolve();
    assert.equal(await request, "cut");

    server = startServerProcess(settings);
    url = await server.ready;
    const stored = await namesOf(url, accessToken);
    assert.ok(stored.length >= rowCount / 5 && stored.length % 200 === 0, `${stored.length} contacts are whole groups`);
    const client = createClient(url, accessToken);
    const file = `name,email,company\n${rows.join("")}`;
    const dry = await client.post("/api/contacts/import?dryRun=true", file, { headers });
    const report = await client.post("/api/contacts/import", file, { headers });
    for (const { status, body } of [dry, report]) {
      assert.equal(status, 200);
      assert.deepEqual(
        [body.rows, body.created, body.changed, body.unchanged, body.failed, body.faults.length],
        [rowCount, rowCount - wrong - stored.length, 0, stored.length, wrong, wrong],
      );
    }
    assert.equal(report.body.errorFile.trim().split("\r\n").length, wrong + 1);
    const names = await namesOf(url, accessToken);
    assert.equal(names.length, rowCount - wrong);
    assert.equal(new Set(names).size, names.length);
  } finally {
    server.signal("SIGTERM");
    await server.ended;
    await rm(dataDirectory, { recursive: true, force: true });
  }
});
