import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { type Person, signUp } from "../../../server/testing/client.ts";
import { oneTimeCodeOf } from "../../../server/testing/clients/one-time-code-of.ts";
import { moveClock } from "../../../server/testing/move-clock.ts";
import { type Desk, findFaults, openDesk, signIn } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

const stepMs = 30_000;
const own = "/console/settings/own";
const dialog = (page: Page) => page.getByRole("dialog").last();
/** Each code is taken once, so time goes on. */
function nextCode(secret: string): string {
  moveClock(desk.server, stepMs);
  return oneTimeCodeOf(secret, desk.server.server.kernel.clock.now());
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("heading", { name: "Welcome back" }).waitFor();
}

async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail address" }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
}

test("an app is set up by keyboard, asked for at the next sign-in, and a recovery code replaces it", async () => {
  const person = await signUp(desk.server.client);
  const work = async (page: Page) => {
    await page.getByRole("button", { name: "Set up" }).press("Enter");
    await dialog(page).getByRole("img", { name: "The code for the app" }).waitFor();
    const secret = ((await dialog(page).locator("code").textContent()) ?? "").replaceAll(" ", "");
    assert.deepEqual(await findFaults(page), []);
    await page.getByLabel("Code that the app shows").fill("000000");
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("alert").waitFor();
    await page.getByLabel("Code that the app shows").fill(nextCode(secret));
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("list", { name: "Recovery codes" }).waitFor();
    const codes = await dialog(page).getByRole("listitem").allTextContents();
    assert.equal(codes.length, 10);
    await page.getByRole("button", { name: "I have kept them" }).press("Enter");
    await page.getByText("It is asked for at each sign-in.").waitFor();

    await leave(page);
    await enterPassword(page, person);
    await page.getByRole("heading", { name: "One more step" }).waitFor();
    await page.getByLabel("Code").fill("123456");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Code").fill(nextCode(secret));
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: "Main" }).waitFor();

    await leave(page);
    await enterPassword(page, person);
    await page.getByRole("heading", { name: "One more step" }).waitFor();
    await page.getByLabel("Code").fill(codes[0] ?? "");
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: "Main" }).waitFor();

    await page.goto(own);
    await page.getByRole("button", { name: "Make new codes" }).click();
    await dialog(page).getByLabel("Present password").fill(person.password);
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("list", { name: "Recovery codes" }).waitFor();
    const renewed = await dialog(page).getByRole("listitem").allTextContents();
    assert.equal(new Set([...codes, ...renewed]).size, 20);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await dialog(page)
      .getByLabel("Code")
      .fill(renewed[0] ?? "");
    await page.keyboard.press("Enter");
    await page.getByText("Removed. The sign-in no longer asks for it.").waitFor();
    await page.getByRole("button", { name: "Set up" }).waitFor();
  };
  await desk.work(own, work, { person });
});

test("a passkey is added, confirms the sign-in, and is removed with the password", async () => {
  const person = await signUp(desk.server.client);
  // Browsers make no passkey for an address that is a number.
  const baseURL = desk.server.url.replace("127.0.0.1", "localhost");
  const work = async (page: Page) => {
    const devices = await page.context().newCDPSession(page);
    await devices.send("WebAuthn.enable");
    await devices.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await page.getByLabel("Name of the device").fill("Test key");
    await page.getByRole("button", { name: "Add a passkey" }).press("Enter");
    await page.getByRole("button", { name: "I have kept them" }).press("Enter");
    await page.getByRole("list", { name: "Passkeys" }).getByText("Test key").waitFor();
    assert.deepEqual(await findFaults(page), []);

    await leave(page);
    await enterPassword(page, person);
    await page.getByRole("heading", { name: "One more step" }).waitFor();
    await page.getByRole("button", { name: "Use a passkey" }).press("Enter");
    await page.getByRole("navigation", { name: "Main" }).waitFor();

    await page.goto(own);
    await page.getByRole("button", { name: "Remove: Test key" }).click();
    await dialog(page).getByLabel("Present password").fill("not the password");
    await page.keyboard.press("Enter");
    await dialog(page).getByText("This is not the password of the account.").waitFor();
    await dialog(page).getByLabel("Present password").fill(person.password);
    await page.keyboard.press("Enter");
    await page.getByText("The passkey is removed.").waitFor();
    assert.deepEqual((await person.client.get("/api/auth/passkeys")).body.data, []);
  };
  await desk.work(own, work, { person, baseURL });
});

