import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

const people = 340;
const talks = 70;
let desk: Desk;
before(async () => {
  desk = await openDesk();
  const lines = Array.from({ length: people }, (_none, at) => `Person ${at},p${at}@long.example,Call me.`);
  const csv = ["name,email,message", ...lines].join("\n");
  const type = { headers: { "content-type": "text/csv" } };
  const { status, text } = await desk.owner.client.post("/api/leads/import", csv, type);
  assert.equal(status, 200, text);
  for (let at = 0; at < talks; at++) await desk.say("Hello", { context: { name: `Visitor ${at}` } });
});
after(() => desk?.stop());

const topOf = (page: Page, scroller: string) =>
  page.locator(scroller).evaluate((element) => (element as unknown as { scrollTop: number }).scrollTop);

/** Turns the wheel over a place until `found` is in it. */
async function scrollTo(page: Page, scroller: string, found: ReturnType<Page["locator"]>): Promise<void> {
  await page.locator(scroller).hover();
  while ((await found.count()) === 0) {
    await page.mouse.wheel(0, 700);
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  }
}

test("hundreds of leads scroll to the last, few of them are drawn, and the focus and the place stay", async () => {
  await desk.work("/console/leads", async (page) => {
    const scroller = ".leads .scroll";
    const rows = page.locator(".leads tbody tr");
    const first = page.getByRole("button", { name: `Person ${people - 1}`, exact: true });
    await first.focus();
    await scrollTo(page, scroller, page.getByRole("button", { name: "Person 0", exact: true }));
    assert.ok((await rows.count()) < 60, `${await rows.count()} rows are drawn`);
    assert.equal(await page.getByRole("table").getAttribute("aria-rowcount"), String(people + 1));
    assert.equal(await rows.last().getAttribute("aria-rowindex"), String(people + 1));
    assert.ok(await first.evaluate((element) => element.matches(":focus")));
    const lead = (await desk.owner.client.get("/api/leads?email=p3@long.example")).body.data[0];
    const state = page.getByRole("combobox", { name: `State: ${lead.name}`, exact: true });
    await state.waitFor();
    await desk.owner.client.call("PATCH", `/api/leads/${lead.id}`, { body: { status: "won" } });
    await page.waitForFunction((name) => {
      const selector = `select[aria-label="State: ${name}"]`;
      const { document } = globalThis as unknown as { document: { querySelector(found: string): { value: string } } };
      return document.querySelector(selector)?.value === "won";
    }, lead.name);
    await state.focus();
    await page.keyboard.press("ArrowDown");
    await until(async () => (await desk.owner.client.get(`/api/leads/${lead.id}`)).body.status === "lost");
    assert.deepEqual(await findFaults(page), []);
    const before = await topOf(page, scroller);
    await page.getByRole("link", { name: "Knowledge" }).click();
    await page.getByRole("heading", { level: 1, name: "Knowledge" }).waitFor();
    await page.getByRole("link", { name: "Leads" }).click();
    await rows.first().waitFor();
    assert.ok(Math.abs((await topOf(page, scroller)) - before) < 100);
  });
});

test("a column of the board scrolls to its last lead, which moves on by the arrow keys with the focus", async () => {
  await desk.work("/console/leads?view=board", async (page) => {
    const column = (name: string) => page.getByRole("region", { name, exact: true });
    const card = column("new").getByRole("button", { name: /^Person 0 / });
    await column("new").getByRole("listitem").first().waitFor();
    await scrollTo(page, ".board .column:first-child .cards", card);
    const item = column("new").getByRole("listitem").last();
    const [at, of] = [await item.getAttribute("aria-posinset"), await item.getAttribute("aria-setsize")];
    assert.equal(at, of);
    assert.ok((await column("new").getByRole("listitem").count()) < 60);
    await card.press("ArrowRight");
    await column("contacted")
      .getByRole("button", { name: /^Person 0 / })
      .and(page.locator(":focus"))
      .waitFor();
    assert.deepEqual(await findFaults(page), []);
  });
});

test("the list of conversations goes along with j and k, and keeps its place while another page is shown", async () => {
  await desk.work("/console/inbox?show=open", async (page) => {
    const rows = page.locator(".rows li");
    const open = page.locator(".rows a[aria-current]");
    await rows.first().waitFor();
    for (let step = 1; step <= 45; step++) {
      await page.keyboard.press("j");
      await page.locator(`.rows li[aria-posinset="${step}"] a[aria-current]`).waitFor();
    }
    assert.ok((await rows.count()) < 40, `${await rows.count()} rows are drawn`);
    assert.equal(await rows.first().getAttribute("aria-setsize"), String(talks));
    await page.keyboard.press("k");
    await page.locator('.rows li[aria-posinset="44"] a[aria-current]').waitFor();
    assert.ok(await open.isVisible());
    const before = await topOf(page, ".rows");
    assert.ok(before > 2_000, `${before} px from the top`);
    await page.getByRole("link", { name: "Knowledge" }).click();
    await page.getByRole("heading", { level: 1, name: "Knowledge" }).waitFor();
    await page.goBack();
    await open.waitFor();
    assert.ok(Math.abs((await topOf(page, ".rows")) - before) < 100);
    assert.deepEqual(await findFaults(page), []);
  });
});
