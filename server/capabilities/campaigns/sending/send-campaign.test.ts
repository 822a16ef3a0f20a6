import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { headerOf } from "../../../testing/providers/mail-server.ts";
import { until } from "../../../testing/until.ts";
import { mailTokens } from "../../newsletter/index.ts";
import { type CampaignDesk, deskOf, startCampaignDesk } from "../testing/start-campaign-desk.ts";

let first: CampaignDesk;
before(async () => {
  first = await startCampaignDesk();
});
after(() => first.stop());
afterEach(() => {
  Object.assign(first.smtp, { refuse: () => undefined, refuseWhole: () => undefined, cuts: 0, silences: 0 });
});

/** Another workspace for each test. */
const freshDesk = async () => deskOf(first.server, first.smtp, await signUp(first.server.client));
const mailsTo = (email: string) => first.smtp.mails.filter(({ to }) => to === email);
const eventTypesOf = async ({ server, owner }: CampaignDesk) =>
  (await eventsOf(server, owner.workspaceId)).map(({ type }) => type).filter((type) => type.startsWith("campaign."));

describe("a campaign", () => {
  test("reaches each recipient once, with everything that leaving by one click needs", async () => {
    const readers = await first.subscribe(120, { name: "Ada Lovelace" });
    const id = await first.draft({ replyTo: "ask@shop.example" });
    const sent = await first.order(id, "send");
    assert.equal(sent.status, 200, sent.text);
    await first.untilStatus(id, "sent");
    assert.deepEqual(await first.countsOf(id), { sent: 120 });
    for (const { email } of readers) assert.equal(mailsTo(email).length, 1);
    const reader = readers[0]!;
    const mail = mailsTo(reader.email)[0]!;
    assert.equal(headerOf(mail, "subject"), "Hello Ada");
    assert.equal(headerOf(mail, "from"), "The Shop <news@shop.example>");
    assert.equal(headerOf(mail, "reply-to"), "ask@shop.example");
    assert.equal(headerOf(mail, "precedence"), "bulk");
    assert.equal(headerOf(mail, "list-unsubscribe-post"), "List-Unsubscribe=One-Click");
    const leave = /^<.*\/newsletter\/leave\/([\w-]+)>$/.exec(headerOf(mail, "list-unsubscribe"));
    const { kernel } = first.server.server;
    assert.equal((await mailTokens.readLink(kernel, leave![1]!))?.subscriberId, reader.uuid);
    const bounce = /^<([a-z2-7]{45})@shop\.example>$/.exec(headerOf(mail, "message-id"));
    assert.equal((await mailTokens.readBounce(kernel, bounce![1]!))?.subscriberId, reader.uuid);
    const record = (await first.owner.client.get("/api/settings/mail")).body.dkim.record.value;
    const { results } = await dkimVerify(mail.content, { resolver: async () => [[record]] });
    assert.equal(results[0]!.status.result, "pass");
    assert.match(headerOf(mail, "dkim-signature"), /List-Unsubscribe-Post/i);
    assert.equal((await first.order(id, "send")).body.code, "campaign-status-conflict");
    assert.deepEqual(await eventTypesOf(first), ["campaign.started", "campaign.sent"]);
  });

  test("goes on from where it was paused, and hands nothing over meanwhile", async () => {
    const desk = await freshDesk();
    await desk.subscribe(400);
    const id = await desk.draft({ ratePerMinute: 600 });
    await desk.order(id, "send");
    await until(async () => ((await desk.countsOf(id)).sent ?? 0) >= 10);
    assert.equal((await desk.order(id, "pause")).body.pauseReason, "member");
    await until(async () => (await desk.countsOf(id)).handed === undefined);
    const { sent } = await desk.countsOf(id);
    assert.equal((await desk.order(id, "send")).body.code, "campaign-status-conflict");
    moveClock(desk.server, 60_000);
    assert.deepEqual(await desk.countsOf(id), { queued: 400 - sent!, sent });
    assert.equal((await desk.order(id, "schedule", { at: "2099-01-01T00:00", timeZone: "UTC" })).status, 400);
    assert.equal((await desk.order(id, "resume")).body.status, "sending");
    const ended = until(async () => {
      moveClock(desk.server, 5_000);
      return (await desk.client.get(`/api/newsletter/campaigns/${id}`)).body.status === "sent";
    });
    await ended;
    assert.deepEqual(await desk.countsOf(id), { sent: 400 });
  });

  test("that is cancelled sends nothing more, and is not resumed", async () => {
    const desk = await freshDesk();
    await desk.subscribe(300);
    const id = await desk.draft({ ratePerMinute: 60 });
    await desk.order(id, "send");
    await until(async () => ((await desk.countsOf(id)).sent ?? 0) >= 1);
    assert.equal((await desk.order(id, "cancel")).body.status, "cancelled");
    for (const step of ["resume", "pause", "send", "cancel"]) {
      assert.equal((await desk.order(id, step)).body.code, "campaign-status-conflict", step);
    }
    assert.deepEqual(await eventTypesOf(desk), ["campaign.started", "campaign.cancelled"]);
  });

  test("skips those who left, bounced or were erased since it was ordered", async () => {
    const desk = await freshDesk();
    const readers = await desk.subscribe(4);
    const { pool } = desk.server.server.kernel.database;
    const id = await desk.draft({ ratePerMinute: 60 });
    await desk.order(id, "send");
    await until(async () => (await desk.countsOf(id)).sent === 1);
    const left = readers.filter(({ email }) => mailsTo(email).length === 0);
    assert.equal(left.length, 3);
    await pool.query("update subscription set status = 'unsubscribed' where subscriber_id = $1", [left[0]!.uuid]);
    await pool.query("update subscriber set state = 'bounced' where id = $1", [left[1]!.uuid]);
    await pool.query("update subscriber set state = 'erased', email = null where id = $1", [left[2]!.uuid]);
    await until(async () => {
      moveClock(desk.server, 2_000);
      return (await desk.client.get(`/api/newsletter/campaigns/${id}`)).body.status === "sent";
    });
    assert.deepEqual(await desk.countsOf(id), { sent: 1, skipped: 3 });
  });
});

