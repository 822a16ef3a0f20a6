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
const form = "forms@site.example";

before(async () => {
  smtp = await startMailServer();
  world = await startWebhookServer();
  const mail = { smtpUrl: smtp.url, from: "Shop <answers@shop.example>" };
  assert.equal((await world.person.client.call("PUT", "/api/settings/mail", { body: mail })).status, 200);
  const faq = { type: "faq", question: "When do you open?", answer: "We open at nine." };
  assert.equal((await world.person.client.post("/api/knowledge/sources", faq)).status, 201);
  const wanted = { format: "email", address: "help@shop.example", forwarders: ["Forms@Site.example"] };
  source = await createTestSource(world.client, wanted);
});
after(async () => {
  await world.server.stop();
  await smtp.stop();
});

let people = 0;
const newAddress = () => `visitor${++people}@cust.example`;
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
const answersTo = (address: string) => smtp.mails.filter(({ to }) => to === address);
const answerTo = (address: string, count = 1) =>
  until(() => answersTo(address).length >= count && answersTo(address).at(-1)!);
const contactsOf = async (address: string) =>
  (await world.person.client.get(`/api/contacts?q=${encodeURIComponent(address)}`)).body.data;

describe("a mail that a form passes on", () => {
  test("is the mail of the person in Reply-To, unverified, also where the form says that it is a program", async () => {
    const ways: Record<string, string>[] = [
      {},
      { "Auto-Submitted": "auto-generated" },
      { Precedence: "bulk", "X-Mailer": "PHPMailer 6.9" },
    ];
    for (const more of ways) {
      const carla = newAddress();
      const event = await send({ From: `Site <${form}>`, "Reply-To": `Carla Cole <${carla}>`, ...more });
      assert.deepEqual([event.status, event.data.userId, event.data.forwarder], ["processed", carla, form]);
      await answerTo(carla);
      const [contact] = await contactsOf(carla);
      assert.equal(contact.name, "Carla Cole");
      assert.ok(contact.identities.every(({ verified }: { verified: boolean }) => !verified));
    }
    assert.deepEqual(answersTo(form), []);
    assert.deepEqual(await contactsOf(form), []);
  });

  test("goes on with no conversation, and the person's own reply does", async () => {
    const carla = newAddress();
    const first = await send({ From: form, "Reply-To": carla });
    const id = headerOf(await answerTo(carla), "Message-ID");
    const second = await send({ From: form, "Reply-To": carla, References: id }, "And when do you close?");
    assert.notEqual(second.conversationId, first.conversationId);
    const reply = await send({ From: carla, References: id }, "And on Sunday?");
    assert.equal(reply.conversationId, first.conversationId);
  });

  test("is answered three times an hour at one address, until the person writes", async () => {
    const victim = newAddress();
    for (let time = 0; time < 5; time++)
      await send({ From: form, "Reply-To": victim }, `When? ${"Please! ".repeat(time)}`);
    const marker = newAddress();
    await send({ From: marker });
    await answerTo(marker);
    assert.equal(answersTo(victim).length, 3);
    await send({ From: victim, References: headerOf(await answerTo(victim), "Message-ID") }, "And on Sunday?");
    await answerTo(victim, 4);
  });

  test("names nobody: it is an event with a note, and no contact", async () => {
    for (const more of [{}, { "Reply-To": "help@shop.example" }, { "Reply-To": form }] as Record<string, string>[]) {
      const event = await send({ From: form, ...more });
      assert.deepEqual([event.status, event.data.automatic, event.conversationId], ["processed", "robot", undefined]);
      assert.match(event.note, /Reply-To/);
    }
    assert.deepEqual(await contactsOf(form), []);
  });

  test("comes from a program that is not listed: the note says how to list it, and following it helps", async () => {
    const programs: { From: string; [name: string]: string }[] = [
      { From: "wordpress@blog.example" },
      { From: "no-reply@blog.example" },
      { From: "office@blog.example", "X-Mailer": "PHPMailer 6.9.1 (https://github.com/PHPMailer/PHPMailer)" },
    ];
    for (const more of programs) {
      const dora = newAddress();
      const event = await send({ ...more, "Reply-To": dora });
      assert.deepEqual([event.data.automatic, event.conversationId], ["robot", undefined]);
      assert.deepEqual([await contactsOf(more.From), await contactsOf(dora)], [[], []]);
      const [, path, body] = /PATCH (\S+) (\{.*\})/.exec(event.note) ?? [];
      const changed = await world.client.call("PATCH", path!, { body: JSON.parse(body!) });
      assert.equal(changed.status, 200, changed.text);
      assert.ok(changed.body.forwarders.includes(form) && changed.body.forwarders.includes(more.From));
      await send({ ...more, "Reply-To": dora });
      await answerTo(dora);
    }
  });

  test("of another sender is the sender's, whatever Reply-To says", async () => {
    const ed = newAddress();
    const other = newAddress();
    assert.equal((await send({ From: ed, "Reply-To": other })).data.userId, ed);
    await answerTo(ed);
    assert.deepEqual(answersTo(other), []);
  });

  test("needs forwarders that are addresses, at a source of mails", async () => {
    const at = (body: object) => world.client.post("/api/webhook/sources", { name: "x", ...body });
    const wrong = await at({ format: "email", address: "a@shop.example", forwarders: [form, "site"] });
    assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, "/body/forwarders/1"]);
    const events = await at({ forwarders: [form] });
    assert.deepEqual([events.status, events.body.errors[0].pointer], [422, "/body/forwarders"]);
    const none = await world.client.call("PATCH", `/api/webhook/sources/${source.id}`, { body: { forwarders: [] } });
    assert.deepEqual([none.status, none.body.forwarders], [200, []]);
  });
});
