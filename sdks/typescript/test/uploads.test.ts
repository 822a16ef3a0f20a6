import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { makeKey, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { Parley } from "../src/index.ts";

let server: TestServer;
let parley: Parley;
before(async () => {
  server = await startTestServer();
  parley = new Parley({ endpoint: server.url, apiKey: await makeKey(await signUp(server.client)) });
});
after(() => server.stop());

const text = "Bread, by weight.\n";

async function* parts(): AsyncGenerator<Uint8Array> {
  for (const word of text.split(/(?<= )/)) yield Buffer.from(word);
}

test("a file of every kind arrives as it is: bytes, streams of the web and of Node, generators", async () => {
  const kinds = {
    text: { name: "a.txt", content: text },
    blob: new Blob([text]),
    bytes: Buffer.from(text),
    buffer: new TextEncoder().encode(text).buffer as ArrayBuffer,
    "stream of the web": { name: "a.txt", content: new Blob([text]).stream() },
    "stream of Node": { name: "a.txt", content: Readable.from([text]) },
    generator: { name: "a.txt", content: parts() },
  };
  for (const [kind, file] of Object.entries(kinds)) {
    const { id, bytes } = await parley.files.upload({ file });
    assert.equal(bytes, text.length, kind);
    assert.equal(await (await parley.files.download(id)).text(), text, kind);
  }
});

test("a file of the disk is uploaded as the stream that Node opens, and let go when the upload is cancelled", async () => {
  const open = () => createReadStream(fileURLToPath(import.meta.url), { highWaterMark: 16 });
  const whole = open();
  const { bytes } = await parley.files.upload({ file: { name: "test.txt", content: whole } });
  assert.equal(bytes, whole.bytesRead);
  const left = open();
  const controller = new AbortController();
  left.once("data", () => controller.abort());
  const closed = new Promise<void>((resolve) => left.once("close", resolve));
  const upload = parley.files.upload({ file: { name: "test.txt", content: left } }, { signal: controller.signal });
  await assert.rejects(upload, { name: "AbortError" });
  await closed;
});

test("rows come from a stream of Node", async () => {
  const rows = Readable.from([Buffer.from("name,email\n"), Buffer.from("Ada,ada@example.com\n")]);
  const { created } = await parley.contacts.import(rows);
  assert.equal(created, 1);
});
