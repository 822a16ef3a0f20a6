import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { asyncProperty, assert as check, constantFrom, integer, nat, oneof, string, tuple } from "fast-check";
import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { capability } from "../../kernel/capability.ts";
import { Problem } from "../../kernel/problem.ts";
import type { BodyPart, RouteDefinition } from "../../kernel/wire/route.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import {
  boundary,
  createUploader,
  lastBoundary,
  multipart,
  part,
  partHead,
  repeated,
  type Uploader,
} from "./testing/uploader.ts";

type Definition = RouteDefinition<Type.TSchema, Type.TSchema, Type.TSchema>;
const takesParts: Definition = {
  schema: { summary: "Take files and fields", response: { 200: Type.Unknown() } },
  guard: anyone,
  body: { kind: "multipart", limits: { maxFiles: 2, maxFileBytes: 1_000, maxFields: 3, maxFieldBytes: 100 } },
  maxBodyBytes: 100_000,
};

/**
 * Says when a handler had the first part, and how its reading ended: with its problem, or with what it
 * read.
 */
let begun: PromiseWithResolvers<void>;
let ending: PromiseWithResolvers<unknown>;

async function collect(parts: AsyncIterable<BodyPart>): Promise<unknown[]> {
  const seen = [];
  for await (const { stream, ...one } of parts) {
    begun.resolve();
    seen.push({ ...one, content: await text(stream) });
  }
  return seen;
}

const uploads = capability({
  name: "uploads",
  routes(app) {
    app.post("/parts", takesParts, (call) => {
      const collecting = collect(call.parts);
      ending.resolve(collecting.catch((error: unknown) => error));
      return collecting;
    });
    app.post("/names", takesParts, async (call) => {
      const names = [];
      for await (const one of call.parts) names.push(one.name);
      return names;
    });
    app.post("/first", takesParts, async (call) => {
      for await (const { name } of call.parts) return [name];
      return [];
    });
    app.post("/bytes", takesParts, async (call) => {
      const firstBytes = [];
      for await (const { stream } of call.parts)
        for await (const chunk of stream) {
          firstBytes.push(chunk.length);
          break;
        }
      return firstBytes.length;
    });
    app.post("/late", takesParts, async (call) => {
      const contents = [];
      for await (const { stream } of call.parts) {
        // The parser comes to the end of the body meanwhile.
        for (let turn = 0; turn < 50; turn++) await setImmediate();
        contents.push(await text(stream));
      }
      return contents;
    });
    app.post("/throws", takesParts, async (call) => {
      for await (const _one of call.parts) throw new Error("planted");
    });
  },
});

