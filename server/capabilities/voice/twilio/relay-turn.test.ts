import assert from "node:assert/strict";
import { test } from "node:test";
import { heardUntil } from "./relay-turn.ts";

const said = "We open at nine, and close at six. On Sundays we open at ten.";

test("what was heard ends with the words that Twilio names", () => {
  const heard = (text: string, durationMs = 0) => heardUntil(said, { text, durationMs });
  assert.equal(heard("We open at nine,"), "We open at nine,");
  assert.equal(heard("nine,  and\nclose"), "We open at nine, and close");
  assert.equal(heard("we open at"), "We open at nine, and close at six. On Sundays we open at");
  assert.equal(heard("(a+)+$", 1_000), "We open at nine,");
  assert.equal(heard("", 60_000), said);
  assert.equal(heard(""), "");
});
