import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { signUp } from "../../../server/testing/client.ts";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

test("an operator sees how the installation is, and others are told that they do not", async () => {
  const other = await signUp(desk.server.client);
  const work = async (page: Page) => {
    await page.getByRole("region", { name: "Health" }).getByText("Nothing is wrong").waitFor();
    await page.getByRole("region", { name: "Backups" }).getByText("none is known").waitFor();
    await page.getByRole("region", { name: "Work in the background" }).getByText("Jobs that failed for good").waitFor();
    const findings = page.getByRole("region", { name: "Findings" });
    await findings.getByText("No backup was taken yet.").waitFor();
    await findings.getByRole("button", { name: "Look again" }).press("Enter");
    await findings.getByRole("button", { name: "Look again" }).waitFor();
    await page.getByRole("region", { name: "Operators" }).getByText(desk.owner.email).waitFor();
    assert.deepEqual(await findFaults(page), []);
  };
  await desk.work("/console/installation", work);
  await desk.work(
    "/console/installation/workspaces",
    async (page) => {
      await page.getByText("Only the people who run this server see these pages").waitFor();
    },
    { person: other },
  );
});

test("a workspace is suspended with a reason, goes on, and gets a limit, by keyboard", async () => {
  const tenant = await signUp(desk.server.client);
  await tenant.client.call("PATCH", "/api/settings/workspace", { body: { name: "Noisy Tenant" } });
  const work = async (page: Page) => {
    await page.getByRole("button", { name: "Suspend: Noisy Tenant" }).press("Enter");
    await page.getByLabel("Reason").fill("Sends spam.");
    assert.deepEqual(await findFaults(page), []);
    await page.keyboard.press("Enter");
    await page.getByText("Sends spam.").waitFor();
    const refused = await tenant.client.post("/api/chatbot/send", { message: "Hello" });
    assert.equal(refused.body.code, "workspace-suspended");
    await page.getByRole("button", { name: "Let it go on: Noisy Tenant" }).press("Enter");
    await page.getByRole("button", { name: "Suspend: Noisy Tenant" }).waitFor();
    await page.getByRole("button", { name: "Limits: Noisy Tenant" }).press("Enter");
    await page.getByLabel("Leads").fill("50");
    assert.deepEqual(await findFaults(page), []);
    await page.keyboard.press("Enter");
    await page.getByText("Changed.").last().waitFor();
    await until(async () => (await tenant.client.get("/api/workspace/use")).body.quotas.leads === 50);
  };
  await desk.work("/console/installation/workspaces", work);
});

test("mail is set and tried, and what was not sent is listed", async () => {
  const work = async (page: Page) => {
    await page.getByText("No mail server is set").waitFor();
    await page.getByLabel("Address of the mail server").fill("not an address");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Address of the mail server").fill("");
    await page.getByLabel("Sender").fill("Bakery <bread@example.org>");
    await page.keyboard.press("Enter");
    await page.getByText("Saved.").waitFor();
    await page.getByRole("button", { name: "Send a test mail" }).press("Enter");
    await page.getByText("the mail lies in the data folder").waitFor();
    await page.getByRole("region", { name: "Mails that were not sent" }).getByText("in the folder").first().waitFor();
    assert.deepEqual(await findFaults(page), []);
  };
  await desk.work("/console/installation/mail", work);
});
