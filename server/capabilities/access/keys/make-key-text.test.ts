import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hintOf, isKeyText, makeKeyText } from "./make-key-text.ts";

test("a key shows its kind, is different each time, and has a valid checksum", () => {
  const keys = Array.from({ length: 200 }, (_, index) => makeKeyText(index % 2 === 0 ? "secret" : "publishable"));
  assert.equal(new Set(keys).size, keys.length);
  for (const [index, key] of keys.entries()) {
    assert.match(key, index % 2 === 0 ? /^parley_sk_[0-9A-Za-z]{38}$/ : /^parley_pk_[0-9A-Za-z]{38}$/);
    assert.ok(isKeyText(key));
  }
});

test("a key with one changed character is not a key", () => {
  const key = makeKeyText("secret");
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(..."0aZ_-é "), (place, letter) => {
      fc.pre(key[place] !== letter);
      assert.equal(isKeyText(key.slice(0, place) + letter + key.slice(place + 1)), false);
    }),
  );
});

test("the hint shows how a key begins and its last four characters", () => {
  const key = makeKeyText("publishable");
  assert.equal(hintOf(key), `parley_pk_…${key.slice(-4)}`);
});
