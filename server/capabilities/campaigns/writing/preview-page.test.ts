import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type CampaignDesk, startCampaignDesk } from "../testing/start-campaign-desk.ts";

let desk: CampaignDesk;
before(async () => {
  desk = await startCampaignDesk();
});
after(() => desk?.stop());

const previewOf = async (id: string, query = "") =>
  (await desk.client.get(`/api/newsletter/campaigns/${id}/preview${query}`)).body;
const open = (url: string) => desk.server.client.get(url.slice(url.indexOf("/newsletter/")));

describe("the page of a preview", () => {
  test("shows the mail as it is now to whoever has its address, runs nothing and says nothing of the reader", async () => {
    const id = await desk.draft({ body: "Dear {{ name }}" });
    const { url } = await previewOf(id, "?name=Grace%20Hopper");
    assert.doesNotMatch(decodeURIComponent(url), /Grace|Hopper/);
    const page = await open(url);
    assert.equal(page.status, 200);
    assert.match(page.text, /Dear Grace Hopper/);
    const policy = page.headers.get("content-security-policy")!;
    assert.match(policy, /default-src 'none'.*frame-ancestors 'self'.*sandbox allow-popups/);
    assert.doesNotMatch(policy, /script|allow-same-origin/);
    await desk.client.call("PATCH", `/api/newsletter/campaigns/${id}`, { body: { body: "Farewell" } });
    assert.match((await open(url)).text, /Farewell/);
  });

  test("is not there for another address, and says what is wrong with the text", async () => {
    const id = await desk.draft();
    const { url } = await previewOf(id);
    for (const other of [url.replace("/preview/", "/preview/A"), url.slice(0, -4), "/newsletter/preview/sample"])
      assert.equal((await open(other)).status, 422, other);
    await desk.client.call("PATCH", `/api/newsletter/campaigns/${id}`, { body: { body: "{{ unknown }}" } });
    const page = await open(url);
    assert.deepEqual([page.status, /unknown/.test(page.text)], [422, true]);
  });
});

test("the report of a draft says how many would get it now, of the lists and of a segment", async () => {
  const readers = await desk.subscribe(3);
  const id = await desk.draft();
  const count = async () => (await desk.client.get(`/api/newsletter/campaigns/${id}/report`)).body.recipients;
  assert.equal(await count(), 3);
  await desk.client.post(`/api/newsletter/subscribers/${readers[0]!.id}/unsubscribe`, {});
  assert.equal(await count(), 2);
  const segment = await desk.owner.client.post("/api/segments", { name: "Nobody", filter: { tag: "nobody" } });
  await desk.client.call("PATCH", `/api/newsletter/campaigns/${id}`, { body: { segmentId: segment.body.id } });
  assert.equal(await count(), 0);
  await desk.client.call("PATCH", `/api/newsletter/campaigns/${id}`, { body: { listIds: [], segmentId: null } });
  assert.equal(await count(), 0);
});
