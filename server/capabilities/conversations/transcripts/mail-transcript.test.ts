import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let server: TestServer;
let operator: Person;
before(async () => {
  server = await startTestServer();
  operator = await signUp(server.client);
});
after(() => server.stop());

type KeptMail = { to: string; text: string; html: string };

/** Reads the mails to a contact, which the outbox keeps without a mail server. */
async function mailsTo(address: string): Promise<KeptMail[]> {
  const { body } = await operator.client.get("/api/settings/mail/outbox?limit=100");
  return body.data.filter(({ to }: KeptMail) => to === address);
}

const nextMail = (address: string): Promise<KeptMail> => until(async () => (await mailsTo(address))[0]);

async function openShop() {
  const owner = await signUp(server.client);
  const page = await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  const ask = async (message: string, sessionId?: string, visitorToken = "") => {
    const headers: Record<string, string> = visitorToken === "" ? {} : { "x-visitor-token": visitorToken };
    const answer = await server.client.as(page, headers).post("/api/chatbot/send", { message, sessionId });
    assert.equal(answer.status, 200, answer.text);
    const visitor = server.client.as(page, { "x-visitor-token": answer.body.visitorToken });
    return { ...answer.body, visitor, path: `/api/conversations/${answer.body.conversationId}/transcript` };
  };
  return { owner, page, ask };
}