describe("what mail servers say", () => {
  test("a refusal for good is final, one for now is tried again later, and its domain is left in peace", async () => {
    const desk = await freshDesk();
    const [gone] = await desk.subscribe(1, { domain: "gone.example" });
    const full = await desk.subscribe(20, { domain: "full.example" });
    await desk.subscribe(5, { domain: "fine.example" });
    let isFull = true;
    let refusals = 0;
    desk.smtp.refuse = (to) => {
      if (to === gone!.email) return { code: 550 };
      if (!to.endsWith("@full.example") || !isFull) return undefined;
      refusals++;
      return { code: 452 };
    };
    const id = await desk.draft();
    await desk.order(id, "send");
    await until(async () => {
      const { sent, failed, deferred } = await desk.countsOf(id);
      return sent === 5 && failed === 1 && deferred === 20;
    });
    assert.deepEqual(await desk.countsOf(id), { failed: 1, deferred: 20, sent: 5 });
    const { body } = await desk.client.get(`/api/newsletter/campaigns/${id}/mailings?status=failed`);
    assert.deepEqual(
      body.data.map((each: { reason: string }) => each.reason),
      ["The mail server refused the mail with code 550."],
    );
    isFull = false;
    const before = refusals;
    await until(async () => {
      moveClock(desk.server, 60_000);
      return (await desk.client.get(`/api/newsletter/campaigns/${id}`)).body.status === "sent";
    });
    assert.deepEqual([refusals, await desk.countsOf(id)], [before, { failed: 1, sent: 25 }]);
    for (const { email } of full) assert.equal(mailsTo(email).length, 1);
  });

  test("a mail of which the answer was lost is unknown, and is sent again by a member alone", async () => {
    const desk = await freshDesk();
    const [reader] = await desk.subscribe(1);
    // The mail that greets the new owner must not take the silence.
    await until(() => mailsTo(desk.owner.email).length === 1);
    desk.smtp.silences = 1;
    const id = await desk.draft();
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    assert.deepEqual([await desk.countsOf(id), mailsTo(reader!.email).length], [{ unknown: 1 }, 1]);
    const path = `/api/newsletter/campaigns/${id}/mailings/${reader!.id}/release`;
    const other = await freshDesk();
    assert.equal((await other.client.post(path)).status, 404);
    assert.equal((await desk.client.post(path)).status, 204);
    await until(async () => (await desk.countsOf(id)).sent === 1);
    await desk.untilStatus(id, "sent");
    const messageIds = mailsTo(reader!.email).map((mail) => headerOf(mail, "message-id"));
    assert.deepEqual([messageIds.length, new Set(messageIds).size], [2, 1]);
    assert.equal((await desk.client.post(path)).body.code, "mailing-status-conflict");
  });

  test("a campaign waits for a mail server that cannot be reached, and goes on by itself", async (t) => {
    const desk = await startCampaignDesk();
    t.after(() => desk.stop());
    await desk.subscribe(10);
    const operator = desk.owner.client;
    const settings = { from: "Shop <news@shop.example>", dkim: { domain: "shop.example", selector: "p1" } };
    assert.equal(
      (await operator.call("PUT", "/api/settings/mail", { body: { ...settings, smtpUrl: "smtp://127.0.0.1:1" } }))
        .status,
      200,
    );
    const id = await desk.draft();
    await desk.order(id, "send");
    const paused = await desk.untilStatus(id, "paused");
    assert.equal(paused.pauseReason, "mail-server");
    assert.equal(desk.smtp.mails.length, 0);
    assert.equal(
      (await operator.call("PUT", "/api/settings/mail", { body: { ...settings, smtpUrl: desk.smtp.url } })).status,
      200,
    );
    await until(async () => {
      moveClock(desk.server, 60_000);
      return (await desk.client.get(`/api/newsletter/campaigns/${id}`)).body.status === "sent";
    });
    assert.deepEqual(await desk.countsOf(id), { sent: 10 });
    const types = await eventTypesOf(desk);
    assert.deepEqual(types, ["campaign.started", "campaign.paused", "campaign.sent"]);
  });

  test("a mailbox that the mail server does not know gets no further mails, a full or blocked one does", async () => {
    const desk = await freshDesk();
    const [gone, full, blocked] = await desk.subscribe(3, { domain: "picky.example" });
    const says = new Map([
      [gone!.email, "5.1.1 User unknown"],
      [full!.email, "5.2.2 Mailbox is full"],
      [blocked!.email, "5.7.1 Message rejected as spam"],
    ]);
    desk.smtp.refuse = (to) => (says.has(to) ? { code: 550, says: says.get(to)! } : undefined);
    const id = await desk.draft();
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    assert.deepEqual(await desk.countsOf(id), { failed: 3 });
    const statusOf = async (reader: string) =>
      (await desk.client.get(`/api/newsletter/subscribers/${reader}`)).body.status;
    await until(async () => (await statusOf(gone!.id)) === "bounced");
    assert.deepEqual([await statusOf(full!.id), await statusOf(blocked!.id)], ["confirmed", "confirmed"]);
    const { data } = (await desk.client.get("/api/newsletter/bounces")).body;
    assert.deepEqual(
      data.map(({ subscriberId, kind, reason, status }: Record<string, string>) => [
        subscriberId,
        kind,
        reason,
        status,
      ]),
      [[gone!.id, "hard", "mailbox-unknown", "5.1.1"]],
    );
  });

  test("too many refusals for good pause a campaign until a member lets it go on", async () => {
    const desk = await freshDesk();
    await desk.subscribe(700, { domain: "dead.example" });
    desk.smtp.refuse = (to) => (to.endsWith("@dead.example") ? { code: 550 } : undefined);
    const id = await desk.draft();
    await desk.order(id, "send");
    const paused = await desk.untilStatus(id, "paused");
    assert.equal(paused.pauseReason, "bounces");
    await until(async () => (await desk.countsOf(id)).handed === undefined);
    const { failed, queued } = await desk.countsOf(id);
    assert.ok(failed! >= 20 && queued! > 0, `${failed} failed, ${queued} wait`);
    desk.smtp.refuse = () => undefined;
    await desk.order(id, "resume");
    await desk.untilStatus(id, "sent");
    assert.deepEqual(await desk.countsOf(id), { failed, sent: 700 - failed! });
  });
});

describe("pace", () => {
  test("a domain gets its mails at its own rate, and the others do not wait for it", async () => {
    const desk = await freshDesk();
    await desk.subscribe(30, { domain: "slow.example" });
    await desk.subscribe(3, { domain: "other.example" });
    const id = await desk.draft({ domainRatePerMinute: 6 });
    await desk.order(id, "send");
    await until(async () => ((await desk.countsOf(id)).sent ?? 0) >= 2);
    const { body } = await desk.client.get(`/api/newsletter/campaigns/${id}/report`);
    assert.ok(body.domains.every(({ sent }: { sent: number }) => sent <= 1));
    moveClock(desk.server, 60_500);
    await until(async () => ((await desk.countsOf(id)).sent ?? 0) === 10);
    const later = await desk.client.get(`/api/newsletter/campaigns/${id}/report`);
    assert.deepEqual(
      later.body.domains.map(({ domain, sent }: { domain: string; sent: number }) => [domain, sent]),
      [
        ["slow.example", 7],
        ["other.example", 3],
      ],
    );
    await desk.order(id, "cancel");
  });
});
