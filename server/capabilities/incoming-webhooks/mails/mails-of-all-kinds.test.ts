import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createUntrusted } from "../../../kernel/untrusted/create-untrusted.ts";
import { until } from "../../../testing/until.ts";
import { lessUsualMails } from "../testing/less-usual-mails.ts";
import { postMail } from "../testing/post-mail.ts";
import { headersOf, hostileMails, mail, question, sampleMails } from "../testing/sample-mails.ts";
import { createTestSource, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer, type WebhookServer } from "../testing/start-webhook-server.ts";

let world: WebhookServer;
let source: TestSource;
before(async () => {
  world = await startWebhookServer();
  const { kernel } = world.server.server;
  await kernel.untrusted.close();
  // On a busy machine, a mail of 10 MiB is read in more than the usual time.
  kernel.untrusted = createUntrusted({ deadlineMs: 120_000, maxHeapMiB: 192 });
  source = await createTestSource(world.client, { format: "email", address: "help@shop.example" });
});
after(() => world.server.stop());

const eventOf = (eventId: string) =>
  until(async () => {
    const { body } = await world.client.get(`/api/webhook/events/${eventId}`);
    return body.status !== "accepted" && body;
  });

describe("mails of all kinds", () => {
  for (const { name, raw, text } of [...sampleMails, ...lessUsualMails]) {
    test(`${name}: the person's own text is kept`, async () => {
      const posted = await postMail(source, raw);
      assert.equal(posted.status, 202, posted.text);
      const event = await eventOf(posted.body.eventId);
      assert.equal(event.data.text, text);
      assert.ok(!/[\r\n]/.test(event.data.subject));
      assert.equal(event.status, "processed", event.fault);
    });
  }

  test("attachments are named and not stored", async () => {
    const sample = sampleMails.find(({ name }) => name === "an attachment")!;
    const raw = String(sample.raw).replace(/<sample-[^>]*>/, "<attached@readers.example>");
    const { data } = await eventOf((await postMail(source, raw)).body.eventId);
    assert.deepEqual(data.attachments, [{ name: "../../plan.pdf", mimeType: "application/pdf", bytes: 5 }]);
  });

  const subjects: [what: string, written: string, charset: BufferEncoding, read: string][] = [
    ["Windows-1252", "F\xfcr Zo\xeb", "latin1", "Für Zoë"],
    ["UTF-8", "Für Zoë", "utf-8", "Für Zoë"],
    ["UTF-8 as us-ascii", "=?us-ascii?Q?F=C3=BCr?= =?unknown-8bit?B?Wm/Dqw==?=", "utf-8", "FürZoë"],
    ["UTF-8 as iso-8859-1", "=?iso-8859-1?q?=C3=BCber_Zo=C3=AB?=", "utf-8", "über Zoë"],
    ["Latin letters in their charset", "=?iso-8859-1?Q?f=FCr_Zo=EB?=", "utf-8", "für Zoë"],
    ["Japanese", "=?iso-2022-jp?B?GyRCJTElISUsJS8bKEI=?=", "utf-8", "ケァガク"],
  ];
  for (const [what, written, charset, read] of subjects) {
    test(`a subject in ${what} is read`, async () => {
      const { eventId } = (
        await postMail(source, Buffer.from(mail(headersOf({ Subject: written }), question), charset))
      ).body;
      assert.equal((await eventOf(eventId)).data.subject, read);
    });
  }

  for (const { name, raw } of hostileMails) {
    test(`${name} never ends in a 5xx`, async () => {
      const posted = await postMail(source, raw);
      assert.ok(posted.status < 500, posted.text);
      if (posted.status === 202) assert.notEqual((await eventOf(posted.body.eventId)).status, "accepted");
      else assert.ok(posted.body.detail.length > 20 && !posted.text.includes("at "), posted.text);
    });
  }

  test("a mail above 10 MiB is refused", async () => {
    const posted = await postMail(
      source,
      Buffer.concat([Buffer.from("From: ann@readers.example\r\n\r\n"), Buffer.alloc(11 * 1024 * 1024, 65)]),
    );
    assert.equal(posted.status, 413);
  });
});
