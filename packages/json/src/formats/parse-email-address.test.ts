import assert from "node:assert/strict";
import { test } from "node:test";
import { parseEmailAddress, storedFormOfEmail } from "./parse-email-address.ts";

for (const [written, stored] of [
  [" Ada@Bücher.example ", "ada@xn--bcher-kva.example"],
  ["a.b.c+d@x.example", "a.b.c+d@x.example"],
  ["o'neil_-@x.test", "o'neil_-@x.test"],
  ["a@xn--bcher-kva.example", "a@xn--bcher-kva.example"],
  ["a@1.2.3.example", "a@1.2.3.example"],
  ["a@3com.example", "a@3com.example"],
  ["a@invalid.example", "a@invalid.example"],
  ["jörg@x.example", "jörg@x.example"],
] as const) {
  test(`${written} is an address`, () => assert.equal(parseEmailAddress(written), stored));
}

const unreachable = [
  ...[".a@x.example", "a.@x.example", "a..b@x.example", ".@x.example", "...@x.example", "a.b..@x.example"],
  ...["a@127.0.0.1", "a@10.1", "a@0x7f.0.0.1", "a@１２７.0.0.1", "a@5"],
  ...["a@x.invalid", "a@invalid", "a@X.INVALID", "a@shop.localhost"],
  ...["a@b", "me@localhost", "a@xn--a.example", "a@shop.xn--zzzzzzzz"],
];
for (const written of unreachable) {
  test(`${written} is given by nobody, and found where it is stored`, () => {
    assert.equal(parseEmailAddress(written), undefined);
    assert.ok(storedFormOfEmail(written));
  });
}

for (const written of [
  "a",
  "@x.example",
  "a@",
  "a@.example",
  "a@x..example",
  "a b@x.example",
  "a@[127.0.0.1]",
  "a@x_y.example",
]) {
  test(`${written} is no address anywhere`, () => {
    assert.equal(parseEmailAddress(written), undefined);
    assert.equal(storedFormOfEmail(written), undefined);
  });
}
