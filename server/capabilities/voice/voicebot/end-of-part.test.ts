import assert from "node:assert/strict";
import { test } from "node:test";
import { endOfPart } from "./end-of-part.ts";

const everything = () => true;

for (const [name, text, said] of [
  ["waits within code", "Run this.\n\n```sh\nnpm start. Then wait.", "Run this.\n\n"],
  ["goes on behind code", "```sh\nnpm start\n```\n\nRun this. Then", "```sh\nnpm start\n```\n\nRun this. "],
  ["goes on behind code in a line", "```npm start```\n\nRun this. Then", "```npm start```\n\nRun this. "],
  [
    "goes on behind code in a list",
    "- ```sh\n  npm start\n  ```\n\nRun this. Then",
    "- ```sh\n  npm start\n  ```\n\nRun this. ",
  ],
] as const) {
  test(`a part of a reply that is still written ${name}`, () => {
    assert.equal(text.slice(0, endOfPart(text, false, everything)).trim(), said.trim());
  });
}
