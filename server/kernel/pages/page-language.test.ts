import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../engine/languages.ts";
import { pageLanguages } from "./page-language.ts";

test("pages speak every language in which the assistant answers", () => {
  assert.deepEqual([...pageLanguages].sort(), languages.map(({ code }) => code).sort());
});
