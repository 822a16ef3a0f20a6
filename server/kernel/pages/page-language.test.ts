import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "@parley/engine";
import { pageLanguages } from "./page-language.ts";

test("pages speak every language in which the assistant answers", () => {
  assert.deepEqual([...pageLanguages].sort(), languages.map(({ code }) => code).sort());
});
