import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import {
  type CampaignDesk,
  startCampaignDesk,
} from "../../server/capabilities/campaigns/testing/start-campaign-desk.ts";
import { headerOf } from "../../server/testing/providers/mail-server.ts";
import { until } from "../../server/testing/until.ts";
import { findPageFaults } from "./find-page-faults.ts";
import { openBrowser } from "./open-browser.ts";

let desk: CampaignDesk;
let browser: Browser;
before(async () => {
  [desk, browser] = await Promise.all([startCampaignDesk(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await desk?.stop();
});

const mailTo = (email: string) => until(async () => desk.smtp.mails.find(({ to }) => to === email));

async function sendTo(count: number, part: Record<string, unknown>) {
  const readers = await desk.subscribe(count, { name: "Ada Lovelace" });
  const id = await desk.draft(part);
  const sent = await desk.order(id, "send");
  assert.equal(sent.status, 200, sent.text);
  await desk.untilStatus(id, "sent");
  return { id, readers };
}

/** Mails fold long lines in a way that this undoes. */
const linkTo = (page: string, { content }: { content: string }): string => {
  const found = new RegExp(`http://[^\\s"<>]*/newsletter/${page}/[\\w-]+`).exec(content.replaceAll("=\r\n", ""));
  assert.ok(found, content);
  return found[0];
};

test("a campaign is read in the browser by everybody, and holds nothing that runs", async () => {
  const body = [
    '# Hello {{ firstName | "friend" }}',
    "The shop has **new hours**, and [a map](https://shop.example/map).",
    "| Day | Open |\n|---|---|\n| Monday | 9 to 18 |",
    "<script>document.title = 'taken'</script>",
  ].join("\n\n");
  const { readers } = await sendTo(1, { body });
  // The policy of the page lets nothing run, not even what looks for faults.
  const page = await browser.newPage({ bypassCSP: true });
  const answer = await page.goto(linkTo("view", (await mailTo(readers[0]!.email))!));
  assert.equal(answer?.status(), 200);
  assert.match(answer.headers()["content-security-policy"] ?? "", /default-src 'none'/);
  assert.equal(await page.locator("h1").innerText(), "Hello Ada");
  assert.notEqual(await page.title(), "taken");
  assert.deepEqual(await findPageFaults(page), []);
  await page.close();
});

test("a reader chooses lists behind the link in a mail, and the mail program leaves with one click", async () => {
  const { readers } = await sendTo(1, {});
  const { id, email } = readers[0]!;
  const mail = (await mailTo(email))!;
  const statusOf = async () => (await desk.client.get(`/api/newsletter/subscribers/${id}`)).body.status;
  const page = await browser.newPage();
  await page.goto(linkTo("preferences", mail));
  assert.ok(await page.getByLabel("News").isChecked());
  await page.close();
  assert.equal(await statusOf(), "confirmed");

  assert.equal(headerOf(mail, "list-unsubscribe-post"), "List-Unsubscribe=One-Click");
  const url = headerOf(mail, "list-unsubscribe").replace(/^<|>$/g, "");
  // As RFC 8058 asks of mail programs: no cookie, no redirect.
  const left = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  assert.deepEqual([left.status, left.headers.get("set-cookie")], [200, null]);
  assert.equal(await statusOf(), "unsubscribed");
});
