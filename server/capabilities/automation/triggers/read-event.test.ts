import assert from "node:assert/strict";
import { test } from "node:test";
import { readEvent } from "./read-event.ts";

test("a run with rules reads no values of rows in an event, in no form", () => {
  const data = { table: "pay", key: { id: 1 }, old: { euros: 1 }, new: { euros: 2 } };
  const common = { specversion: "1.0", id: "e", source: "s", time: "t", type: "record.updated" } as const;
  const shown = { ...data, old: null, new: null };
  assert.deepEqual(readEvent({ ...common, data }, "data"), data);
  assert.deepEqual(readEvent({ ...common, data }, "data", true), shown);
  assert.deepEqual(readEvent({ ...common, data }, "envelope", true), { ...common, data: shown });
  assert.equal(readEvent({ ...common, data }, "raw", true), JSON.stringify(shown));
  assert.deepEqual(readEvent({ ...common, type: "own.came", data }, "data", true), data);
});
