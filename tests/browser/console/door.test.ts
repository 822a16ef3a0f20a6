import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { until } from "../../../server/testing/until.ts";
import { type Desk, findFaults, openDesk, signIn } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

const nobody = { person: null };
const password = "several quiet otters wander 58 north";

test("an account is made by keyboard alone, and the first steps are there", async () => {
  await desk.work(
    "/",
    async (page, context) => {
      await page.getByRole("link", { name: "Make an account" }).press("Enter");
      await page.getByLabel("Name of your company or team").fill("Ada Bakes");
      await page.getByLabel("Your name").fill("Ada");
      await page.getByLabel("E-mail address").fill("ada@example.org");
      await page.getByLabel("Password").fill("password1234");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
      await page.getByLabel("Password").fill(password);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Your first answer in ten minutes" }).waitFor();
      await page.getByRole("link", { name: "Later" }).press("Enter");
      await page.getByRole("heading", { name: "Good to see you, Ada" }).waitFor();
      const cookies = await context.cookies(`${desk.server.url}/api/auth`);
      assert.deepEqual(
        cookies.map(({ name, httpOnly, sameSite, path }) => [name, httpOnly, sameSite, path]),
        [["parley_session", true, "Strict", "/api/auth"]],
      );
      const stored = await page.evaluate("JSON.stringify([localStorage, sessionStorage, document.cookie])");
      assert.doesNotMatch(String(stored), /eyJ|parley_session/, "no script can read a token");
    },
    nobody,
  );
});

test("a session outlives a reload, and signing out ends it in all tabs", async () => {
  await desk.work("/console/leads", async (page, context) => {
    assert.match(page.url(), /\/console\/leads$/, "who has signed in is where they wanted to go");
    await page.reload();
    await page.getByRole("heading", { name: "Leads", exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto("/console/inbox");
    await other.getByRole("navigation", { name: "Main" }).waitFor();
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    for (const each of [page, other]) await each.getByRole("heading", { name: "Welcome back" }).waitFor();
    await other.reload();
    await other.getByRole("heading", { name: "Welcome back" }).waitFor();
    await signIn(other, desk.owner);
    await page.getByRole("navigation", { name: "Main" }).waitFor();
  });
});

test("signing out everywhere ends the other browsers, too", async () => {
  const { email, password: own } = desk.owner;
  const elsewhere = await desk.server.client.post("/api/auth/signin", { email, password: own });
  await desk.work("/console", async (page) => {
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("heading", { name: "Welcome back" }).waitFor();
    await until(
      async () => (await desk.server.client.as(elsewhere.body.accessToken).get("/api/auth/me")).status === 401,
    );
  });
  desk.owner.client = desk.server.client.as(
    (await desk.server.client.post("/api/auth/signin", { email, password: own })).body.accessToken,
  );
});

test("a session that is ended from elsewhere leads to the sign-in, which says so and leads back", async () => {
  const { email, password: own } = desk.owner;
  await desk.work("/console/leads", async (page) => {
    const other = await desk.server.client.post("/api/auth/signin", { email, password: own });
    await desk.server.client.as(other.body.accessToken).call("DELETE", "/api/auth/sessions");
    await page.getByRole("link", { name: "Inbox" }).click();
    await page.getByText("Your session has ended.").waitFor();
    await signIn(page, { email, password: own });
    await page.waitForURL(/console\/(inbox|leads)/);
    desk.owner.client = desk.server.client.as(other.body.accessToken);
  });
});

test("an invitation is accepted on its page, and a member without a right is told why", async () => {
  const invited = await desk.owner.client.post("/api/members/invitations", {
    email: "lena@example.org",
    role: "agent",
  });
  const token = new URL(invited.body.url).searchParams.get("token");
  await desk.work(
    `/console/invitation?token=${token}`,
    async (page) => {
      await page.getByLabel("Your name").fill("Lena");
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Join" }).click();
      await page.getByRole("navigation", { name: "Main" }).waitFor();
      await page.goto("/console/settings/keys");
      await page.getByText("Your role does not allow this.").first().waitFor();
    },
    nobody,
  );
});

test("the pages before signing in are for everybody, also in German, and a wrong password says what it is", async () => {
  await desk.work(
    "/console/sign-in",
    async (page) => {
      await page.getByRole("heading", { name: "Schön, dass du da bist" }).waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), "de");
      assert.deepEqual(await findFaults(page), []);
      await page.getByLabel("E-Mail-Adresse").fill("nobody@example.org");
      await page.getByLabel("Passwort").fill("not the password");
      await page.keyboard.press("Enter");
      await page.getByText("Die Adresse oder das Passwort stimmt nicht.").waitFor();
      await page.getByRole("link", { name: "Passwort vergessen?" }).click();
      // The page before has a field of that name, too, until this one is there.
      await page.getByRole("heading", { name: "Ein neues Passwort wählen" }).waitFor();
      await page.getByLabel("E-Mail-Adresse").fill("nobody@example.org");
      await page.keyboard.press("Enter");
      await page.getByText("Wenn es ein Konto mit dieser Adresse gibt").waitFor();
      assert.deepEqual(await findFaults(page), []);
    },
    { ...nobody, locale: "de-DE" },
  );
});

test("a browser loads the texts of one language, and those of another when the person chooses it", async () => {
  await desk.work(
    "/console/sign-in",
    async (page) => {
      const loaded = () =>
        page.evaluate<string[]>(`performance.getEntriesByType("resource").map(({ name }) => name)
        .flatMap((name) => /assets\\/([a-z]{2})-[^/]+\\.js$/.exec(name)?.slice(1) ?? []).sort()`);
      await page.getByRole("heading", { name: "Welcome back" }).waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), "en", "nobody has written the console in Polish");
      assert.deepEqual([...new Set(await loaded())], ["en"]);
      await signIn(page, desk.owner);
      await page.getByRole("button", { name: /Your account/ }).click();
      await page.getByRole("button", { name: "Deutsch" }).click();
      await page.getByRole("link", { name: "Wissen" }).waitFor();
      assert.deepEqual([...new Set(await loaded())], ["de", "en"]);
      await page.reload();
      await page.getByRole("link", { name: "Wissen" }).waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), "de");
      assert.deepEqual([...new Set(await loaded())], ["de"]);
    },
    { ...nobody, locale: "pl-PL" },
  );
});

test("Ctrl K finds a page and a conversation, and g goes to a room", async () => {
  await desk.say("I want to talk to a human", { context: { name: "Marta Ortiz" } });
  await desk.work("/console", async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Go to" }).waitFor();
    await page.keyboard.type("marta");
    await page.getByRole("option", { name: /Marta Ortiz/ }).waitFor();
    assert.deepEqual(await findFaults(page), []);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Marta Ortiz" }).first().waitFor();
    await page.keyboard.press("g");
    await page.keyboard.press("k");
    await page.getByRole("heading", { name: "Knowledge" }).waitFor();
  });
});
