import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { until } from "../testing/until.ts";
import { LineLimiter } from "./line-limiter.ts";
import { createLogger } from "./logger.ts";

describe("of one kind of warning the log has a line a second", () => {
  test("and the next one says how many were left out", async () => {
    const limiter = new LineLimiter(50);
    const written: unknown[] = [];
    for (let count = 1; count <= 250; count++)
      limiter.write([{ cause: "Error: connect ECONNREFUSED", count }, "could not look for dead nodes"], (line) =>
        written.push(line[0]),
      );
    const cause = "Error: connect ECONNREFUSED";
    assert.deepEqual(written, [{ cause, count: 1 }]);
    await until(() => written.length === 2);
    assert.deepEqual(written[1], { cause, count: 250, leftOut: 248 });
  });

  test("while lines that name a request, and those of other kinds, are all kept", () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(JSON.parse(line)) });
    for (const requestId of ["one", "two"]) log.warn({ requestId }, "a model did not answer");
    for (const requestId of ["one", "two"]) log.error({ requestId, err: { code: "53100" } }, "unavailable");
    for (const cause of ["away", "full", "away"]) log.warn({ cause }, "could not look");
    for (let count = 0; count < 3; count++) log.info("informed");
    assert.deepEqual(
      lines.map(({ msg, requestId, cause }) => `${msg} ${requestId ?? cause ?? ""}`.trim()),
      [
        ...["a model did not answer one", "a model did not answer two", "unavailable one"],
        ...["could not look away", "could not look full", "informed", "informed", "informed"],
      ],
    );
  });
});
