import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { type CampaignDesk, deskOf } from "../../../server/capabilities/campaigns/testing/start-campaign-desk.ts";
import { type MailServer, startMailServer } from "../../../server/testing/providers/mail-server.ts";
import { type Desk, openDesk } from "./open-console.ts";

let desk: Desk;
let smtp: MailServer;
let campaigns: CampaignDesk;
before(async () => {
  desk = await openDesk();
  smtp = await startMailServer();
  campaigns = await deskOf(desk.server, smtp, desk.owner);
  await campaigns.subscribe(1, { name: hostile });
});
after(async () => {
  await desk?.stop();
  await smtp?.stop();
});

/** Each part would say so if it ran, in the page or in a frame of it. */
const run = "top.ran=1;window.ran=1;parent.postMessage('ran','*')";
const hostile = `<img src=x onerror="${run}"><script>${run}</script>`;
const parts = [
  hostile,
  `<svg onload="${run}"><a href="javascript:${run}">a</a></svg>`,
  `[link](javascript:${encodeURIComponent(run)})`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<form action="/api/auth/signout"><button>send</button></form>`,
  `<style>@import url(https://evil.example/x.css);</style>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
];

/** Some parts are refused as a whole. What is taken is shown together. */
async function partsTaken(): Promise<string> {
  const taken = ["# News"];
  for (const part of parts) {
    const id = await campaigns.draft({ body: `News\n\n${part}` });
    const { status } = await campaigns.client.get(`/api/newsletter/campaigns/${id}/preview`);
    if (status === 200) taken.push(part);
  }
  assert.ok(taken.length > 3, `${taken.length - 1} parts are taken`);
  return taken.join("\n\n");
}

/** Watches the page and its frames, and every address that is asked for. */
async function watch(page: Page): Promise<{ asked: string[]; hasRun: () => Promise<boolean> }> {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.evaluate("window.heard=0;addEventListener('message',({data})=>{if(data==='ran')window.heard=1})");
  return {
    asked,
    async hasRun() {
      const told = await Promise.all(
        page.frames().map((frame) => frame.evaluate("Boolean(window.ran||window.heard)").catch(() => false)),
      );
      return told.some(Boolean);
    },
  };
}

test("hostile Markdown and MJML run nothing in the preview, and ask nobody else for anything", async () => {
  const mjml = `<mjml><mj-head><mj-raw><script>${run}</script></mj-raw></mj-head><mj-body><mj-section><mj-column>
<mj-text>News ${hostile}</mj-text><mj-raw>${hostile}</mj-raw>
<mj-button href="javascript:${run}">press</mj-button></mj-column></mj-section></mj-body></mjml>`;
  for (const [format, body] of [
    ["markdown", await partsTaken()],
    ["markdown", parts.join("\n\n")],
    ["mjml", mjml],
    [
      "mjml",
      `<mjml><mj-body><mj-section><mj-column><mj-text>News ${hostile}</mj-text></mj-column></mj-section></mj-body></mjml>`,
    ],
  ] as const) {
    const id = await campaigns.draft({ name: hostile, subject: hostile, format, body });
    await desk.work("/console/newsletter", async (page) => {
      const { asked, hasRun } = await watch(page);
      await page.locator(`a[href$="${id}"]`).click();
      await page.getByRole("textbox", { name: "Text" }).waitFor();
      await page.locator("iframe, .told .bad").first().waitFor();
      if ((await page.locator("iframe").count()) > 0)
        await page.frameLocator("iframe").getByText("News").first().waitFor();
      assert.equal(await hasRun(), false, format);
      const frame = page.locator("iframe");
      if ((await frame.count()) > 0) {
        assert.doesNotMatch((await frame.getAttribute("sandbox"))!, /scripts|same-origin|forms|top-navigation/);
        const links = page
          .frameLocator("iframe")
          .locator("[href^='javascript:'], script, form, iframe, [onerror], [onload]");
        assert.equal(await links.count(), 0);
      }
      const foreign = asked.filter((url) => /^https?:/.test(url) && !url.startsWith(desk.server.url));
      assert.deepEqual(foreign, [], "nothing is loaded from elsewhere");
    });
  }
});

test("the preview's own address runs nothing when it is opened by itself, and no other site frames it", async () => {
  const id = await campaigns.draft({ body: await partsTaken() });
  const preview = (await campaigns.client.get(`/api/newsletter/campaigns/${id}/preview`)).body;
  const url = preview.url.slice(preview.url.indexOf("/newsletter/"));
  await desk.work("/console/newsletter", async (page) => {
    const answer = (await page.goto(url))!;
    const policy = answer.headers()["content-security-policy"]!;
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'self'/);
    assert.match(policy, /sandbox allow-popups/);
    assert.doesNotMatch(policy, /allow-scripts|allow-same-origin/);
    const origin = await page.evaluate<string>("origin");
    assert.equal(origin, "null", "it shares nothing with the console");
  });
});

test("hostile names of contacts, tags, fields, leads, segments and files are words and nothing else", async () => {
  const { client } = desk.owner;
  const custom = { [`${hostile}`.slice(0, 60)]: hostile };
  const person = {
    name: hostile,
    email: "evil@people.example",
    company: hostile,
    tags: [hostile.slice(0, 60)],
    custom,
  };
  const contact = await client.post("/api/contacts", person);
  assert.equal(contact.status, 201, contact.text);
  const consent = { given: true, text: hostile };
  await client.post("/api/leads", {
    name: hostile,
    email: "evil@people.example",
    message: hostile,
    source: hostile.slice(0, 99),
    consent,
  });
  await client.post("/api/segments", { name: hostile.slice(0, 90), filter: { q: "evil" } });
  await desk.work("/console/contacts", async (page) => {
    const { asked, hasRun } = await watch(page);
    await page.getByRole("row", { name: /onerror/ }).waitFor();
    await page.getByRole("button", { name: "Columns" }).click();
    const unchecked = page.locator(".column-menu input:not(:checked)");
    for (let left = await unchecked.count(); left > 0; left--) await unchecked.first().click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const file = {
      name: `${hostile.replaceAll("/", "")}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from(
        `Name;E-Mail;"${hostile.replaceAll('"', '""')}"\n"${hostile.replaceAll('"', '""')}";none;1\n`,
      ),
    };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("Nothing is stored yet.").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await hasRun(), false, "in the table and the import");
    await page
      .getByRole("link", { name: /onerror/ })
      .first()
      .click();
    await page.getByText("By a form").waitFor();
    await page.getByText("What the person saw").click();
    await page.getByRole("button", { name: "Change" }).click();
    assert.equal(await hasRun(), false, "on the page of the contact");
    await page.getByRole("link", { name: "Leads" }).click();
    await page.getByRole("button", { name: "Board" }).click();
    await page.getByRole("button", { name: /onerror/ }).click();
    await page.getByRole("dialog").waitFor();
    assert.equal(await hasRun(), false, "among the leads");
    assert.deepEqual(
      asked.filter((url) => url.endsWith("/x") || url.includes("evil.example")),
      [],
    );
  });
});
