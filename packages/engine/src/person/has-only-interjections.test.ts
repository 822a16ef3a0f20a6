import assert from "node:assert/strict";
import { test } from "node:test";
import { hasOnlyInterjections } from "../index.ts";

test("interjections alone are told from words, in every language", () => {
  for (const text of ["oh", "Uh-huh.", "Hm, mm…", "Äh, ähm", "euh", "Este… eh", "Hã?", "WOW!", "boh", "nou, tja"])
    assert.ok(hasOnlyInterjections(text), text);
  for (const text of ["", "ok", "yes", "bye", "Oh, when do you open?", "este lunes", "um Mitternacht", "no", "help"])
    assert.ok(!hasOnlyInterjections(text), text);
});
