import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { capability } from "../../kernel/capability.ts";
import { Problem } from "../../kernel/problem.ts";
import type { MultipartLimits, RouteDefinition, Routes } from "../../kernel/wire/route.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createUploader, lastBoundary, multipart, partHead, repeated, type Uploader } from "./testing/uploader.ts";

const mebibyte = 1024 * 1024;
const largeBytes = 100 * mebibyte;
const piece = Buffer.alloc(64 * 1024, "Parley ");

type Definition = RouteDefinition<Type.TSchema, Type.TSchema, Type.TSchema>;
const limits: MultipartLimits = { maxFiles: 1, maxFileBytes: largeBytes, maxFields: 1, maxFieldBytes: 100 };
const takesStream = (maxBodyBytes: number): Definition => ({
  schema: { summary: "Take a stream", response: { 200: Type.Unknown() } },
  guard: anyone,
  body: { kind: "stream", mediaTypes: ["audio/*", "application/octet-stream"] },
  maxBodyBytes,
});

/** The largest memory while a route read its body. */
let peak = { rss: 0, held: 0 };
/** Says when the small route began to read, and how its reading ended. */
let begun = Promise.withResolvers<void>();
let ending = Promise.withResolvers<unknown>();

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Resident memory, and what is held when all garbage is collected. */
async function measure(): Promise<{ rss: number; held: number }> {
  await turn();
  collectGarbage();
  await turn();
  collectGarbage();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss, held: heapUsed + arrayBuffers };
}

async function count(stream: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  let nextLook = mebibyte;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes < nextLook) continue;
    nextLook += 10 * mebibyte;
    const now = await measure();
    peak = { rss: Math.max(peak.rss, now.rss), held: Math.max(peak.held, now.held) };
  }
  return bytes;
}

const uploads = capability({
  name: "uploads",
  routes(app: Routes) {
    app.post("/large", takesStream(largeBytes), async (call) => ({ bytes: await count(call.bodyStream) }));
    app.post("/small", takesStream(1_000), async (call) => {
      begun.resolve();
      const counted = count(call.bodyStream);
      ending.resolve(counted.catch((error: unknown) => error));
      return { bytes: await counted };
    });
    app.post("/unread", takesStream(largeBytes), () => ({ bytes: null }));
    app.post("/throws", takesStream(largeBytes), async (call) => {
      for await (const _chunk of call.bodyStream) throw new Error("planted");
    });
    app.post(
      "/files",
      {
        schema: { summary: "Take a file", response: { 200: Type.Unknown() } },
        guard: anyone,
        body: { kind: "multipart", limits },
        maxBodyBytes: largeBytes + 1_000,
      },
      async (call) => {
        let bytes = 0;
        for await (const part of call.parts) bytes += await count(part.stream);
        return { bytes };
      },
    );
  },
});

describe("streamed bodies", () => {
  let server: TestServer;
  let uploader: Uploader;
  before(async () => {
    server = await startTestServer({ capabilities: [uploads] });
    uploader = createUploader(server.url);
  });
  after(() => server.stop());
  const octets = { "content-type": "application/octet-stream" };

  const large: [what: string, send: () => ReturnType<Uploader["send"]>][] = [
    ["a stream", () => uploader.send("/large", octets, repeated(piece, largeBytes))],
    [
      "a file of a multipart body",
      () => {
        const end = `\r\n${lastBoundary}`;
        const body = [partHead("file", "large.bin"), ...repeated(piece, largeBytes), end];
        return uploader.send("/files", multipart, body);
      },
    ],
  ];
  for (const [what, send] of large) {
    test(`100 MiB pass through ${what} while the server's memory stays flat, and none of it is kept`, async (t) => {
      await uploader.send("/large", octets, repeated(piece, mebibyte));
      const before = await measure();
      peak = before;
      assert.deepEqual((await send()).body, { bytes: largeBytes });
      const grown = { rss: peak.rss - before.rss, held: peak.held - before.held };
      t.diagnostic(`resident memory grew by ${grown.rss} bytes, held memory by ${grown.held}`);
      assert.ok(grown.rss < largeBytes / 2, `resident memory grew by ${grown.rss} bytes`);
      assert.ok(grown.held < largeBytes / 10, `held memory grew by ${grown.held} bytes`);
      const kept = (await measure()).held - before.held;
      assert.ok(kept < largeBytes / 25, `${kept} bytes were still held afterwards`);
    });
  }

  test("a declared length above the route's size is refused before any of the body is sent", async () => {
    const request = uploader.begin("/small", { ...octets, "content-length": "1001" }, []);
    request.flushHeaders();
    const status = await new Promise((resolve) => request.once("response", (response) => resolve(response.statusCode)));
    request.destroy();
    assert.equal(status, 413);
  });

  test("a body without a declared length is cut off at the route's size", async () => {
    assert.deepEqual((await uploader.send("/small", octets, repeated(piece, 1_000))).body, { bytes: 1_000 });
    const { status, body } = await uploader.send("/small", octets, repeated(piece, 5 * mebibyte));
    assert.deepEqual([status, body.code], [413, "body-too-large"]);
    assert.match(body.detail, /larger than 1000 bytes/);
  });

  const refusals: [what: string, path: string, status: number][] = [
    ["is refused", "/small", 413],
    ["makes its handler fail half-way", "/throws", 500],
    ["is not read by its handler", "/unread", 200],
  ];
  for (const [what, path, status] of refusals) {
    test(`a body that ${what} does not stop the next request on the same connection`, async () => {
      const statuses = await uploader.sendTwice(path, octets["content-type"], piece, 5 * mebibyte);
      assert.deepEqual(statuses, [status, 200]);
    });
  }

  test("a client that leaves half-way ends the handler's reading with a problem", async () => {
    begun = Promise.withResolvers();
    ending = Promise.withResolvers();
    const request = uploader.begin("/small", { ...octets, "content-length": "1000" }, ["half of it"]);
    await begun.promise;
    request.destroy();
    const error = await ending.promise;
    assert.ok(error instanceof Problem);
    assert.equal(error.type.code, "invalid-request");
  });

  test("another media type, a compressed body and a request without a type are refused", async () => {
    const refused: Record<string, string>[] = [
      { "content-type": "application/json" },
      { ...octets, "content-encoding": "gzip" },
      { "content-length": "1" },
    ];
    for (const headers of refused) {
      assert.equal((await uploader.send("/small", headers, ["1"])).status, 415);
    }
    assert.equal((await uploader.send("/small", { "content-type": "audio/ogg; codecs=opus" }, ["1"])).status, 200);
  });

  test("a request without a body is an empty stream", async () => {
    assert.deepEqual((await uploader.send("/small", { "content-length": "0" })).body, { bytes: 0 });
  });

  test("the reference describes streams and multipart bodies with their limits", async () => {
    const { paths } = (await server.client.get("/openapi.json")).body;
    assert.deepEqual(paths["/small"].post.requestBody, {
      description: "At most 1000 bytes.",
      required: true,
      content: {
        "audio/*": { schema: { type: "string", format: "binary" } },
        "application/octet-stream": { schema: { type: "string", format: "binary" } },
      },
    });
    const { requestBody, responses } = paths["/files"].post;
    assert.deepEqual(Object.keys(requestBody.content), ["multipart/form-data"]);
    assert.match(requestBody.description, /At most 1 files of 104857600 bytes each and 1 fields of 100 bytes each/);
    assert.match(responses["413"].description, /body-too-large/);
    assert.doesNotMatch(responses["400"].description, /malformed-json/);
    assert.match((await server.client.get("/docs/uploads")).text, /multipart\/form-data/);
  });
});
