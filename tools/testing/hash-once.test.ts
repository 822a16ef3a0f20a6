import assert from "node:assert/strict";
import { test } from "node:test";
import { hash, verify } from "@node-rs/argon2";
import { testPassword } from "../../server/testing/client.ts";

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test("the password of tests is hashed once for each cost, by the real library", async () => {
  const [one, same] = [await hash(testPassword, cheap), await hash(testPassword, cheap)];
  assert.equal(one, same);
  assert.notEqual(one, await hash(testPassword, { ...cheap, timeCost: 2 }));
  assert.match(one, /^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  assert.equal(await verify(one, testPassword), true);
  assert.equal(await verify(one, `${testPassword}!`), false);
});

test("another password has another hash each time", async () => {
  assert.notEqual(await hash("another sentence", cheap), await hash("another sentence", cheap));
});
