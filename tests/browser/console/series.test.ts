import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { deskOf } from "../../../server/capabilities/campaigns/testing/start-campaign-desk.ts";
import { type MailServer, startMailServer } from "../../../server/testing/providers/mail-server.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
let smtp: MailServer;
before(async () => {
  desk = await openDesk();
  smtp = await startMailServer();
  const body = { smtpUrl: smtp.url, from: "Shop <news@shop.example>" };
  assert.equal((await desk.owner.client.call("PUT", "/api/settings/mail", { body })).status, 200);
  await deskOf(desk.server, smtp, desk.owner);
});
after(async () => {
  await desk?.stop();
  await smtp?.stop();
});

test("a series is written by keyboard, what is wrong stands at its mail, and it is stopped and removed", async () => {
  const seriesOf = async () => (await desk.owner.client.get("/api/newsletter/series")).body.data;
  await desk.work("/console/newsletter?part=series", async (page) => {
    page.on("dialog", (question) => void question.accept());
    await page.getByText("No series yet").waitFor();
    await page.getByRole("button", { name: "New series" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "New series" });
    await sheet.getByLabel("Name").fill("Welcome");
    const first = sheet.getByRole("group", { name: "Mail 1" });
    await first.getByLabel("Subject").fill("Welcome to the bakery");
    await first.getByLabel("Text").fill("Hello {{ firstName }");
    await sheet.getByRole("button", { name: "Add a mail" }).press("Enter");
    const second = sheet.getByRole("group", { name: "Mail 2" });
    await second.getByLabel("Subject").fill("Our bread");
    await second.getByLabel("Text").fill("# Bread\n\nIt is baked at night.");
    await sheet.getByRole("button", { name: "Start the series" }).press("Enter");
    await sheet.getByRole("alert").waitFor();
    await first.locator(".fault").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await first.getByLabel("Text").fill('Hello {{ firstName | "there" }}.');
    await sheet.getByRole("button", { name: "Start the series" }).press("Enter");
    await page.getByText("Welcome runs.").waitFor();
    const card = page.getByRole("region", { name: "Welcome" });
    await card.getByText("3 days after the mail before").waitFor();
    assert.deepEqual(await findFaults(page), []);
    const [made] = await seriesOf();
    assert.deepEqual(
      made.steps.map(({ delayMinutes, subject }: { delayMinutes: number; subject: string }) => [delayMinutes, subject]),
      [
        [0, "Welcome to the bakery"],
        [4_320, "Our bread"],
      ],
    );
    await card.getByRole("button", { name: "Stop: Welcome" }).click();
    await card.getByText("stopped").waitFor();
    assert.equal((await seriesOf())[0].status, "stopped");
    await card.getByRole("button", { name: "Remove: Welcome" }).click();
    await page.getByText("No series yet").waitFor();
  });
});
