import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { signUp } from "../../../testing/client.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { mailingRetention } from "../index.ts";
import { type CampaignDesk, deskOf, startCampaignDesk } from "../testing/start-campaign-desk.ts";

let desk: CampaignDesk;
before(async () => {
  desk = await startCampaignDesk();
});
after(() => desk.stop());

const dayMs = 86_400_000;

async function endBefore({ owner, server }: CampaignDesk, before: number, limit = 100): Promise<number> {
  const { kernel } = server.server;
  const workspaceId = WorkspaceId.parse(owner.workspaceId)!;
  return inTransaction(kernel.database, (tx) =>
    mailingRetention.eraseBefore(kernel, tx, { workspaceId, before: new Date(before), limit }),
  );
}

test("who was sent what ends by age; the report keeps its counts, and nobody gets the mail again", async () => {
  const readers = await desk.subscribe(5);
  desk.smtp.refuse = (to) => (to === readers[0]!.email ? { code: 550 } : undefined);
  const id = await desk.draft({ tracksOpens: true });
  await desk.order(id, "send");
  await desk.untilStatus(id, "sent");
  desk.smtp.refuse = () => undefined;
  const opened = desk.smtp.mails.find(({ to }) => to === readers[1]!.email)!.content.replaceAll("=\r\n", "");
  await desk.server.client.get(/\/newsletter\/open\/[\w-]+/.exec(opened)![0]);
  const report = async () => (await desk.client.get(`/api/newsletter/campaigns/${id}/report`)).body;
  const before = await until(async () => ((await report()).opened === 1 ? report() : undefined));
  assert.deepEqual([before.mailings.sent, before.mailings.failed, before.domains.length], [4, 1, 1]);

  assert.equal(await endBefore(desk, Date.now() - dayMs), 0);
  // Another workspace's age ends nothing here, and neither does that of a campaign that is being sent.
  const other = await deskOf(desk.server, desk.smtp, await signUp(desk.server.client));
  assert.equal(await endBefore(other, Date.now() + dayMs), 0);
  const [late] = await other.subscribe(1);
  desk.smtp.refuse = (to) => (to === late!.email ? { code: 450 } : undefined);
  const slow = await other.draft();
  await other.order(slow, "send");
  await until(async () => (await other.countsOf(slow)).deferred === 1);
  assert.equal(await endBefore(other, Date.now() + dayMs), 0);

  assert.equal(await endBefore(desk, Date.now() + dayMs, 3), 3);
  assert.deepEqual({ ...(await report()), domains: [] }, { ...before, domains: [] });
  assert.equal(await endBefore(desk, Date.now() + dayMs), 2);
  assert.deepEqual(await report(), { ...before, domains: [] });
  assert.deepEqual((await desk.client.get(`/api/newsletter/campaigns/${id}/mailings`)).body.data, []);
  assert.match((await desk.client.get(`/api/newsletter/campaigns/${id}/report.svg`)).text, /<svg/);
  assert.equal((await desk.order(id, "send")).body.code, "campaign-status-conflict");
  assert.equal(desk.smtp.mails.filter(({ to }) => to === readers[1]!.email).length, 1);
});
