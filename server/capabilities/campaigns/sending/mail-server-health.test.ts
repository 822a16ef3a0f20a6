import assert from "node:assert/strict";
import { test } from "node:test";
import { MailServerHealth } from "./mail-server-health.ts";
import { pace } from "./pace.ts";

/** A server at which so many mails broke in a row. */
function broken(times: number, failures = 0): MailServerHealth {
  const health = new MailServerHealth(failures);
  for (let index = 0; index < times; index++) health.noteBreak();
  return health;
}

test("a server is unreachable after so many breaks in a row, and not one sooner", () => {
  assert.equal(broken(pace.breaksUntilPause - 1).state, "answering");
  assert.equal(broken(pace.breaksUntilPause).state, "unreachable");
});

test("an answer of any kind ends the row of breaks", () => {
  for (const answer of ["noteRefusal", "noteAcceptance"] as const) {
    const health = broken(pace.breaksUntilPause - 1);
    health[answer]();
    health.noteBreak();
    assert.equal(health.state, "answering", answer);
  }
});

test("a server that failed before is on trial until it accepts a mail, once", () => {
  const health = new MailServerHealth(2);
  assert.equal(health.state, "on-trial");
  health.noteRefusal();
  assert.equal(health.state, "on-trial", "a refusal proves nothing of the next mail");
  assert.deepEqual([health.noteAcceptance(), health.noteAcceptance()], [{ endsTrial: true }, { endsTrial: false }]);
  assert.deepEqual([health.state, health.failures], ["answering", 0]);
});
