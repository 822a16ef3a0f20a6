import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ResponseTooLarge } from "@parley/outbound";
import { limitSeparators } from "./limit-separators.ts";

/** Reads what comes through of an event stream that arrives in these pieces. */
async function read(...pieces: string[]): Promise<string> {
  const bytes = (async function* () {
    for (const piece of pieces) yield Buffer.from(piece);
  })();
  const chunks = await Array.fromAsync(limitSeparators(bytes, { most: 10, isByEvent: true }));
  return Buffer.concat(chunks).toString();
}

describe("a stream of events from another server", () => {
  test("may have many values in many events", async () => {
    const events = "data: [1,2,3,4]\n\n".repeat(100);
    for (const start of ["", "\n\n", ": hello\n\n"]) assert.equal(await read(start, events), start + events);
  });

  test("may not have too many values in one event, however they are spread over lines", async () => {
    await assert.rejects(read("data: [[\n", "data: [,,,\n".repeat(10), "\n"), ResponseTooLarge);
    await assert.rejects(read(`data: [\r\n${"data: [,\r\n".repeat(10)}`), ResponseTooLarge);
  });

  test("that is in truth one JSON value is counted as one", async () => {
    for (const start of ["{", "[", "\n\n[", " [", "\uFEFF["]) {
      await assert.rejects(read(start, "[1,2],\n\n".repeat(10)), ResponseTooLarge);
    }
  });

  test("gets one kind of line end, also where one arrives in two pieces", async () => {
    assert.equal(await read("data: 1\r", "\n\r\ndata: 2\r\r", "data: 3\n\n"), "data: 1\n\ndata: 2\n\ndata: 3\n\n");
  });
});
