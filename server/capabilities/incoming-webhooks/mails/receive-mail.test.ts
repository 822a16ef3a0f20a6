// Long because each promise of a mail is tested at one source.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { headerOf, type MailServer, startMailServer } from "../../../testing/providers/mail-server.ts";
import { readMail } from "../../../testing/received-mail.ts";
import { until } from "../../../testing/until.ts";
import { postMail } from "../testing/post-mail.ts";
import { headersOf } from "../testing/sample-mails.ts";
import { createTestSource, sendSigned, signParley, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer, type WebhookServer } from "../testing/start-webhook-server.ts";

let world: WebhookServer;
let source: TestSource;
let smtp: MailServer;
const hours = "We open at nine in the morning.";

before(async () => {
  smtp = await startMailServer();
  world = await startWebhookServer();
  const { client } = world.person;
  const mail = { smtpUrl: smtp.url, from: "Shop <answers@shop.example>" };
  assert.equal((await client.call("PUT", "/api/settings/mail", { body: mail })).status, 200);
  const faq = { type: "faq", question: "When do you open?", answer: hours, url: "https://shop.example/hours?a=1&b=2" };
  assert.equal((await client.post("/api/knowledge/sources", faq)).status, 201);
  source = await createTestSource(world.client, { format: "email", address: "Help@Shop.example" });
});
after(async () => {
  await world.server.stop();
  await smtp.stop();
});

const post = (raw: string | Buffer, headers: Record<string, string> = {}, to = source) => postMail(to, raw, headers);

let people = 0;
const newAddress = () => `customer${++people}@readers.example`;
const mailFrom = (address: string, more: Record<string, string> = {}, body = "When do you open?") =>
  `${Object.entries({ ...headersOf(), From: address, ...more })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}`;
const answersTo = (address: string) => smtp.mails.filter(({ to }) => to === address);
const nextAnswer = (address: string, count = 1) =>
  until(() => answersTo(address).length >= count && answersTo(address).at(-1)!);
const eventOf = async (eventId: string) =>
  until(async () => {
    const { body } = await world.client.get(`/api/webhook/events/${eventId}`);
    return body.status !== "accepted" && body;
  });
const textsOf = async (conversationId: string) =>
  (await world.client.get(`/api/conversations/${conversationId}/messages`)).body.data.map(
    ({ author, text }: { author: string; text: string }) => `${author}: ${text}`,
  );