test("a visitor gets the conversation by mail: who wrote what and when, what is cited, no note, no markup", async () => {
  const { owner, ask } = await openShop();
  const bea = await joinTeam(server, owner, "agent");
  const { name } = (await bea.client.get("/api/auth/me")).body.user;
  await owner.client.call("PATCH", "/api/settings/workspace", {
    body: { officeHours: { timeZone: "Europe/Berlin", days: { mon: [["09:00", "17:00"]] } } },
  });
  await owner.client.post("/api/knowledge/sources", {
    ...{ type: "text", title: "Prices <b>&", url: "https://shop.example/prices" },
    content: "A day ticket costs 12 euros and is valid until midnight.",
  });
  const asked = await ask("What does a day ticket cost?");
  assert.equal(asked.citations.length, 1);
  await ask('<script>alert("hi")</script> Write to <CLEO@example.com>.', asked.conversationId, asked.visitorToken);
  const conversation = `/api/conversations/${asked.conversationId}/messages`;
  await bea.client.post(conversation, { text: "I am here now." });
  await bea.client.post(conversation, { text: "A secret for colleagues.", isNote: true });
  const answer = await asked.visitor.post(asked.path, { email: " Cleo@Example.com" });
  assert.deepEqual([answer.status, answer.body], [202, { status: "accepted" }], answer.text);
  const { text, html } = await nextMail("cleo@example.com");
  assert.match(text, /Visitor, \w+ \d+, 20\d\d at \d\d:\d\d\s[AP]M GMT\+[12]\r?\nWhat does a day ticket cost\?/);
  assert.match(text, /Assistant, [\s\S]*12 euros[\s\S]*Sources:\r?\n- Prices <b>&: https:\/\/shop\.example\/prices/);
  assert.ok(text.includes(`${name}, `) && text.includes("I am here now."));
  assert.doesNotMatch(text, /secret for colleagues/);
  assert.match(html, /&#60;script&#62;alert/);
  assert.match(html, /<a href="https:\/\/shop\.example\/prices">Prices &#60;b&#62;&#38;<\/a>/);
  assert.doesNotMatch(html.slice(html.indexOf("<!doctype")), /<script|<b>/);
});

test("a conversation is mailed for its visitor three times a day, and an address gets no more than its notices", async () => {
  const { owner, ask } = await openShop();
  const first = await ask("Hello, I am dana@example.com");
  for (const status of [202, 202, 202, 429]) {
    const answer = await first.visitor.post(first.path, { email: "dana@example.com" });
    assert.equal(answer.status, status, answer.text);
  }
  assert.equal((await owner.client.post(first.path, { email: "team@example.com" })).status, 202);
  const second = await ask("Hello, I am dana@example.com");
  for (let time = 0; time < 3; time++) await second.visitor.post(second.path, { email: "dana@example.com" });
  const third = await ask("I am dana@example.com, or last@example.com.");
  const spent = await third.visitor.post(third.path, { email: "dana@example.com" });
  assert.deepEqual([spent.status, spent.body], [202, { status: "accepted" }], "a visitor learns nothing of an address");
  const refused = await owner.client.post(third.path, { email: "dana@example.com" });
  assert.deepEqual([refused.status, refused.body.code], [429, "rate-limited"]);
  await third.visitor.post(third.path, { email: "last@example.com" });
  await nextMail("last@example.com");
  await until(async () => (await mailsTo("dana@example.com")).length === 6);
  const { kernel } = server.server;
  const { clock } = kernel;
  kernel.clock = { now: () => clock.now() + 86_400_001, elapsed: clock.elapsed };
  const tomorrow = await first.visitor.post(first.path, { email: "dana@example.com" });
  kernel.clock = clock;
  assert.equal(tomorrow.status, 202, tomorrow.text);
});

test("without an address it goes to the one that the user has proved, and only to that", async () => {
  const { owner, ask } = await openShop();
  await owner.client.post("/api/contacts", {
    ...{ userId: "u7", email: "proved@example.com", emailVerified: true },
  });
  await owner.client.post("/api/contacts", { userId: "u8", email: "claimed@example.com" });
  const start = async (userId: string) => {
    const { body } = await owner.client.post("/api/chatbot/send", {
      message: "Bonjour, combien coûte un billet pour la journée ?",
      context: { userId },
    });
    return `/api/conversations/${body.conversationId}/transcript`;
  };
  assert.equal((await owner.client.post(await start("u7"))).status, 202);
  assert.match((await nextMail("proved@example.com")).text, /Visiteur, [\s\S]*Assistant, /);
  const anonymous = await ask("Hello");
  for (const answer of [
    await owner.client.post(await start("u8")),
    await owner.client.post(await start("u9")),
    await anonymous.visitor.post(anonymous.path),
    await anonymous.visitor.post(anonymous.path, { email: "a@b.c, d@e.f" }),
  ]) {
    assert.deepEqual([answer.status, answer.body.errors[0].pointer], [400, "/body/email"], answer.text);
  }
});

test("a visitor reaches no other conversation, and a reader asks for none", async () => {
  const { owner, page, ask } = await openShop();
  const [mine, theirs] = [await ask("I am eve@example.com"), await ask("Hello")];
  const body = { email: "eve@example.com" };
  assert.equal((await mine.visitor.post(theirs.path, body)).status, 404);
  assert.equal((await server.client.as(page).post(theirs.path, body)).status, 404);
  assert.equal((await (await signUp(server.client)).client.post(theirs.path, body)).status, 404);
  const reader = server.client.as(await makeKey(owner, { scopes: ["conversations:read"] }));
  assert.equal((await reader.post(theirs.path, body)).body.code, "forbidden");
  const key = "5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b11";
  const retry = { headers: { "idempotency-key": key } };
  for (let time = 0; time < 5; time++) assert.equal((await mine.visitor.post(mine.path, body, retry)).status, 202);
  await nextMail("eve@example.com");
  assert.equal((await mailsTo("eve@example.com")).length, 1);
});

test("a visitor names an address that was written in the conversation or proved, and no stranger's", async () => {
  const { owner, ask } = await openShop();
  const asked = await ask("My address is Fay@Example.com. Write to xgus@example.com or (hal@example.com)!");
  for (const [email, status] of [
    ["fay@example.com", 202],
    ["HAL@example.com", 202],
    ["gus@example.com", 400],
    ["ay@example.com", 400],
    ["stranger@example.com", 400],
  ] as const) {
    const answer = await asked.visitor.post(asked.path, { email });
    assert.equal(answer.status, status, `${email}: ${answer.text}`);
    if (status === 400) assert.equal(answer.body.errors[0].pointer, "/body/email");
  }
  // The visitor has not written an address that only the team wrote.
  const path = `/api/conversations/${asked.conversationId}/messages`;
  await owner.client.post(path, { text: "We are team@example.com." });
  assert.equal((await asked.visitor.post(asked.path, { email: "team@example.com" })).status, 400);
  assert.equal((await owner.client.post(asked.path, { email: "anybody@example.com" })).status, 202);
  assert.deepEqual(await mailsTo("stranger@example.com"), []);
});
