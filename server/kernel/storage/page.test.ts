import assert from "node:assert/strict";
import { test } from "node:test";
import { createSecrets } from "../secrets.ts";
import { readCursor, writeCursor } from "./page.ts";

const secrets = createSecrets("a secret for the cursors of lists", null);
const cursorOf = (list: string) => writeCursor(secrets, list, ["a"]);

test("a cursor is read by the list that gave it and by no other", () => {
  assert.deepEqual(readCursor(secrets, "keys", cursorOf("keys")), ["a"]);
  assert.throws(() => readCursor(secrets, "messages", cursorOf("keys")), /did not give this cursor/);
});

test("nobody writes a cursor of their own", () => {
  const [, signature = ""] = cursorOf("keys").split(".");
  const body = Buffer.from(JSON.stringify(["b"])).toString("base64url");
  for (const written of [`${body}.${signature}`, `${body}.`, body, `${body}.undefined`]) {
    assert.throws(() => readCursor(secrets, "keys", written), /did not give this cursor/, written);
  }
});
