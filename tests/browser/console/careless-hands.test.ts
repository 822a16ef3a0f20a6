import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page, Request } from "playwright-core";
import { joinTeam } from "../../../server/testing/join-team.ts";
import { until } from "../../../server/testing/until.ts";
import { type Desk, openDesk, signIn } from "./open-console.ts";

let desk: Desk;
before(async () => {
  desk = await openDesk();
});
after(() => desk?.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("a double click invites once, so that the link on the screen is the one that is open", async () => {
  await desk.work("/console/start/colleague", async (page) => {
    const sent: string[] = [];
    const count = (request: Request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    };
    await page.getByLabel("E-mail address").fill("carl@example.org");
    page.on("request", count);
    await button(page, "Invite").dblclick();
    const link = await page.locator("code").innerText();
    assert.deepEqual(
      sent.filter((path) => path.endsWith("/invitations")),
      ["/api/members/invitations"],
    );
    await page.goto(link);
    await page.getByRole("heading", { name: /^Join / }).waitFor();
  });
});

test("a double click saves a reply and teaches a correction once", async () => {
  const id = await desk.say("What does a birthday cake for 8 people cost?");
  await desk.work("/console/settings/replies", async (page) => {
    await button(page, "New reply").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Title").fill("Hello");
    await sheet.getByLabel("Text", { exact: true }).fill("Hello {{firstName}}");
    await sheet.getByRole("button", { name: "Save" }).dblclick();
    await sheet.waitFor({ state: "detached" });
    await page.goto(`/console/inbox/${id}`);
    await button(page, "Correct it").click();
    await page.getByLabel("Answer", { exact: true }).fill("It costs 35 euros now.");
    await sheet.getByRole("button", { name: "Save" }).dblclick();
    await sheet.waitFor({ state: "detached" });
  });
  const replies = await desk.owner.client.get("/api/saved-replies");
  const taught = await desk.owner.client.get("/api/knowledge/sources?type=faq");
  assert.deepEqual([replies.body.data.length, taught.body.data.length], [1, 1]);
});

test("a note stays a note over a reload: no visitor reads it", async () => {
  const id = await desk.say("I want to talk to a human");
  await desk.work(`/console/inbox/${id}`, async (page) => {
    await button(page, "Note").click();
    await page.getByRole("textbox", { name: "Your note" }).fill("Never pays.");
    await page.reload();
    const note = page.getByRole("textbox", { name: "Your note" });
    await note.waitFor();
    assert.equal(await note.inputValue(), "Never pays.");
    await note.press("Control+Enter");
    await until(async () => (await note.inputValue()) === "");
  });
  const { data } = (await desk.owner.client.get(`/api/conversations/${id}/messages`)).body;
  assert.equal(data.at(-1).isNote, true);
});

test("an answer that was sent while the server was away goes out once it is back, and a changed one waits", async () => {
  const id = await desk.say("I want to talk to a human");
  const said = async () => {
    const { data } = (await desk.owner.client.get(`/api/conversations/${id}/messages`)).body;
    return data
      .filter(({ author }: { author: string }) => author === "member")
      .map(({ text }: { text: string }) => text);
  };
  await desk.work(`/console/inbox/${id}`, async (page) => {
    const field = page.getByRole("textbox", { name: "Your answer" });
    await field.fill("Here I am.");
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await field.press("Control+Enter");
    await page.getByText("No connection to the server").waitFor();
    await page.unroute("**/*");
    await until(async () => (await said()).length > 0);
    await until(async () => (await field.inputValue()) === "");
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await field.fill("It costs 30 euros.");
    await field.press("Control+Enter");
    await page.getByText("No connection to the server").waitFor();
    await field.fill("It costs 32 euros.");
    await page.unroute("**/*");
    await button(page, /^Send/).waitFor();
    await page.getByText("No connection to the server").waitFor({ state: "detached" });
    assert.equal(await field.inputValue(), "It costs 32 euros.");
    await field.press("Control+Enter");
    await until(async () => (await field.inputValue()) === "");
  });
  assert.deepEqual(await said(), ["Here I am.", "It costs 32 euros."]);
});

test("a browser that has no room, or may store nothing, still lets a person work", async () => {
  const full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
  const forbidden =
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })";
  for (const storage of [full, forbidden]) {
    const id = await desk.say("I want to talk to a human");
    const work = async (page: Page) => {
      await page.addInitScript(storage);
      await page.goto(`/console/inbox/${id}`);
      await signIn(page, desk.owner);
      const field = page.getByRole("textbox", { name: "Your answer" });
      await field.fill("Hello, this is Ada.");
      await field.press("Control+Enter");
      await page.getByRole("log").or(page.locator("main")).getByText("Hello, this is Ada.").first().waitFor();
      await page.goto("/console/start/teach");
      await signIn(page, desk.owner);
      await page.getByText("Three questions", { exact: true }).click();
      await page.getByLabel("Question 1").fill("Where can I park?");
      assert.equal(await page.getByLabel("Question 1").inputValue(), "Where can I park?");
    };
    await desk.work("/console/sign-in", work, { person: null });
  }
});

