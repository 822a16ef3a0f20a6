import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { joinTeam } from "../../../server/testing/join-team.ts";
import { type Desk, findFaults, openDesk } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

const path = "/console/settings/apps";
const key = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo", kid: "one" };
const trustsOf = async () => (await desk.owner.client.get("/api/oauth/trusts")).body.data;

test("an owner trusts the machines of a platform by keyboard, changes it, and ends it", async () => {
  await desk.work(path, async (page) => {
    page.on("dialog", (question) => void question.accept());
    const card = page.getByRole("region", { name: "Machines of a platform" });
    await card.getByText("No machine is trusted yet").waitFor();
    await card.getByRole("button", { name: "Trust machines" }).press("Enter");
    await page.getByLabel("Name", { exact: true }).fill("Shop CI");
    await page.getByLabel("Address of the platform").fill("https://ci.example");
    await page.getByLabel("Which machines").fill("*");
    await page.getByLabel("What the tokens must say besides").fill("repository_owner_id = 583231");
    await page.getByLabel("Public keys of the platform").fill("no json");
    await page.getByLabel("Change what the assistants know").press("Space");
    await page.getByLabel("Name", { exact: true }).press("Enter");
    await page.getByText("This is not JSON.").waitFor();
    await page.getByLabel("Public keys of the platform").fill(JSON.stringify({ keys: [key] }));
    await page.getByLabel("Name", { exact: true }).press("Enter");
    await page.getByRole("textbox", { name: "Which machines" }).and(page.locator("[aria-invalid=true]")).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.getByLabel("Which machines").fill("repo:acme/shop:ref:refs/heads/*");
    await page.getByLabel("Name", { exact: true }).press("Enter");
    await page.getByText("Shop CI is trusted.").waitFor();
    const [trust] = await trustsOf();
    assert.deepEqual(
      [trust.subject, trust.scopes, trust.claims, trust.jwks.keys.length],
      ["repo:acme/shop:ref:refs/heads/*", ["knowledge:write"], { repository_owner_id: "583231" }, 1],
    );
    await card.getByRole("button", { name: "Change the trust Shop CI" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Shop builds");
    await page.getByRole("button", { name: "Save" }).click();
    await card.getByText("Shop builds").waitFor();
    assert.deepEqual(await findFaults(page), []);
    await card.getByRole("button", { name: "Change the trust Shop builds" }).click();
    await page.getByRole("button", { name: "End the trust" }).click();
    await card.getByText("No machine is trusted yet").waitFor();
    assert.deepEqual(await trustsOf(), []);
  });
});

test("who is no owner sees no machines", async () => {
  const admin = await joinTeam(desk.server, desk.owner, "admin");
  const work = async (page: Page) => {
    await page.getByRole("region", { name: "Apps", exact: true }).waitFor();
    assert.equal(await page.getByRole("region", { name: "Machines of a platform" }).count(), 0);
  };
  await desk.work(path, work, { person: admin });
});
