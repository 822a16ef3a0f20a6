import assert from "node:assert/strict";
import { test } from "node:test";
import { bombLists } from "./attacks/bomb-lists.ts";

test("an attack of sign-ups sends no victim more than one mail a day, and an honest person among them gets theirs", async () => {
  const found = await bombLists({ signUps: 1_200, victims: 120, workspaces: 3, days: 2, mailsAnHour: 60 });
  assert.equal(found.answers, "202", "every sign-up is answered alike");
  assert.ok(found.mails > 120, `${found.mails} mails: the attack would have sent more`);
  assert.equal(found.mostForMailboxOnADay, 1);
  assert.ok(found.mostInAnHour <= 60, `${found.mostInAnHour} in an hour`);
  assert.deepEqual(found.honest, { mails: 1, isConfirmed: true, hoursWaited: 0 });
});
