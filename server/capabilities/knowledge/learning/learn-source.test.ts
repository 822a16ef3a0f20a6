import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { openWorkshop, type Workshop } from "../testing/workshop.ts";
import { learntBy, pagesBy } from "./testing/learnt-by.ts";
import { type LocalSite, pageOf, serveSite } from "./testing/local-site.ts";

const kettles = `<p>We make copper kettles by hand since 1962.</p><a href="/prices">What they cost</a>`;
const prices = `<table><tr><th>Kettle</th><th>Price</th></tr><tr><td>Small kettle</td><td>49 euros</td></tr>
<tr><td>Large kettle</td><td>74 euros</td></tr></table>`;
const about = `<h2>Opening hours</h2><p>The workshop is open from Tuesday to Saturday, 10 a.m. to 5 p.m.</p>`;

let site: LocalSite;
let node: TestServer;
let workshop: Workshop;
before(async () => {
  site = await serveSite({
    "/": pageOf("Welcome", kettles),
    "/prices": pageOf("Prices", prices),
    "/about": pageOf("About us", about),
    "/imprint": pageOf("Imprint", "<p>Marsh Kettles Limited is registered in England.</p>"),
  });
  node = await startTestServer({ settings: site.settings });
  workshop = await openWorkshop(node);
});
after(async () => {
  await node.stop();
  await site.stop();
});

const learnt = (id: string) => learntBy(workshop, id);
const pagesOf = (id: string) => pagesBy(workshop, site, id);

describe("a site", () => {
  test("is learnt page by page, once, with what only its footer says", async () => {
    const { status, body } = await workshop.teach({ type: "site", url: site.url });
    assert.deepEqual([status, body.status, body.type, body.documentId], [201, "pending", "site", null]);
    assert.equal((await learnt(body.id)).status, "indexed");
    assert.ok(site.most() <= 2, `${site.most()} requests at a time`);
    const pages = await pagesOf(body.id);
    for (const path of ["/", "/prices", "/about", "/imprint"]) assert.equal(pages[path]?.status, "indexed", path);
    const asked = async (message: string) => (await workshop.person.client.post("/api/chatbot/send", { message })).body;
    const price = await asked("What does the large kettle cost?");
    assert.match(price.aiResponse, /74 euros/);
    assert.equal(price.citations[0].url, `${site.url}/prices`);
    const [found] = await workshop.find("Harbour Lane Whitby telephone");
    assert.match(found!.text, /12 Harbour Lane/);
    const all = await workshop.find("Harbour Lane", node);
    assert.equal(all.filter(({ text }) => text.includes("Harbour Lane")).length, 1);
    const events = await workshop.events();
    assert.deepEqual(
      events.map(({ type }) => type),
      ["source.started", "source.indexed"],
    );
  });

  test("is brought in step: new versions of what changed, nothing of what did not", async () => {
    const { body } = await workshop.teach({ type: "site", url: `${site.url}/about`, include: ["/about", "/visit"] });
    await learnt(body.id);
    const versionsOf = async () => (await workshop.get(`/sources/${body.id}/versions?limit=100`)).body.data.length;
    const before = await versionsOf();
    await workshop.person.client.post(`/api/knowledge/sources/${body.id}/refresh`, {});
    await learnt(body.id);
    assert.equal(await versionsOf(), before);
    site.pages.set("/about", pageOf("About us", `${about}<p>Dogs may come along. <a href="/visit">Visit us</a></p>`));
    site.pages.set("/visit", pageOf("Visit us", "<p>The bus 93 stops at the harbour.</p>"));
    await workshop.person.client.post(`/api/knowledge/sources/${body.id}/refresh`, {});
    assert.equal((await learnt(body.id)).status, "indexed");
    assert.match((await workshop.find("Which bus stops at the harbour?"))[0]!.text, /bus 93/);
    assert.match((await workshop.find("May dogs come along?"))[0]!.text, /Dogs may come/);
  });
});

describe("a page", () => {
  test("is learnt with what only its footer says", async () => {
    const shop = await openWorkshop(node);
    const { id } = await shop.taught({ type: "url", url: `${site.url}/prices` });
    assert.equal((await learntBy(shop, id)).status, "indexed");
    const found = await shop.find("Harbour Lane Whitby telephone");
    assert.equal(found.filter(({ text }) => text.includes("12 Harbour Lane")).length, 1);
  });
});

describe("a site that asks to wait", () => {
  test("is asked again later for that page alone", async () => {
    let isBusy = true;
    const busy = await serveSite({
      "/": '<main><h1>Ferries</h1><p>Two ferries cross the bay.</p><a href="/first">One</a><a href="/second">Two</a></main>',
      "/first": () => {
        const answer = isBusy
          ? { status: 429, headers: { "retry-after": "1" } }
          : pageOf("First", "<p>It sails at six.</p>");
        isBusy = false;
        return answer;
      },
      "/second": pageOf("Second", "<p>The other one sails at noon.</p>"),
    });
    const other = await startTestServer({ settings: busy.settings });
    try {
      const shop = await openWorkshop(other);
      const { id } = await shop.taught({ type: "site", url: busy.url });
      assert.equal((await learntBy(shop, id)).status, "indexed");
      const pages = await pagesBy(shop, busy, id);
      for (const path of ["/first", "/second"]) assert.equal(pages[path]?.status, "indexed", path);
      const timesOf = (path: string) => busy.requests.filter((request) => request.path === path).length;
      assert.deepEqual(["/first", "/second"].map(timesOf), [2, 1]);
    } finally {
      await other.stop();
      await busy.stop();
    }
  });
});
