import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
  for (const name of ["Ann Early", "Bob Late"])
    await desk.owner.client.post("/api/leads", {
      name,
      email: `${name.slice(0, 3)}@leads.example`,
      message: "Call me.",
    });
});
after(() => desk?.stop());

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Leads" }).waitFor();
const statusOf = async (name: string) =>
  (await desk.owner.client.get("/api/leads")).body.data.find((lead: { name: string }) => lead.name === name).status;
const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a lead is dragged to its state, and moved on by the arrow keys", async () => {
  await desk.work("/console/leads", async (page) => {
    await heading(page);
    await page.getByRole("button", { name: "Board" }).click();
    const ann = page.getByRole("button", { name: /Ann Early/ });
    await ann.waitFor();
    await ann.dragTo(column(page, "contacted"));
    await column(page, "contacted")
      .getByRole("button", { name: /Ann Early/ })
      .waitFor();
    await until(async () => (await statusOf("Ann Early")) === "contacted");
    await column(page, "new")
      .getByRole("button", { name: /Bob Late/ })
      .press("ArrowRight");
    const bob = column(page, "contacted").getByRole("button", { name: /Bob Late/ });
    await bob.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("ArrowRight");
    await column(page, "qualified")
      .getByRole("button", { name: /Bob Late/ })
      .and(page.locator(":focus"))
      .waitFor();
    await until(async () => (await statusOf("Bob Late")) === "qualified");
    assert.deepEqual(await findFaults(page), []);
  });
});

test("a lead is assigned, noted of and found by who takes care, and the list is saved", async () => {
  await desk.work("/console/leads", async (page) => {
    await heading(page);
    await page.getByRole("button", { name: "Ann Early" }).click();
    const sheet = page.getByRole("dialog", { name: "Ann Early" });
    await sheet.getByLabel("Who takes care").selectOption({ label: desk.owner.email });
    await sheet.getByLabel("Notes").fill("Rings back on Monday.");
    await sheet.getByRole("button", { name: "Add a note" }).click();
    await sheet.locator(".note", { hasText: "Rings back on Monday." }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "Who takes care" }).selectOption("me");
    await page.getByRole("button", { name: "Bob Late" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Ann Early" }).waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    assert.equal((await saved).suggestedFilename(), "leads.csv");
    assert.deepEqual(await findFaults(page), []);
  });
});
