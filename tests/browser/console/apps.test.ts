import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { freePort, getTokens, makeApp } from "../../../server/capabilities/access/authorizing/testing/app-user.ts";
import { joinTeam } from "../../../server/testing/join-team.ts";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
before(async () => {
  // The address of the server stands in the tokens of apps, so it must be known before the server starts.
  desk = await openDesk({ PORT: String(await freePort()), PARLEY_OAUTH_REGISTRATION: "approval" });
});
after(() => desk?.stop());

const apps = "/console/settings/apps";
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog").last();
const listed = async (name: string) =>
  (await desk.owner.client.get("/api/oauth/apps")).body.data.find((app: { name: string }) => app.name === name);

test("an app is made by keyboard, its secret is shown once, and a wrong address stands at its field", async () => {
  const work = async (page: Page) => {
    await card(page, "Apps").getByText("No app yet").waitFor();
    await page.getByRole("button", { name: "Make an app" }).press("Enter");
    await page.getByLabel("Name").fill("Order desk");
    await page.getByLabel("Where people are sent back to").fill("https://desk.example/callback\nhttp://desk.example");
    await page.getByLabel("Read all conversations").press("Space");
    await page.getByLabel("Change settings").press("Space");
    await page.getByLabel("Name").press("Enter");
    await page.getByText("2: must begin with https").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByLabel("Where people are sent back to").fill("https://desk.example/callback");
    await page.getByLabel("Name").press("Enter");
    const secret = dialog(page).locator("[data-secret]");
    assert.match((await secret.textContent()) ?? "", /^parley_as_/);
    assert.deepEqual(await findFaults(page), []);
    await dialog(page).getByRole("button", { name: "Done" }).press("Enter");
    await card(page, "Apps").getByText("sends people back to desk.example").waitFor();
    assert.equal(await page.locator("[data-secret]").count(), 0);
    const { scopes, redirectUris } = await listed("Order desk");
    assert.deepEqual(
      [scopes.toSorted(), redirectUris],
      [["conversations:read", "settings:write"], ["https://desk.example/callback"]],
    );
  };
  await desk.work(apps, work);
});

test("an owner approves what an app needs approval for, changes it, renews its secret and ends it", async () => {
  await makeApp(desk.owner.client, { name: "Ledger", kind: "confidential", scopes: ["leads:read", "settings:write"] });
  const work = async (page: Page) => {
    page.on("dialog", (question) => void question.accept());
    await page.getByText("one right is not approved").first().waitFor();
    const open = () => page.getByRole("button", { name: "Change Ledger" }).click();
    await open();
    const approval = page.getByRole("form", { name: "An owner's approval" });
    await approval.getByLabel("Change settings").check();
    await approval.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. The app has what is chosen within a second.").waitFor();
    assert.deepEqual((await listed("Ledger")).approvedScopes, ["settings:write"]);
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("button", { name: "Make a new secret" }).click();
    await dialog(page).locator("[data-secret]").waitFor();
    await dialog(page).getByRole("button", { name: "Done" }).click();
    await open();
    await page.getByLabel("Name").fill("Ledger two");
    await page.getByLabel("Name").press("Enter");
    await page.getByRole("button", { name: "Change Ledger two" }).click();
    assert.deepEqual((await listed("Ledger two")).scopes.toSorted(), ["leads:read", "settings:write"]);
    await page.getByRole("button", { name: "End the app" }).click();
    await page.getByText("Ledger two is ended.").waitFor();
    assert.equal(await listed("Ledger two"), undefined);
  };
  await desk.work(apps, work);
});

test("an app that registered itself waits until an operator lets it in, or refuses it", async () => {
  const register = (client_name: string) =>
    desk.server.client.post("/oauth/register", {
      ...{ client_name, redirect_uris: ["https://notes.example/back"], scope: "conversations:read" },
    });
  assert.equal((await register("Notes")).status, 201);
  assert.equal((await register("Stranger")).status, 201);
  const work = async (page: Page) => {
    page.on("dialog", (question) => void question.accept());
    const waiting = card(page, "Waiting for approval");
    await waiting.getByText("Nobody has checked who made them").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await waiting.getByRole("button", { name: "Let it in: Notes" }).press("Enter");
    await page.getByText("Notes may ask members now.").waitFor();
    await card(page, "Apps").getByText("registered itself, not verified").waitFor();
    await waiting.getByRole("button", { name: "Refuse: Stranger" }).click();
    await waiting.waitFor({ state: "detached" });
    assert.equal((await listed("Notes")).status, "active");
    assert.equal(await listed("Stranger"), undefined);
  };
  await desk.work(apps, work);
});

test("a member sees and ends what apps do for them, an owner what they do for anybody", async () => {
  const member = await joinTeam(desk.server, desk.owner, "agent");
  const [diary, clock] = [
    await makeApp(desk.owner.client, { name: "Diary", scopes: ["conversations:read", "leads:read"] }),
    await makeApp(desk.owner.client, { name: "Clock", scopes: ["conversations:read"] }),
  ];
  for (const app of [diary, clock]) await getTokens(desk.server.url, app, member);
  const grants = async () => (await member.client.get("/api/oauth/grants")).body.data.length;
  const ofMember = async (page: Page) => {
    page.on("dialog", (question) => void question.accept());
    const mine = card(page, "Apps that act for you");
    await mine.getByText("2 rights").click();
    await mine.getByText("Read leads").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await mine.getByRole("button", { name: "End: Diary" }).press("Enter");
    await page.getByText("Diary may no longer act.").waitFor();
    await until(async () => (await grants()) === 1);
  };
  await desk.work("/console/settings/own", ofMember, { person: member });
  const ofOwner = async (page: Page) => {
    page.on("dialog", (question) => void question.accept());
    const all = card(page, "What members let apps do");
    await all.getByRole("button", { name: /^End what Clock may do for / }).click();
    await page.getByText("Clock may no longer act.").waitFor();
    await all.getByText("No member lets an app act for them").waitFor();
    assert.equal(await grants(), 0);
  };
  await desk.work(apps, ofOwner);
  const refused = async (page: Page) => {
    await page.getByText("Your role does not allow this.").waitFor();
    assert.equal(await page.getByRole("button", { name: "Make an app" }).count(), 0);
  };
  await desk.work(apps, refused, { person: member });
});
