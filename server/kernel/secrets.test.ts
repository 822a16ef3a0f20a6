import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createSecrets } from "./secrets.ts";

const former = "the former secret of the installation, 32+";
const current = "the current secret of the installation, 32+";

describe("what PARLEY_SECRET signs and encrypts", () => {
  test("for one purpose is worth nothing for another, so no signature can be used as another kind", () => {
    const secrets = createSecrets(current, former);
    const signature = secrets.sign("visitor-token", "a text");
    assert.equal(secrets.verify("visitor-token", "a text", signature), true);
    for (const purpose of ["cursor:keys", "visitor-token:", "", "check-value", "idempotency"]) {
      assert.equal(secrets.verify(purpose, "a text", signature), false, purpose);
    }
    const encrypted = secrets.encrypt("provider-key", "a text", "row");
    assert.equal(secrets.decrypt("provider-key", encrypted, "row"), "a text");
    assert.throws(() => secrets.decrypt("toolbox-headers", encrypted, "row"));
    assert.throws(() => secrets.decrypt("provider-key", encrypted, "another row"));
  });

  test("before it was replaced is still accepted, and not longer than the former secret is known", () => {
    const signature = createSecrets(former, null).sign("visitor-token", "a text");
    assert.equal(createSecrets(current, former).verify("visitor-token", "a text", signature), true);
    assert.equal(createSecrets(current, null).verify("visitor-token", "a text", signature), false);
  });
});