describe("a mail to a source", () => {
  test("becomes a message, and the answer is mailed into its thread with links to what it cites", async () => {
    const address = newAddress();
    const posted = await post(mailFrom(`Ann <${address}>`, { "Message-ID": "<first@readers.example>" }));
    assert.deepEqual([posted.status, posted.body.status], [202, "accepted"], posted.text);
    const { conversationId, status } = await eventOf(posted.body.eventId);
    assert.equal(status, "processed");
    const answer = await nextAnswer(address);
    assert.deepEqual(await textsOf(conversationId), ["contact: When do you open?", `assistant: ${hours}`]);
    assert.equal(headerOf(answer, "Subject"), "Re: Opening hours");
    assert.equal(headerOf(answer, "In-Reply-To"), "<first@readers.example>");
    assert.equal(headerOf(answer, "References"), "<first@readers.example>");
    assert.equal(headerOf(answer, "Auto-Submitted"), "auto-replied");
    assert.equal(headerOf(answer, "Reply-To"), "help@shop.example");
    assert.match(headerOf(answer, "Message-ID"), /^<[0-9a-f]{32}@shop\.example>$/);
    assert.ok(answer.content.includes(hours));
    const { text } = readMail(answer.content);
    assert.ok(text.includes("https://shop.example/hours?a=1&b=2"));
    assert.ok(text.includes(`<a href="https://shop.example/hours?a=1&#38;b=2">`), text);
    const { body: contacts } = await world.person.client.get(`/api/contacts?q=${encodeURIComponent(address)}`);
    assert.deepEqual([contacts.data[0]?.email, contacts.data[0]?.name], [address, "Ann"]);
    assert.deepEqual(
      contacts.data[0].identities.find(({ kind }: { kind: string }) => kind === "email").verified,
      false,
    );
  });

  const letters = [
    "Dear all,\r\nI hope you had a good week.\r\n\r\nWhen do you open?\r\n\r\nMany thanks in advance\r\nBea Cole\r\nQuay 7",
    "Hello, I have a question. When do you open? Warm regards, Bea",
    "On Fri, Nov 20, 2026 at 9:00 AM Shop <help@shop.example> wrote:\r\n> What can we do?\r\n\r\nWhen do you open?\r\n\r\nSent with Proton Mail",
  ];
  for (const letter of letters) {
    test(`is asked without its frame: ${letter.slice(0, 30)}`, async () => {
      const address = newAddress();
      await post(mailFrom(address, {}, letter));
      assert.ok(readMail((await nextAnswer(address)).content).text.includes(hours));
    });
  }

  test("continues the conversation of the answer that it replies to, for its receiver only", async () => {
    const address = newAddress();
    const first = await eventOf((await post(mailFrom(address))).body.eventId);
    const id = headerOf(await nextAnswer(address), "Message-ID");
    const further = ["Sunday?", "a Monday?", "holidays?", "New Year's Eve?", "Easter?"];
    const reply = (from: string, more: Record<string, string>) =>
      post(mailFrom(from, more, `And on ${further.shift()}`));
    const second = await eventOf((await reply(address, { "In-Reply-To": id, References: id })).body.eventId);
    assert.equal(second.conversationId, first.conversationId);
    assert.equal((await textsOf(first.conversationId)).length, 4);
    const next = await nextAnswer(address, 2);
    assert.ok(headerOf(next, "References").startsWith(`${id} <`));
    for (const [from, more] of [
      [newAddress(), { References: id }],
      [address, {}],
      [address, { References: `<${"0".repeat(32)}@shop.example>` }],
      [address, { References: "<first@readers.example>" }],
    ] as [string, Record<string, string>][]) {
      const other = await eventOf((await reply(from, more)).body.eventId);
      assert.notEqual(other.conversationId, first.conversationId, JSON.stringify(more));
    }
    assert.equal((await textsOf(first.conversationId)).length, 4);
  });

  test("is accepted once, by its Message-ID", async () => {
    const address = newAddress();
    const raw = mailFrom(address);
    const first = await post(raw);
    const again = await post(`Received: by another server\r\n${raw}`);
    assert.deepEqual([again.status, again.body], [200, { eventId: first.body.eventId, status: "duplicate" }]);
    await nextAnswer(address);
    const { body } = await world.client.get("/api/webhook/events?kind=email&limit=100");
    assert.equal(body.data.filter(({ id }: { id: string }) => id === first.body.eventId).length, 1);
  });

  test("with a Message-ID that another mail has is a mail of its own, by its sender or its text", async () => {
    const ids = { "Message-ID": "<fixed@machine.example>" };
    const [dora, gus] = [newAddress(), newAddress()];
    const mails = [mailFrom(dora, ids), mailFrom(gus, ids), mailFrom(dora, ids, "When do you close?")];
    for (const raw of mails) assert.equal((await post(raw)).body.status, "accepted");
    for (const raw of mails) assert.equal((await post(raw)).body.status, "duplicate");
    await nextAnswer(gus);
    await nextAnswer(dora, 2);
  });

  test("a mail that failed is asked again on request, and an event that only looks like a mail is not", async () => {
    const address = newAddress();
    await eventOf((await post(mailFrom(address))).body.eventId);
    await nextAnswer(address);
    const { body } = await world.person.client.get(`/api/contacts?q=${encodeURIComponent(address)}`);
    const contact = `/api/contacts/${body.data[0].id}`;
    await world.person.client.post(`${contact}/block`);
    const { eventId } = (await post(mailFrom(address))).body;
    assert.equal((await eventOf(eventId)).status, "failed");
    assert.equal((await world.person.client.post(`${contact}/unblock`)).status < 300, true);
    assert.equal((await world.client.post(`/api/webhook/events/${eventId}/replay`)).status, 202);
    assert.equal((await eventOf(eventId)).status, "processed");
    await nextAnswer(address, 2);
    const event = await sendSigned(world.client, world.source, { event: "email", data: { userId: 7 } });
    assert.equal((await world.client.post(`/api/webhook/events/${event.body.eventId}/replay`)).status, 202);
    assert.equal((await eventOf(event.body.eventId)).status, "processed");
  });

  test("what a colleague writes after the hand-over is mailed too, and is no automatic mail", async () => {
    const address = newAddress();
    const { conversationId } = await eventOf((await post(mailFrom(address))).body.eventId);
    await nextAnswer(address);
    const written = await world.person.client.post(`/api/conversations/${conversationId}/messages`, {
      text: "On holidays <we> open at ten.",
    });
    assert.equal(written.status, 201, written.text);
    await world.person.client.post(`/api/conversations/${conversationId}/messages`, { text: "Hush.", isNote: true });
    const answer = await nextAnswer(address, 2);
    assert.equal(headerOf(answer, "Auto-Submitted"), "no");
    assert.ok(readMail(answer.content).text.includes("<p>On holidays &#60;we&#62; open at ten.</p>"));
    const again = await eventOf(
      (await post(mailFrom(address, { References: headerOf(answer, "Message-ID") }, "Thank you!"))).body.eventId,
    );
    assert.equal(again.conversationId, conversationId);
    assert.equal(again.messageId, undefined, "the conversation is handed over");
    assert.ok(!smtp.mails.some(({ content }) => content.includes("Hush.")));
  });

  const automatic: [string, Record<string, string>][] = [
    ["an automatic reply", { "Auto-Submitted": "auto-replied" }],
    ["bulk mail", { Precedence: "bulk" }],
    ["a mailing list", { "List-Id": "<news.readers.example>" }],
    ["no return path", { "Return-Path": "<>" }],
    ["a mailer daemon", { From: "MAILER-DAEMON@readers.example" }],
    ["the address of the source", { From: "help@shop.example" }],
    ["a report", { "Content-Type": "multipart/report; boundary=x" }],
    ["a wish for no answer", { "X-Auto-Response-Suppress": "DR, OOF, AutoReply" }],
    ["a wish for no answer of any kind", { "X-Auto-Response-Suppress": "All" }],
    ["a newsletter", { "List-Unsubscribe": "<https://news.example/u/1>" }],
    ["spam", { "X-Spam-Status": "Yes, score=9.1" }],
    ["spam of another filter", { "X-Spam-Flag": "YES" }],
    ["a calendar's answer", { "Content-Type": "text/calendar; charset=utf-8; method=REPLY" }],
    ["a reaction", { "Content-Type": "text/vnd.google.email-reaction+json" }],
    ...[
      "Automatic reply: Hours",
      "Out of Office: Hours",
      "Automatische Antwort: Zeiten",
      "Abwesenheitsnotiz: Zeiten",
      "Réponse automatique : Horaires",
      "Message d’absence : Horaires",
      "Respuesta automática: Horario",
      "Risposta automatica: Orari",
      "Automatisch antwoord: Tijden",
      "Resposta automática: Horário",
    ].map((subject): [string, Record<string, string>] => [
      subject,
      { Subject: `=?utf-8?B?${Buffer.from(subject).toString("base64")}?=` },
    ]),
  ];
  test("automatic mails are stored and never answered", async () => {
    for (const [what, headers] of automatic) {
      const address = newAddress();
      const event = await eventOf((await post(mailFrom(address, headers))).body.eventId);
      assert.equal(event.status, "processed", what);
      assert.equal(typeof event.data.automatic, "string", what);
      assert.equal(event.conversationId, undefined, what);
      const marker = newAddress();
      await post(mailFrom(marker, { "Auto-Submitted": "no" }));
      await nextAnswer(marker);
      assert.equal(answersTo(headers.From ?? address).length, 0, what);
    }
  });

  const personal: [string, Record<string, string>][] = [
    ["a wish for no note of absence", { "X-Auto-Response-Suppress": "OOF" }],
    ["a mail service's mark of each mail", { "Feedback-ID": "1.eu-west-1.x:AmazonSES" }],
    ["no spam", { "X-Spam-Flag": "NO", "X-Spam-Status": "No, score=-1.2" }],
    ["a subject with automatic in it", { Subject: "Automatic doors: what do they cost?" }],
  ];
  for (const [what, headers] of personal) {
    test(`is a person's with ${what}`, async () => {
      const address = newAddress();
      await post(mailFrom(address, headers));
      await nextAnswer(address);
    });
  }

  const sealed: [string, Record<string, string>, string][] = [
    ["S/MIME", { "Content-Type": "application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m" }, "MIAGCSqG"],
    [
      "PGP",
      { "Content-Type": 'multipart/encrypted; protocol="application/pgp-encrypted"; boundary=x' },
      "--x\r\nContent-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n--x\r\nContent-Type: application/octet-stream\r\n\r\nA\r\n--x--",
    ],
    ["PGP in the text", {}, "-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----"],
    [
      "winmail.dat",
      { "Content-Type": "multipart/mixed; boundary=x" },
      "--x\r\nContent-Type: text/plain\r\n\r\n \r\n--x\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\n\r\nA\r\n--x--",
    ],
  ];
  for (const [what, headers, body] of sealed) {
    test(`in ${what} is a message for the team, with a note and without an answer`, async () => {
      const address = newAddress();
      const first = await eventOf((await post(mailFrom(address))).body.eventId);
      const id = headerOf(await nextAnswer(address), "Message-ID");
      const again = await eventOf((await post(mailFrom(address, { ...headers, References: id }, body))).body.eventId);
      assert.equal(again.conversationId, first.conversationId);
      const other = await eventOf((await post(mailFrom(address, { ...headers, Subject: "" }, body))).body.eventId);
      for (const event of [again, other]) {
        assert.equal(event.status, "processed", event.fault);
        assert.match(event.note, /Read it in its mailbox/);
        assert.equal((await world.client.get(`/api/conversations/${event.conversationId}`)).body.status, "handed-over");
        const texts = await textsOf(event.conversationId);
        assert.match(texts.at(-1), /^system: This mail is encrypted/);
        assert.match(texts.at(-2), /^contact: ./);
      }
      const marker = newAddress();
      await post(mailFrom(marker));
      await nextAnswer(marker);
      assert.equal(answersTo(address).length, 1);
    });
  }

  test("a program that answers every answer gets a few an hour", async () => {
    const address = newAddress();
    const plea = (time: number) => `When do you open? ${"Please! ".repeat(time)} ${"abcdefghijkl"[time]?.repeat(9)}`;
    for (let time = 0; time < 12; time++) {
      await eventOf((await post(mailFrom(address, {}, plea(time)))).body.eventId);
      if (time < 10) await nextAnswer(address, time + 1);
    }
    const marker = newAddress();
    await post(mailFrom(marker));
    await nextAnswer(marker);
    assert.equal(answersTo(address).length, 10);
  });

  const desks: [string, (time: number) => Record<string, string>, (time: number) => string][] = [
    [
      "differs by numbers",
      (time) => ({ Subject: `Re: Hours [#${time}]` }),
      (time) => `We look into case ${time} soon.`,
    ],
    [
      "acknowledges",
      () => ({ Subject: "Ticket DESK-7 received" }),
      (time) => `${"Hm. ".repeat(time)}Somebody will look.`,
    ],
    [
      "acknowledges in German",
      () => ({}),
      (time) => `${"Hallo! ".repeat(time)}Ihre Anfrage 7 ist bei uns eingegangen.`,
    ],
  ];
  for (const [what, headers, body] of desks) {
    test(`a desk that ${what} is stopped after two, and a person is not`, async () => {
      const address = newAddress();
      for (let time = 1; time <= 4; time++) {
        const event = await eventOf((await post(mailFrom(address, headers(time), body(time)))).body.eventId);
        assert.equal(event.status, time <= 2 ? "processed" : "failed");
        if (time <= 2) await nextAnswer(address, time);
        else assert.match(event.fault, /replay the event/);
      }
      const { eventId } = (await post(mailFrom(address, {}, "This is Bea. When do you open, please?"))).body;
      assert.equal((await eventOf(eventId)).status, "processed");
      await nextAnswer(address, 3);
      assert.equal(answersTo(address).length, 3);
    });
  }

  test("a mail of a desk that was stopped is asked on request, and short words are never stopped", async () => {
    const address = newAddress();
    const ids: string[] = [];
    for (let time = 0; time < 3; time++)
      ids.push((await post(mailFrom(address, {}, "Which days are free?"))).body.eventId);
    assert.equal((await eventOf(ids[2]!)).status, "failed");
    const { conversationId } = await eventOf(ids[1]!);
    const path = `/api/conversations/${conversationId}`;
    await until(async () => (await world.person.client.get(path)).body.status === "handed-over");
    const { text } = await world.person.client.get(`${path}/messages`);
    assert.match(text, /written the same for the third time within a day/);
    assert.equal((await world.client.post(`/api/webhook/events/${ids[2]}/replay`)).status, 202);
    assert.equal((await eventOf(ids[2]!)).status, "processed");
    for (let time = 0; time < 4; time++)
      assert.equal((await eventOf((await post(mailFrom(address, {}, "Yes!"))).body.eventId)).status, "processed");
  });

  test("a blocked contact gets no answer", async () => {
    const address = newAddress();
    await eventOf((await post(mailFrom(address))).body.eventId);
    await nextAnswer(address);
    const { body } = await world.person.client.get(`/api/contacts?q=${encodeURIComponent(address)}`);
    await world.person.client.post(`/api/contacts/${body.data[0].id}/block`);
    const event = await eventOf((await post(mailFrom(address))).body.eventId);
    assert.deepEqual([event.status, event.fault], ["failed", "The sender is blocked."]);
    assert.equal(answersTo(address).length, 1);
  });

  test("erasing the contact erases the conversation and the mails", async () => {
    const address = newAddress();
    const first = await eventOf((await post(mailFrom(address, {}, "My word is sesquipedalian."))).body.eventId);
    await nextAnswer(address);
    const bulk = await eventOf((await post(mailFrom(address, { Precedence: "bulk" }))).body.eventId);
    const { body } = await world.person.client.get(`/api/contacts?q=${encodeURIComponent(address)}`);
    const erased = await world.person.client.post(`/api/contacts/${body.data[0].id}/erase`);
    assert.ok(erased.status < 300, erased.text);
    assert.equal((await world.client.get(`/api/conversations/${first.conversationId}`)).status, 404);
    for (const { id } of [first, bulk]) {
      assert.equal((await world.client.get(`/api/webhook/events/${id}`)).body.data, null);
    }
    const { rows } = await world.server.server.kernel.database.pool.query(
      "select count(*)::int from mail_conversation where address = $1",
      [address],
    );
    assert.equal(rows[0].count, 0);
  });

  test("erasing a conversation erases its answers that wait to be sent", async () => {
    const address = newAddress();
    smtp.refuse = (to) => (to === address ? { code: 450 } : undefined);
    const { conversationId } = await eventOf((await post(mailFrom(address))).body.eventId);
    const isWaiting = async () =>
      (await world.person.client.get("/api/settings/mail/outbox?limit=100")).body.data.some(
        ({ to, nextAttemptAt }: { to: string; nextAttemptAt?: string }) =>
          to === address && nextAttemptAt !== undefined,
      );
    await until(isWaiting);
    assert.ok((await world.person.client.call("DELETE", `/api/conversations/${conversationId}`)).status < 300);
    assert.equal(await isWaiting(), false);
  });

  test("needs a good signature, and a source of its format", async () => {
    const raw = mailFrom(newAddress());
    assert.equal((await post(raw, { "x-webhook-signature": "t=1,v1=00" })).body.code, "signature-invalid");
    const late = signParley(source.secret, raw, 1_700_000_000);
    assert.equal((await post(raw, { "x-webhook-signature": late })).body.code, "signature-expired");
    const unknown = { ...source, url: source.url.replace(/whs_\w+$/, "whs_01h455vb4pex5vsknk084sn02q") };
    assert.equal((await post(raw, {}, unknown)).body.code, "signature-invalid");
    const asMail = { ...world.source, url: world.source.url.replace("/process/", "/email/") };
    assert.match((await post(raw, {}, asMail)).body.detail, /takes events: post them to .*process/);
    const asEvent = { ...source, url: source.url.replace("/email/", "/process/") };
    const json = { "content-type": "application/json" };
    const refused = await post('{"event":"x","data":{}}', json, asEvent);
    assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"]);
  });

  test("comes as a field of JSON or of a form, too", async () => {
    const address = newAddress();
    assert.equal(
      (await post(JSON.stringify({ raw: mailFrom(address) }), { "content-type": "application/json" })).status,
      202,
    );
    const form = new URLSearchParams({ "body-mime": mailFrom(address), sender: "x" }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    assert.equal((await post(form, headers)).status, 202);
    await nextAnswer(address, 2);
    const empty = await post("{}", { "content-type": "application/json" });
    assert.deepEqual([empty.status, empty.body.errors[0].pointer], [400, "/body/raw"]);
  });

  const wrongSources: [string, Record<string, unknown>, number][] = [
    ["without an address", { format: "email" }, 422],
    ["with an address that is none", { format: "email", address: "help" }, 400],
    ["with a scheme that signs no time", { format: "email", address: "a@shop.example", scheme: "github" }, 422],
    ["of events with an address", { address: "a@shop.example" }, 422],
  ];
  for (const [what, body, status] of wrongSources) {
    test(`a source of mails ${what} is refused with its field`, async () => {
      const answer = await world.client.post("/api/webhook/sources", { name: "mails", ...body });
      assert.equal(answer.status, status, answer.text);
      assert.match(answer.body.errors[0].pointer, /^\/body\/(address|scheme)$/);
    });
  }
});
