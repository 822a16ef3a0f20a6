import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey } from "../../../testing/client.ts";
import { headerOf, type MailServer, startMailServer } from "../../../testing/providers/mail-server.ts";
import { readMail } from "../../../testing/received-mail.ts";
import { until } from "../../../testing/until.ts";
import { postMail } from "../testing/post-mail.ts";
import { headersOf } from "../testing/sample-mails.ts";
import { createTestSource, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer, type WebhookServer } from "../testing/start-webhook-server.ts";

let world: WebhookServer;
let source: TestSource;
let smtp: MailServer;
let key: string;

before(async () => {
  smtp = await startMailServer();
  world = await startWebhookServer();
  const mail = { smtpUrl: smtp.url, from: "Shop <answers@shop.example>" };
  assert.equal((await world.person.client.call("PUT", "/api/settings/mail", { body: mail })).status, 200);
  key = await makeKey(world.person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
});
after(async () => {
  await world.server.stop();
  await smtp.stop();
});

let people = 0;
async function newVisitor() {
  const { client } = world.server;
  const { body } = await client.as(key).post("/api/chatbot/send", { message: "Hello" });
  const visitor = client.as(key, { "x-visitor-token": body.visitorToken, "accept-language": "de" });
  const path = `/api/conversations/${body.conversationId}`;
  const email = `visitor${++people}@family.example`;
  return { visitor, path, email, conversationId: body.conversationId as string };
}
const leave = async ({ visitor, path, email }: Awaited<ReturnType<typeof newVisitor>>) =>
  visitor.call("PUT", `${path}/contact`, { body: { email } });
const messagesOf = async (path: string) => (await world.client.get(`${path}/messages`)).body.data;
const write = (path: string, text: string) => world.person.client.post(`${path}/messages`, { text });
const mailsTo = (address: string) => smtp.mails.filter(({ recipients }) => recipients.includes(address));
const mailTo = (address: string, count = 1) =>
  until(() => mailsTo(address).length >= count && mailsTo(address).at(-1)!);
const bodyOf = ({ content }: { content: string }) => readMail(content).text;
const forgotten = async (path: string) => (await world.client.get(path)).status === 404;

/** Lets what follows be looked at as if its minute had passed. */
async function aMinuteLater(work: () => Promise<unknown>, isDone: () => Promise<unknown>): Promise<void> {
  const { kernel } = world.server.server;
  const { clock } = kernel;
  kernel.clock = { now: () => clock.now() - 61_000, elapsed: clock.elapsed };
  try {
    await work();
    await isDone();
  } finally {
    kernel.clock = clock;
  }
}

test("what a colleague writes and the visitor has not seen goes to the address that was left", async () => {
  const visit = await newVisitor();
  assert.equal((await leave(visit)).status, 204);
  const written = () => write(visit.path, "We bake it by Saturday.");
  await aMinuteLater(written, () => mailTo(visit.email));
  const mail = await mailTo(visit.email);
  assert.match(headerOf(mail, "Subject"), /eine Antwort auf Ihre Nachricht/);
  assert.match(bodyOf(mail), /We bake it by Saturday\.[\s\S]*Chat auf unserer Seite/);
  assert.match((await world.client.get(visit.path)).body.contact?.id ?? "", /^con_/);
});

test("an answer to that mail goes on in the same conversation, and only from the same address", async () => {
  source = await createTestSource(world.client, { format: "email", address: "help@shop.example" });
  const visit = await newVisitor();
  await leave(visit);
  await aMinuteLater(
    () => write(visit.path, "Which name shall we write?"),
    () => mailTo(visit.email),
  );
  const first = await mailTo(visit.email);
  assert.equal(headerOf(first, "Reply-To"), "help@shop.example");
  const send = async (from: string, text: string) => {
    const headers = { ...headersOf(), From: from, References: headerOf(first, "Message-ID") };
    const raw = `${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n${text}`;
    const { eventId } = (await postMail(source, raw)).body;
    return until(async () => {
      const { body } = await world.client.get(`/api/webhook/events/${eventId}`);
      return body.status !== "accepted" && body;
    });
  };
  assert.equal((await send(visit.email, "Ada, please.")).conversationId, visit.conversationId);
  assert.notEqual((await send("eve@family.example", "Eve, please.")).conversationId, visit.conversationId);
  const texts = (await messagesOf(visit.path)).map(({ text }: { text: string }) => text);
  assert.deepEqual(texts.slice(-2), ["Which name shall we write?", "Ada, please."]);
  await aMinuteLater(
    () => write(visit.path, "Done."),
    () => mailTo(visit.email, 2),
  );
  const second = await mailTo(visit.email, 2);
  assert.match(headerOf(second, "Subject"), /^Re: /);
  assert.doesNotMatch(bodyOf(second), /Which name/);
});

test("who has seen an answer in the chat gets no mail, and neither does who was erased", async () => {
  const [seeing, erased, other] = [await newVisitor(), await newVisitor(), await newVisitor()];
  for (const visit of [seeing, erased, other]) await leave(visit);
  const { body: seen } = await write(seeing.path, "Are you there?");
  await seeing.visitor.call("PUT", `${seeing.path}/seen`, { body: { messageId: seen.id } });
  await world.client.call("DELETE", erased.path);
  assert.ok(await forgotten(erased.path));
  await aMinuteLater(
    async () => {
      await write(seeing.path, "One more thing.");
      await write(other.path, "Good day.");
    },
    () => Promise.all([mailTo(seeing.email), mailTo(other.email)]),
  );
  assert.doesNotMatch(bodyOf(await mailTo(seeing.email)), /Are you there/);
  assert.deepEqual(mailsTo(erased.email), []);
});

test("the assistant's answers stay in the chat, and its transcript may go to the address", async () => {
  const visit = await newVisitor();
  const transcript = () => visit.visitor.post(`${visit.path}/transcript`, { email: visit.email });
  assert.equal((await transcript()).status, 400);
  await leave(visit);
  await aMinuteLater(
    async () => {
      await visit.visitor.post("/api/chatbot/send", { message: "When do you open?", sessionId: visit.conversationId });
      assert.equal((await transcript()).status, 202);
    },
    () => mailTo(visit.email),
  );
  assert.equal(mailsTo(visit.email).length, 1);
});

test("a visitor leaves an address in no other conversation, and nothing that is no address", async () => {
  const [visit, other] = [await newVisitor(), await newVisitor()];
  assert.equal((await leave({ ...visit, path: other.path })).status, 404);
  const refused = await leave({ ...visit, email: "a@b.c, d@e.f" });
  assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, "/body/email"]);
  const reader = world.server.client.as(await makeKey(world.person, { scopes: ["conversations:read"] }));
  assert.equal((await reader.call("PUT", `${visit.path}/contact`, { body: { email: visit.email } })).status, 403);
});
