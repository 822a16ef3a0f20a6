import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../reading/languages.ts";
import { preparations } from "./preparations.ts";

test("each language has its own steps, and a step may be taken again", () => {
  const steps = preparations();
  assert.ok(steps.length >= languages.length * 5, `${steps.length} steps`);
  for (const step of [...steps, ...steps]) assert.equal(step(), undefined);
});
