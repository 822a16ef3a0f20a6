import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { signUp, type TestAnswer } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { type DeliveredMail, headerOf } from "../../../testing/providers/mail-server.ts";
import { until } from "../../../testing/until.ts";
import { CampaignId } from "../ids.ts";
import { type CampaignDesk, deskOf, startCampaignDesk } from "../testing/start-campaign-desk.ts";

/** A mail that Postfix returned, and what stands in it in place of a token. */
const report = readFileSync(
  new URL("../../newsletter/bouncing/testing/mails/postfix-unknown-user.hard.eml", import.meta.url),
  "latin1",
);
let imported = 0;
const written = "mfzgk2lomvzxi4tfon2g633ljz2w4zlmmvsxa5dfnzrws";

let first: CampaignDesk;
before(async () => {
  first = await startCampaignDesk();
  stopClock(first);
});
after(() => first.stop());

/** The rest of a campaign stays unsent, however long a test takes: its time passes by `moveClock` alone. */
function stopClock({ server }: CampaignDesk): void {
  const { kernel } = server.server;
  const { clock } = kernel;
  const nowMs = clock.now();
  kernel.clock = { now: () => nowMs, elapsed: () => clock.elapsed() };
}

/** A campaign that has sent so many of its mails and goes on slowly. */
async function startSlowCampaign(desk: CampaignDesk, sent: number): Promise<{ id: string; got: string[] }> {
  const readers = await importReaders(desk, 400);
  const id = await desk.draft({ ratePerMinute: 600 });
  assert.equal((await desk.order(id, "send")).status, 200);
  await until(async () => {
    moveClock(desk.server, 1_000);
    return ((await desk.countsOf(id)).sent ?? 0) >= sent;
  });
  return { id, got: readers.filter((email) => mailTo(desk, email) !== undefined).slice(0, sent) };
}

/** The newsletter knows the addresses of these readers by its own hash, as a report that names one needs. */
async function importReaders(desk: CampaignDesk, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `late${++imported}@example.com`);
  const { data } = (await desk.client.get("/api/newsletter/lists")).body;
  const { slug } = data.find(({ id }: { id: string }) => id === desk.listId);
  const rows = emails.map((email) => `${email},${slug},2026-01-01T00:00:00Z,Yes`);
  const file = ["email,list,confirmedAt,consent", ...rows].join("\n");
  const headers = { "content-type": "text/csv" };
  const { body, text } = await desk.client.post("/api/newsletter/subscribers/import", file, { headers });
  assert.equal(body.created, count, text);
  return emails;
}

const mailTo = ({ smtp }: CampaignDesk, email: string): DeliveredMail | undefined =>
  smtp.mails.find(({ to }) => to === email);

const statusOf = async (desk: CampaignDesk, id: string) => {
  const { body } = await desk.client.get(`/api/newsletter/campaigns/${id}`);
  return [body.status, body.pauseReason];
};

function counted(answer: TestAnswer): void {
  assert.deepEqual([answer.status, answer.body.data?.[0]?.outcome], [200, "counted"], answer.text);
}

test("mails that come back late pause a campaign, until a member lets it go on", async () => {
  const desk = await deskOf(first.server, first.smtp, await signUp(first.server.client));
  const { id, got } = await startSlowCampaign(desk, 40);
  const { body } = await desk.client.post("/api/newsletter/bounces/address");
  const path = new URL(body.url).pathname;
  const comeBack = async (email: string) => {
    const token = /^<([a-z2-7]{45})@/.exec(headerOf(mailTo(desk, email)!, "message-id"))![1]!;
    const headers = { "content-type": "message/rfc822" };
    counted(await desk.server.client.call("POST", path, { body: report.replaceAll(written, token), headers }));
  };
  for (const reader of got.slice(0, 19)) await comeBack(reader);
  await until(async () => (await desk.countsOf(id)).bounced === 19);
  assert.deepEqual(await statusOf(desk, id), ["sending", null]);
  await comeBack(got[19]!);
  await desk.untilStatus(id, "paused");
  assert.deepEqual(await statusOf(desk, id), ["paused", "bounces"]);

  assert.equal((await desk.order(id, "resume")).body.status, "sending");
  await comeBack(got[20]!);
  await until(async () => (await desk.countsOf(id)).bounced === 21);
  assert.deepEqual(await statusOf(desk, id), ["sending", null]);
  const told = (await eventsOf(desk.server, desk.owner.workspaceId)).filter(({ type }) => type.startsWith("campaign."));
  assert.deepEqual(
    told.map(({ type, data }) => [type, (data as { reason?: string }).reason]),
    [
      ["campaign.started", undefined],
      ["campaign.paused", "bounces"],
      ["campaign.started", undefined],
    ],
  );
  await desk.order(id, "cancel");
});

test("a mail service may report them by Message-ID or by address", async () => {
  const desk = await deskOf(first.server, first.smtp, await signUp(first.server.client));
  const { id, got } = await startSlowCampaign(desk, 40);
  const named = got.slice(0, 20).map((email, index) => {
    return index % 2 === 0 ? { email } : { messageId: headerOf(mailTo(desk, email)!, "message-id") };
  });
  const bounces = named.map((name) => ({ ...name, kind: "hard" }));
  const answer = await desk.client.post("/api/newsletter/bounces", { bounces });
  assert.ok(
    answer.body.data.every(({ outcome }: { outcome: string }) => outcome === "counted"),
    answer.text,
  );
  const paused = await desk.untilStatus(id, "paused");
  assert.equal(paused.pauseReason, "bounces");
  assert.equal((await desk.countsOf(id)).bounced, 20);
  // A reader's own complaint, and a full mailbox, say nothing against the list.
  await desk.order(id, "resume");
  const rest = got.slice(20, 40).map((email, index) => ({ email, kind: index < 10 ? "complaint" : "soft" }));
  assert.equal((await desk.client.post("/api/newsletter/bounces", { bounces: rest })).status, 200);
  const before = (await desk.countsOf(id)).sent!;
  await until(async () => {
    moveClock(desk.server, 1_000);
    return (await desk.countsOf(id)).sent! > before;
  });
  assert.equal((await desk.countsOf(id)).bounced, 20);
  await desk.order(id, "cancel");
});

test("a campaign that waits for its mail server does not go on by itself once too many mails came back", async () => {
  const desk = await deskOf(first.server, first.smtp, await signUp(first.server.client));
  const { id, got } = await startSlowCampaign(desk, 40);
  const { pool } = desk.server.server.kernel.database;
  await pool.query(
    `update campaign set status = 'paused', pause_reason = 'mail-server', retry_at = now() + interval '10 days'
     where id = $1`,
    [CampaignId.parse(id)],
  );
  const bounces = got.slice(0, 20).map((email) => ({ email, kind: "hard" }));
  assert.equal((await desk.client.post("/api/newsletter/bounces", { bounces })).status, 200);
  await until(async () => (await statusOf(desk, id))[1] === "bounces");
  await desk.order(id, "cancel");
});
