import assert from "node:assert/strict";
import { test } from "node:test";
import { maxDepth } from "../../../kernel/log/event.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { causeText, readCause } from "./cause-text.ts";

test("a cause is read as it was written, and its event is at most the last of the chain", () => {
  const id = newUuid();
  assert.deepEqual(readCause(causeText({ id, depth: 7 })), { causedBy: { id, depth: 7 } });
  for (const depth of [16, 99]) {
    assert.deepEqual(readCause(causeText({ id, depth })), { causedBy: { id, depth: maxDepth - 1 } });
  }
});

test("the chain of a cause is read as it was written, within what the database keeps", () => {
  const [id, chainId] = [newUuid(), newUuid()];
  for (const cause of [
    { id, depth: 15, chainId },
    { id: null, depth: -1, chainId },
  ]) {
    assert.deepEqual(readCause(causeText(cause)), { causedBy: cause });
    assert.ok(causeText(cause).length <= 50);
  }
});

test("what a workspace made up in another form is no cause", () => {
  const id = newUuid();
  for (const text of [
    null,
    "",
    id,
    `${id}:-1`,
    `${id}:100`,
    `${id}:1:`,
    ` ${id}:1`,
    "x:1",
    `${id}:NaN`,
    `.1.${"a".repeat(21)}`,
  ]) {
    assert.deepEqual(readCause(text), {}, String(text));
  }
});
