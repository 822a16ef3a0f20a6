import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deeds, judge, type Sample } from "./judge.ts";

type Quick = { ms?: number; slowMs?: number; status?: number; readyStatus?: number; count?: number };

/** Requests as they were recorded: most take `ms`, and two of a hundred take `slowMs`. */
function record({ ms = 12, slowMs = 90, status = 200, readyStatus = 200, count = 100 }: Quick = {}): Sample[] {
  const times = Array.from({ length: count }, (_, number) => (number % 50 === 7 ? slowMs : ms));
  return [
    ...deeds.flatMap((deed) =>
      times.map((each, number) => ({
        deed,
        atMs: number * 400,
        ms: each,
        status: number === 7 && deed === "chat" ? status : 200,
      })),
    ),
    ...times.map((each, number) => ({
      deed: "ready" as const,
      atMs: number * 400,
      ms: each,
      status: number === 7 ? readyStatus : 200,
    })),
  ];
}

describe("the judge of an attack beside neighbours", () => {
  test("finds nothing where the slowest are as quick as before, or quick enough for anybody", () => {
    assert.deepEqual(judge(record(), record()).faults, []);
    assert.deepEqual(judge(record(), record({ slowMs: 500 })).faults, []);
    const slow = judge(record({ slowMs: 700 }), record({ slowMs: 1_400 }));
    assert.deepEqual([slow.faults, slow.isClear], [[], false]);
    assert.ok(judge(record(), record({ slowMs: 500 })).isClear);
  });

  test("finds the slowest of a hundred that take more than twice their time and 500 ms", () => {
    const { faults, findings } = judge(record({ slowMs: 300 }), record({ slowMs: 601 }));
    assert.deepEqual(
      faults,
      deeds.map((deed) => `${deed}: p99 601 ms beside the attack, 300 ms before`),
    );
    assert.equal(findings[0]!.attacked.p50, 12);
  });

  test("finds a single refusal, a request without an answer, and a node that is not ready once", () => {
    assert.deepEqual(judge(record(), record({ status: 503 })).faults, ["chat: 1 × 503"]);
    assert.deepEqual(judge(record(), record({ status: 429 })).faults, ["chat: 1 × 429"]);
    assert.deepEqual(judge(record(), record({ status: 0 })).faults, ["chat: 1 × no answer"]);
    assert.deepEqual(judge(record(), record({ readyStatus: 503 })).faults, ["ready: 1 × 503"]);
  });

  test("believes no figure of a few requests, nor one of neighbours that were refused before", () => {
    assert.equal(judge(record(), record({ count: 49 })).faults.length, 4);
    assert.equal(judge(record(), []).faults.length, 4 + deeds.length);
    assert.deepEqual(judge(record({ status: 503 }), record()).faults, ["chat: 1 were refused before the attack"]);
  });
});