test("what is typed into a form stays when its page cannot be read again", async () => {
  const pages = { "/console/settings/chat": "Greeting", "/console/start/look": "Name of your company or team" };
  for (const [path, label] of Object.entries(pages)) {
    await desk.work(path, async (page, context) => {
      await page.getByLabel(label, { exact: true }).fill("Written with care");
      await context.route("**/api/{widget,settings/workspace}", (route) =>
        route.fulfill({
          status: 409,
          contentType: "application/problem+json",
          body: JSON.stringify({ type: "about:blank", title: "Away", status: 409, code: "conflict", detail: "Away." }),
        }),
      );
      // The page reads what is stored again after each attempt to save.
      const isReadAgain = page.waitForResponse(
        (answer) => answer.request().method() === "GET" && answer.status() === 409,
      );
      await button(page, "Save").first().click();
      await isReadAgain;
      await page.getByText("Away.").first().waitFor();
      assert.equal(await page.getByLabel(label, { exact: true }).inputValue(), "Written with care");
    });
  }
});

test("an agent, who may not list the members, sees the name of a colleague who is there", async () => {
  const id = await desk.say("I want to talk to a human");
  const agent = await joinTeam(desk.server, desk.owner, "agent");
  await desk.owner.client.call("PATCH", "/api/auth/me", { body: { name: "Bea Baker" } });
  const work = async (page: Page) => {
    await page.getByRole("textbox", { name: "Your answer" }).waitFor();
    await until(async () => {
      await desk.owner.client.post(`/api/conversations/${id}/viewing`, { isViewing: true });
      return (await page.getByText("Bea Baker is here").count()) === 1;
    });
  };
  await desk.work(`/console/inbox/${id}`, work, { person: agent });
});

test("a double click on the import leaves its report open", async () => {
  await desk.work("/console/contacts", async (page) => {
    await button(page, "Import").first().click();
    const sheet = page.getByRole("dialog");
    await sheet.locator("input[type=file]").setInputFiles({
      ...{ name: "people.csv", mimeType: "text/csv" },
      buffer: Buffer.from("name,email\nUta,uta@example.org\nBad,no address\n"),
    });
    await sheet.getByRole("button", { name: "Check" }).click();
    await sheet.getByRole("button", { name: /^Import one/ }).dblclick();
    await sheet.getByRole("button", { name: "Done" }).waitFor();
  });
});

test("another browser tells that the chat is on a website, and a refusal names no pointer", async () => {
  const origin = "https://bakery.example";
  const { body } = await desk.owner.client.post("/api/keys", {
    ...{ name: "Chat", kind: "publishable", allowedOrigins: [origin] },
  });
  await desk.server.client.get(`/widget/settings/${body.key}.json`, { headers: { origin } });
  for (const path of ["/console/start/site", "/console/settings/chat"])
    await desk.work(path, (page) => page.getByText(`The chat is on ${origin}.`).waitFor());
  await desk.work("/console/settings/workspace", async (page) => {
    await page.getByLabel("Name", { exact: true }).fill(" ");
    await button(page, "Save").click();
    assert.match(await page.getByRole("alert").innerText(), /^Must not be empty/);
  });
});
