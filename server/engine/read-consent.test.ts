import assert from "node:assert/strict";
import { test } from "node:test";
import { readConsent } from "./read-consent.ts";

test("yes and no are understood, and nothing else counts as either", () => {
  for (const word of ["Yes!", "ok", "Ja, bitte", "sí", "D’accord", "graag"])
    assert.equal(readConsent(word), "yes", word);
  for (const word of ["No.", "nein danke", "não", "cancel"]) assert.equal(readConsent(word), "no", word);
  for (const word of ["yes, but what does it cost?", "maybe", "not sure", ""])
    assert.equal(readConsent(word), undefined);
});