/** A picture of one pixel. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test("a person chooses a name and a picture, which colleagues see, and takes the picture away", async () => {
  const person = await signUp(desk.server.client);
  const conversation = (await person.client.post("/api/chatbot/send", { message: "Hello" })).body.conversationId;
  await person.client.post(`/api/conversations/${conversation}/messages`, { text: "Good day!" });
  const picture = (page: Page, place: string) =>
    page.locator(`${place} .avatar img`).evaluate(async (image) => {
      const drawn = image as unknown as { decode(): Promise<void>; naturalWidth: number };
      await drawn.decode();
      return drawn.naturalWidth;
    });
  const work = async (page: Page) => {
    await page.getByLabel("Your name").fill("Mara Baker");
    await page.getByLabel("Language of mails to you").selectOption({ label: "Deutsch" });
    await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
    await page.getByText("Saved.").waitFor();
    const { name, language } = (await person.client.get("/api/auth/me")).body.user;
    assert.deepEqual([name, language], ["Mara Baker", "de"]);

    const wrong = { name: "mara.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await page.getByLabel("Choose a picture").last().setInputFiles(wrong);
    await page.getByRole("alert").waitFor();
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a picture" }).click();
    await (await choosing).setFiles({ ...wrong, buffer: onePixel });
    await page.getByText("Your picture is shown from now on.").waitFor();
    assert.equal(await picture(page, "main"), 1);
    assert.deepEqual(await findFaults(page), []);
    await page.getByRole("button", { name: /Your account/ }).click();
    assert.equal(await picture(page, ".menu"), 1);
    await page.keyboard.press("Escape");

    await page.goto("/console/settings/members");
    await page.getByRole("heading", { name: "Members", exact: true }).waitFor();
    assert.equal(await picture(page, "main"), 1);
    await page.goto(`/console/inbox/${conversation}`);
    await page.getByText("Good day!").last().waitFor();
    assert.equal(await picture(page, ".message.ours:has-text('Good day!')"), 1);

    await page.goto(own);
    await page.getByRole("button", { name: "Remove the picture" }).press("Enter");
    await page.getByText("The picture is gone.").waitFor();
    await page.locator("main .avatar").first().getByText("MB").waitFor();
    assert.equal((await person.client.get("/api/auth/me")).body.user.picture, null);
  };
  await desk.work(own, work, { person });
});

test("in German, too, a person changes the own name", async () => {
  const person = await signUp(desk.server.client);
  const work = async (page: Page) => {
    await page.evaluate('localStorage.setItem("parley-language", "de")');
    await page.reload();
    await page.getByLabel("Dein Name").fill("Mara Bäcker");
    await page.getByLabel("Sprache der Mails an dich").selectOption({ label: "Deutsch" });
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await page.getByText("Gespeichert.").waitFor();
    assert.equal((await person.client.get("/api/auth/me")).body.user.name, "Mara Bäcker");
    assert.deepEqual(await findFaults(page), []);
  };
  await desk.work(own, work, { person });
});

test("a password is changed, which ends the sessions of other browsers", async () => {
  const person = await signUp(desk.server.client);
  const changed = "nine patient herons count 71 boats";
  const work = async (page: Page) => {
    await page.getByLabel("Present password").fill(person.password);
    await page.getByLabel("New password").fill("password1234");
    await page.getByRole("button", { name: "Change the password" }).press("Enter");
    await page.getByText("This password is too easy to guess.").waitFor();
    await page.getByLabel("New password").fill(changed);
    await page.keyboard.press("Enter");
    await page.getByText("Changed. Your other sessions have ended.").waitFor();
    assert.equal((await person.client.get("/api/auth/me")).status, 401);
    await leave(page);
    await signIn(page, { email: person.email, password: changed });
  };
  await desk.work(own, work, { person });
});
