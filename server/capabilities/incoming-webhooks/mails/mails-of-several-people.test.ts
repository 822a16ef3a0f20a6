import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { headerOf, type MailServer, startMailServer } from "../../../testing/providers/mail-server.ts";
import { until } from "../../../testing/until.ts";
import { postMail } from "../testing/post-mail.ts";
import { headersOf } from "../testing/sample-mails.ts";
import { createTestSource, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer, type WebhookServer } from "../testing/start-webhook-server.ts";

let world: WebhookServer;
let source: TestSource;
let smtp: MailServer;

before(async () => {
  smtp = await startMailServer();
  world = await startWebhookServer();
  const mail = { smtpUrl: smtp.url, from: "Shop <answers@shop.example>" };
  assert.equal((await world.person.client.call("PUT", "/api/settings/mail", { body: mail })).status, 200);
  const faq = { type: "faq", question: "When do you open?", answer: "We open at nine." };
  assert.equal((await world.person.client.post("/api/knowledge/sources", faq)).status, 201);
  source = await createTestSource(world.client, { format: "email", address: "help@shop.example" });
});
after(async () => {
  await world.server.stop();
  await smtp.stop();
});

let people = 0;
const newAddress = (name: string) => `${name}${++people}@family.example`;
const send = async (headers: Record<string, string>, body = "When do you open?") => {
  const raw = `${Object.entries({ ...headersOf(), ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}`;
  const { eventId } = (await postMail(source, raw)).body;
  return until(async () => {
    const { body } = await world.client.get(`/api/webhook/events/${eventId}`);
    return body.status !== "accepted" && body;
  });
};
const mailsTo = (address: string) => smtp.mails.filter(({ recipients }) => recipients.includes(address));
const mailTo = (address: string, count = 1) =>
  until(() => mailsTo(address).length >= count && mailsTo(address).at(-1)!);
const messagesOf = async (id: string) => (await world.client.get(`/api/conversations/${id}/messages`)).body.data;
const write = (id: string, text: string) => world.person.client.post(`/api/conversations/${id}/messages`, { text });
const contactsOf = async (address: string) =>
  (await world.person.client.get(`/api/contacts?q=${encodeURIComponent(address)}`)).body.data;

/** A conversation of Ann, who puts Ben in copy; the id of the assistant's mail to Ann. */
async function begin() {
  const [ann, ben] = [newAddress("ann"), newAddress("ben")];
  const first = await send({ From: `Ann <${ann}>`, To: `help@shop.example, Ben <${ben}>` });
  const id = headerOf(await mailTo(ann), "Message-ID");
  return { ann, ben, conversationId: first.conversationId as string, references: { References: id } };
}

describe("a person from To or Cc", () => {
  test("writes into the conversation under an own name", async () => {
    const { ann, ben, conversationId, references } = await begin();
    const event = await send({ From: `Ben Cole <${ben}>`, ...references }, "When do you close?");
    assert.equal(event.conversationId, conversationId);
    const written = (await messagesOf(conversationId)).filter(({ author }: { author: string }) => author === "contact");
    assert.deepEqual(
      written.map(({ contact }: { contact?: { name: string } }) => contact?.name),
      [undefined, "Ben Cole"],
    );
    assert.equal((await world.client.get(`/api/conversations/${conversationId}`)).body.userId, ann);
    assert.equal((await contactsOf(ben))[0].id, written[1].contact.id);
  });

  test("reads what the team answers, and what answers an own mail", async () => {
    const { ann, ben, conversationId, references } = await begin();
    assert.deepEqual(mailsTo(ben), []);
    await send({ From: ben, ...references }, "When do you close?");
    const answer = await mailTo(ben);
    assert.equal(headerOf(answer, "To"), ann);
    assert.equal(headerOf(answer, "Cc"), ben);
    await send({ From: ann, Cc: ben, ...references }, "Is it warm?");
    await mailTo(ann, 3);
    assert.equal(mailsTo(ben).length, 1);
    await write(conversationId, "It is warm.");
    assert.match((await mailTo(ben, 2)).content, /It is warm/);
    assert.equal(mailsTo(ann).length, 4);
  });

  test("names others in vain: no answer goes there, and they write into no conversation", async () => {
    const { ann, ben, conversationId, references } = await begin();
    const eve = newAddress("eve");
    await send({ From: ben, To: `help@shop.example, ${eve}`, Cc: eve, ...references }, "When do you close?");
    await mailTo(ann, 2);
    await write(conversationId, "At five.");
    await mailTo(ann, 3);
    assert.deepEqual(mailsTo(eve), []);
    const event = await send({ From: eve, ...references }, "Let me in, please.");
    assert.notEqual(event.conversationId, conversationId);
  });

  test("gets no more mails when the person leaves the address out, and may still write", async () => {
    const { ann, ben, conversationId, references } = await begin();
    await send({ From: ann, ...references }, "Between us: is it cold?");
    await mailTo(ann, 2);
    await write(conversationId, "It is cold.");
    await mailTo(ann, 3);
    assert.deepEqual(mailsTo(ben), []);
    assert.equal((await send({ From: ben, ...references }, "Any news?")).conversationId, conversationId);
  });

  test("needs one of our mails: a copy alone, and a mail that was passed on, begin a conversation", async () => {
    const { ben, conversationId, references } = await begin();
    assert.notEqual((await send({ From: ben }, "When do you close?")).conversationId, conversationId);
    const guess = { References: `<${"0".repeat(32)}@shop.example>` };
    assert.notEqual((await send({ From: ben, ...guess }, "And on Sunday?")).conversationId, conversationId);
    const friend = newAddress("friend");
    assert.notEqual((await send({ From: friend, ...references }, "And on Monday?")).conversationId, conversationId);
  });

  test("is exported and erased with what was written there, and the person's conversation stays", async () => {
    const { ann, ben, conversationId, references } = await begin();
    await send({ From: ben, ...references }, "My word is quincunx. When do you close?");
    const [contact] = await contactsOf(ben);
    const exported = await world.person.client.get(`/api/contacts/${contact.id}/export`);
    assert.match(exported.text, /My word is quincunx/);
    assert.equal((await world.person.client.post(`/api/contacts/${contact.id}/erase`)).status < 300, true);
    const texts = (await messagesOf(conversationId)).map(({ text }: { text: string }) => text);
    assert.ok(texts.length >= 4 && !texts.join().includes("quincunx"));
    await write(conversationId, "Bye.");
    await until(() => mailsTo(ann).some(({ content }) => content.includes("Bye.")));
    assert.ok(!mailsTo(ben).some(({ content }) => content.includes("Bye.")));
    assert.notEqual((await send({ From: ben, ...references }, "Any news?")).conversationId, conversationId);
  });
});
