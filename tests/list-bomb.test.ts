import assert from "node:assert/strict";
import { test } from "node:test";
import { bombLists } from "./attacks/bomb-lists.ts";

test("an attack of sign-ups sends no victim more than two mails a day, and an honest person among them gets theirs", async () => {
  const found = await bombLists({ signUps: 1_000, victims: 100, workspaces: 3, days: 2, mailsAnHour: 8 });
  assert.equal(found.answers, "202", "every sign-up is answered alike");
  assert.ok(found.mails > 100, `${found.mails} mails: the attack would have sent more`);
  assert.equal(found.mostForMailboxOnADay, 2);
  assert.ok(found.mostInAnHour <= 8, `${found.mostInAnHour} in an hour`);
  const { hoursWaited, ...honest } = found.honest;
  assert.deepEqual(honest, { mails: 1, isConfirmed: true });
  // Those who attack have spent the limit of the hour; in the next one the honest person is the first.
  assert.ok(hoursWaited <= 1, `${hoursWaited} hours`);
});
