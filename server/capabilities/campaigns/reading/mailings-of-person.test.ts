import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type CampaignDesk, startCampaignDesk } from "../testing/start-campaign-desk.ts";

let desk: CampaignDesk;
before(async () => {
  desk = await startCampaignDesk();
});
after(() => desk.stop());

test("the campaigns that a person was sent are in the export and the timeline, and end with an erasure", async () => {
  const [reader, other] = await desk.subscribe(2);
  const id = await desk.draft({ name: "Spring letter" });
  await desk.order(id, "send");
  await desk.untilStatus(id, "sent");
  const { client } = desk.owner;
  const { body: contact } = await client.post("/api/contacts", { name: "Ada", email: reader!.email });

  const exported = (await client.get(`/api/contacts/${contact.id}/export`)).text;
  assert.match(exported, /"campaign":\{[^}]*"name":"Spring letter"/);
  assert.ok(!exported.includes(other!.email));
  const { data } = (await client.get(`/api/contacts/${contact.id}/timeline`)).body;
  const entry = data.find(({ kind }: { kind: string }) => kind === "campaign");
  assert.deepEqual([entry?.id, entry?.summary], [id, "Campaign: Spring letter"]);

  const erased = await client.post(`/api/contacts/${contact.id}/erase`);
  assert.equal(erased.status, 200, erased.text);
  assert.equal(erased.body.counts.mailings, 1, erased.text);
  const mailings = (await client.get(`/api/newsletter/campaigns/${id}/mailings`)).body.data;
  assert.deepEqual(
    mailings.map(({ subscriberId }: { subscriberId: string }) => subscriberId),
    [other!.id],
  );
});
