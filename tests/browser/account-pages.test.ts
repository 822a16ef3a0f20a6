import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { makeKey, type Person, signUp, type TestClient } from "../../server/testing/client.ts";
import { oneTimeCodeOf } from "../../server/testing/clients/one-time-code-of.ts";
import { nextMail, type ReceivedMail } from "../../server/testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { findPageFaults } from "./find-page-faults.ts";
import { openBrowser } from "./open-browser.ts";

let server: TestServer;
let browser: Browser;
let owner: Person;
before(async () => {
  [server, browser] = await Promise.all([startTestServer(), openBrowser()]);
  owner = await signUp(server.client, "owner@example.com");
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ends a page that never comes. */
const patienceMs = 15_000;
const password = "a sentence for the colleague";

async function inPage(work: (page: Page) => Promise<void>, javaScriptEnabled = true): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled });
  context.setDefaultTimeout(patienceMs);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

const headingOf = (page: Page) => page.locator("h1").innerText();
const alertIn = (page: Page) => page.getByRole("alert").innerText();
/** The mails name the public address of the server, which is the one of the test here. */
function linkIn(mail: ReceivedMail): string {
  const link = /https?:\S+\?token=[\w-]+/.exec(mail.text)?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return `${server.url}${pathname}${search}`;
}
async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
/** Types into the fields of a page one after the other, and sends them with the Enter key. */
async function typeAndSend(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await press(page, ["Tab"]);
    await page.keyboard.insertText(text);
  }
  await Promise.all([page.waitForNavigation(), press(page, ["Enter"])]);
}
async function invitationFor(email: string): Promise<string> {
  await owner.client.post("/api/members/invitations", { email, role: "agent" });
  return linkIn(await nextMail(server, email, "invit"));
}
const signIn = (email: string) => server.client.post("/api/auth/signin", { email, password });
const now = () => server.server.kernel.clock.now();

test("an invited colleague joins, protects the account, signs in and takes a chat over, by keyboard and without scripts", () =>
  inPage(async (page) => {
    const email = "bea@example.com";
    await page.goto(await invitationFor(email));
    assert.match(await headingOf(page), /^Join /);
    await typeAndSend(page, ["Bea", "parleyparley"]);
    assert.match(await alertIn(page), /Attackers try this password/);
    assert.equal(await page.locator("#name").inputValue(), "Bea");
    await typeAndSend(page, ["Bea", password]);
    assert.equal(await headingOf(page), "Welcome");
    const first = await signIn(email);
    assert.deepEqual([first.status, first.body.user.name, first.body.workspace.role], [200, "Bea", "agent"]);

    await press(page, ["Tab"]);
    assert.equal(await page.locator(":focus").getAttribute("href"), "/console/sign-in");
    await press(page, ["Tab"]);
    await Promise.all([page.waitForNavigation(), press(page, ["Enter"])]);
    assert.equal(await headingOf(page), "Protect your account");
    await typeAndSend(page, [email, "not her password"]);
    assert.match(await alertIn(page), /password/);
    await page.locator("#email").fill("");
    await page.locator("h1").click();
    await typeAndSend(page, [email, password]);
    assert.equal(await headingOf(page), "Add Parley to your app");
    const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
    await page.locator("#code").fill("000000");
    await Promise.all([page.waitForNavigation(), press(page, ["Enter"])]);
    assert.match(await alertIn(page), /code is wrong/);
    assert.equal((await page.locator("code").innerText()).replaceAll(" ", ""), secret);
    await page.locator("#code").fill(oneTimeCodeOf(secret, now()));
    await Promise.all([page.waitForNavigation(), press(page, ["Enter"])]);
    assert.equal(await headingOf(page), "Your account is protected");
    const codes = await page.locator("li").allInnerTexts();
    assert.equal(codes.length, 10);

    const asked = await signIn(email);
    assert.deepEqual(asked.body.methods, ["totp", "recovery-code"]);
    const { secondFactorToken } = asked.body;
    const done = await server.client.post("/api/auth/second-factor", { secondFactorToken, code: codes[0] });
    assert.equal(done.status, 200, done.text);
    assert.equal(done.body.user.email, email);
    await nextMail(server, email, "second factor");
    await takeOver(server.client.as(done.body.accessToken));
  }, false));

/** The new colleague takes a customer's conversation over, and the answer carries the name. */
async function takeOver(colleague: TestClient): Promise<void> {
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://shop.example.com"] });
  const asked = await server.client.as(key).post("/api/chatbot/send", { message: "Do you repair cups?" });
  const path = `/api/conversations/${asked.body.sessionId}`;
  assert.equal((await colleague.post(`${path}/hand-over`, {})).status, 200);
  assert.equal((await colleague.post(`${path}/messages`, { text: "Yes, bring it along." })).status, 201);
  const { body } = await colleague.get(`${path}/messages`);
  const last = body.data.at(-1);
  assert.deepEqual([last.text, last.member.name], ["Yes, bring it along.", "Bea"]);
}

test("the page at the root leads people on where the console is off, and everybody can use it", () =>
  inPage(async (page) => {
    const plain = await startTestServer({ settings: { PARLEY_CONSOLE: "off" } });
    await page.goto(plain.url);
    assert.match(await headingOf(page), /Parley is running/);
    assert.deepEqual(await findPageFaults(page), []);
    await page.getByRole("link", { name: "What each problem means" }).click();
    await page.waitForURL("**/docs/problems");
    await plain.stop();
  }));

test("every page of an account can be used by everybody, with its mistakes", () =>
  inPage(async (page) => {
    const check = async (heading: RegExp) => {
      assert.match(await headingOf(page), heading);
      assert.deepEqual(await findPageFaults(page), [], String(heading));
    };
    const person = await signUp(server.client, "cleo@example.com");
    await page.goto(linkIn(await nextMail(server, person.email, "Confirm your")));
    await check(/Confirm your e-mail address/);
    await page.locator("button").first().click();
    await page.waitForLoadState();
    await check(/Thank you/);

    await server.client.post("/api/auth/forgot-password", { email: person.email });
    await page.goto(linkIn(await nextMail(server, person.email, "Choose a new")));
    await check(/Choose a new password/);
    await page.locator("#password").fill("parleyparley");
    await page.locator("button").click();
    await check(/Choose a new password/);
    assert.match(await alertIn(page), /Attackers try this password/);
    await page.locator("#password").fill(password);
    await page.locator("button").click();
    await check(/Your password is changed/);

    const invitation = await invitationFor("dora@example.com");
    await page.goto(invitation);
    await check(/^Join /);
    await page.locator("#password").fill(password);
    await page.locator("button").click();
    await check(/Welcome/);
    await page.goto(invitation);
    await check(/This invitation has ended/);

    await page.goto(`${server.url}/account/second-factor`);
    await check(/Protect your account/);
    await page.locator("#email").fill("dora@example.com");
    await page.locator("#password").fill(password);
    await page.locator("button").click();
    await check(/Add Parley to your app/);
    const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
    await page.locator("#code").fill(oneTimeCodeOf(secret, now()));
    await page.locator("button").click();
    await check(/Your account is protected/);

    await page.goto(`${server.url}/account/gap-mail?token=x`);
    await check(/This link is not complete/);
  }));
