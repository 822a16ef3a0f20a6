import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../../../kernel/problem.ts";
import { isOutdatedHash, isPassword, rehash } from "./hash-password.ts";

test("a burst of passwords is hashed in turn up to a limit, and the rest is asked to retry", async () => {
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => isPassword(null, "a guess")));
  const refused = results.filter((result) => result.status === "rejected").map((result) => result.reason);
  const answered = results.filter((result) => result.status === "fulfilled").map((result) => result.value);
  assert.ok(answered.length >= 65, `${answered.length} were answered`);
  assert.ok(refused.length >= 30, `${refused.length} were refused`);
  assert.deepEqual(new Set(answered), new Set([false]));
  for (const problem of refused) {
    assert.ok(problem instanceof Problem);
    assert.equal(problem.type.code, "unavailable");
    assert.equal(problem.headers["retry-after"], "1");
  }
});

test("after a burst passwords are hashed again", async () => {
  const stored = await rehash("seven quiet herons");
  assert.equal(await isPassword(stored, "seven quiet herons"), true);
  assert.equal(await isPassword(stored, "seven quiet heron"), false);
  assert.equal(isOutdatedHash(stored), false);
});

test("a hash with other parameters is outdated", () => {
  assert.equal(isOutdatedHash("$argon2id$v=19$m=8192,t=1,p=1$c2FsdA$aGFzaA"), true);
  assert.equal(isOutdatedHash("$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA"), true);
});