describe("multipart bodies", () => {
  let server: TestServer;
  let uploader: Uploader;
  before(async () => {
    server = await startTestServer({ capabilities: [uploads] });
    uploader = createUploader(server.url);
  });
  after(() => server.stop());
  beforeEach(() => {
    ending = Promise.withResolvers();
    begun = Promise.withResolvers();
  });
  const send = (path: string, ...pieces: (string | Buffer)[]) => uploader.send(path, multipart, pieces);
  const form = [part("title", "Quay"), part("photo", "\x89PNG…", "quay ü.png"), part("note", "")];

  test("fields and files come in order with their names, types and content", async () => {
    const { status, body } = await send("/parts", ...form, lastBoundary);
    assert.deepEqual(
      [status, body],
      [
        200,
        [
          { name: "title", fileName: null, mimeType: "text/plain", content: "Quay" },
          { name: "photo", fileName: "quay ü.png", mimeType: "image/png", content: "\x89PNG…" },
          { name: "note", fileName: null, mimeType: "text/plain", content: "" },
        ],
      ],
    );
  });

  test("a body that comes byte by byte is read the same", async () => {
    const bytes = Buffer.from([...form, lastBoundary].join(""));
    const { body } = await send("/parts", ...Array.from(bytes, (byte) => Buffer.of(byte)));
    assert.deepEqual(
      body.map((one: { content: string }) => one.content),
      ["Quay", "\x89PNG…", ""],
    );
  });

  test("what a client writes around the parts, and the path in a file's name, are dropped", async () => {
    const { body } = await send(
      "/parts",
      "preamble\r\n",
      part("f", "x", "../../etc/passwd"),
      lastBoundary,
      "epilogue",
      "!",
    );
    assert.deepEqual(
      body.map((one: BodyPart) => one.fileName),
      ["passwd"],
    );
  });

  test("a handler may skip parts, read a part half, stop early or fail: the connection goes on", async () => {
    assert.deepEqual((await send("/names", ...form, lastBoundary)).body, ["title", "photo", "note"]);
    assert.deepEqual((await send("/first", ...form, lastBoundary)).body, ["title"]);
    assert.deepEqual((await send("/bytes", ...form, lastBoundary)).body, 2);
    assert.equal((await send("/throws", ...form, lastBoundary)).body.code, "internal-error");
    for (const [path, status] of [
      ["/first", 200],
      ["/throws", 500],
    ] as const) {
      const body = Buffer.from([...form, lastBoundary].join(""));
      // The second request has no parts at all.
      const statuses = await uploader.sendTwice(path, multipart["content-type"], body, body.length);
      assert.deepEqual(statuses, [status, 400]);
    }
  });

  test("a handler that reads the last part after the body has come gets all of it", async () => {
    const body = [...form, part("file", "x".repeat(900), "f.bin"), lastBoundary].join("");
    const { body: contents } = await send("/late", body);
    assert.deepEqual(contents, ["Quay", "\x89PNG…", "", "x".repeat(900)]);
  });

  const tooMuch: [what: string, pieces: (string | Buffer)[]][] = [
    ["a file above the largest", [part("f", "x".repeat(1_001), "f.bin")]],
    ["a field above the largest", [part("f", "x".repeat(101))]],
    ["more files than allowed", [1, 2, 3].map((n) => part(`f${n}`, "x", "f.bin"))],
    ["more fields than allowed", [1, 2, 3, 4].map((n) => part(`f${n}`, "x"))],
    ["thousands of parts", Array.from({ length: 3_000 }, (_, n) => part(`f${n}`, ""))],
    ["thousands of parts without a name", Array.from({ length: 3_000 }, () => `--${boundary}\r\n\r\nx\r\n`)],
    ["a body above the largest", [...repeated(Buffer.alloc(1_000, "-"), 200_000)]],
    ["a part whose headers never end", [`--${boundary}\r\nx: `, ...repeated(Buffer.alloc(1_000, "x"), 200_000)]],
    ["a part with endless headers", [`--${boundary}\r\n`, ...repeated(Buffer.from("a: b\r\n"), 200_000)]],
  ];
  for (const [what, pieces] of tooMuch) {
    test(`${what} is refused as too large`, async () => {
      const { status, body } = await send("/parts", ...pieces, lastBoundary);
      assert.deepEqual([status, body.code], [413, "body-too-large"]);
    });
  }

  const broken: [what: string, body: string, type?: string][] = [
    ["a content type without a boundary", part("a", "b") + lastBoundary, "multipart/form-data"],
    ["an empty boundary", part("a", "b") + lastBoundary, "multipart/form-data; boundary="],
    ["a boundary that is too long", "x", `multipart/form-data; boundary=${"b".repeat(71)}`],
    ["another boundary than declared", part("a", "b") + lastBoundary, "multipart/form-data; boundary=other"],
    ["no body at all", ""],
    ["text in place of parts", "just text"],
    ["a body that ends within the headers of a part", `--${boundary}\r\nContent-Disposition: form-da`],
    ["a body that ends within a part", `${partHead("f", "f.png")}half of i`],
    ["a body without its last boundary", part("a", "b")],
    [
      "a part without a name",
      `--${boundary}\r\nContent-Disposition: form-data; filename="x"\r\n\r\nx\r\n${lastBoundary}`,
    ],
    ["a name with a NUL character", part("a\0b", "x") + lastBoundary],
  ];
  for (const [what, body, type] of broken) {
    test(`${what} is refused as invalid`, async () => {
      const headers = type === undefined ? multipart : { "content-type": type };
      const answer = await uploader.send("/parts", headers, body === "" ? [] : [body]);
      assert.deepEqual([answer.status, answer.body.code], [400, "invalid-request"], answer.body.detail);
    });
  }

  test("a declared length that is too short is refused, one that is too long ends with the connection", async () => {
    const body = part("a", "b") + lastBoundary;
    const short = uploader.begin("/parts", { ...multipart, "content-length": "20" }, []);
    short.end(body.slice(0, 20));
    const status = await new Promise((resolve) => short.once("response", (response) => resolve(response.statusCode)));
    assert.equal(status, 400);
    ending = Promise.withResolvers();
    const long = uploader.begin("/parts", { ...multipart, "content-length": "9999" }, [partHead("f", "f.bin"), "half"]);
    await begun.promise;
    long.destroy();
    const error = await ending.promise;
    assert.ok(error instanceof Problem);
    assert.equal(error.type.code, "invalid-request");
  });

  test("a client that leaves within a part ends the handler's reading with a problem", async () => {
    const request = uploader.begin("/parts", multipart, [partHead("f", "f.bin"), "half of i"]);
    await begun.promise;
    request.destroy();
    const error = await ending.promise;
    assert.ok(error instanceof Problem);
    assert.match(error.detail, /connection ended/);
    assert.equal((await send("/names", ...form, lastBoundary)).status, 200);
  });

  test("no body, however mangled, makes the server fail", async () => {
    const whole = [...form, lastBoundary].join("");
    const mangle = tuple(
      nat(whole.length),
      nat(30),
      oneof(string(), constantFrom("\r\n", "--", `--${boundary}`, "\0", "\r")),
    );
    const mangled = asyncProperty(mangle, mangle, integer({ min: 1, max: 300 }), async (first, second, size) => {
      let body = whole;
      for (const [at, cut, put] of [first, second]) body = body.slice(0, at) + put + body.slice(at + cut);
      const pieces = body.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
      const { status } = await send("/parts", ...pieces);
      assert.ok([200, 400, 413].includes(status), `${status} for ${JSON.stringify(body)}`);
    });
    await check(mangled, { numRuns: 200 });
  });
});
