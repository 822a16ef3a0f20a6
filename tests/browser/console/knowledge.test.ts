import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

test("a question is taught, tried as a visitor would, changed in place and removed", async () => {
  await desk.work("/console/knowledge", async (page) => {
    await page.getByRole("button", { name: /^A question/ }).click();
    const sheet = page.getByRole("dialog", { name: "A question" });
    await sheet.getByLabel("Question").fill("Do you deliver?");
    await sheet.getByLabel("Answer").fill("We deliver within the town for 5 euros.");
    await sheet.getByRole("button", { name: "Teach" }).click();
    await page.getByText("Learnt. It is answered from now on.").waitFor();
    await page.getByPlaceholder("Ask as a visitor would").fill("Do you deliver?");
    await page.keyboard.press("Enter");
    await page.locator(".trial", { hasText: "We deliver within the town for 5 euros." }).waitFor();
    await page.locator(".trial", { hasText: "sure" }).waitFor();
    await page.getByRole("button", { name: "Do you deliver?", exact: true }).click();
    const edit = page.getByRole("dialog", { name: "Change" });
    await edit.getByLabel("Answer").fill("We deliver for 6 euros.");
    await edit.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. It is answered so from now on.").waitFor();
    const search = await desk.owner.client.post("/api/knowledge/search", { query: "Do you deliver?" });
    assert.match(search.body.passages[0].text, /6 euros/);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Remove: Do you deliver?" }).click();
    await page.getByText("Removed.").waitFor();
    const { body } = await desk.owner.client.get("/api/knowledge/sources?type=faq");
    assert.deepEqual(body.data, []);
    const talks = (await desk.owner.client.get("/api/conversations")).body.data;
    assert.deepEqual(talks, [], "a trial is no conversation");
  });
});

test("what was not answered is answered in one step, by keyboard", async () => {
  await desk.say("Do you have gluten-free bread?");
  await desk.work("/console/knowledge", async (page) => {
    await page.getByText("Do you have gluten-free bread?").waitFor();
    await page.getByRole("button", { name: "Answer it" }).press("Enter");
    await page.keyboard.type("Yes, on Fridays.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Everything that was asked has an answer.").waitFor();
    await until(async () => {
      const { body } = await desk.owner.client.post("/api/chatbot/send", { message: "Do you have gluten-free bread?" });
      return body.aiResponse === "Yes, on Fridays.";
    });
  });
});

test("a file is read, and one that cannot be read says why", async () => {
  await desk.work("/console/knowledge?teach=files", async (page) => {
    const input = page.locator("input[type=file]");
    await input.setInputFiles({
      name: "hours.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("# Hours\n\nOpen at 7."),
    });
    await page.locator(".source", { hasText: "Hours" }).waitFor();
    await page.goto("/console/knowledge?teach=files");
    await input.setInputFiles({
      name: "a.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\nnothing more"),
    });
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Copy request id" }).waitFor();
  });
});

test("knowledge, home, leads and settings are for everybody: light, dark, desktop and phone", async () => {
  await desk.owner.client.post("/api/leads", { name: "Emma Blanc", email: "emma@example.org", message: "Call me." });
  await desk.work("/console", async (page) => {
    for (const path of [
      "",
      "/knowledge",
      "/leads",
      "/settings/members",
      "/settings/keys",
      "/settings/chat",
      "/voice",
    ]) {
      await page.goto(`/console${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator(".skeleton").first().waitFor({ state: "detached" });
      assert.deepEqual(await findFaults(page), [], path);
    }
  });
});
