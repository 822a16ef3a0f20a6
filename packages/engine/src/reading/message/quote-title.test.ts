import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOf } from "../languages.ts";
import { quoteTitle } from "./quote-title.ts";

test("a title stands in the quotation marks of the language, and its tags are text", () => {
  assert.equal(quoteTitle("Bestellen", languageOf("de")), "„Bestellen“");
  assert.equal(quoteTitle("The <head> of a page, and 1 < 2", languageOf("en")), "“The \\<head> of a page, and 1 < 2”");
});
