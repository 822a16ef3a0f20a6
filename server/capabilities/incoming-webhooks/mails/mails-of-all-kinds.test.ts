import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { until } from "../../../testing/until.ts";
import { postMail } from "../testing/post-mail.ts";
import { hostileMails, sampleMails } from "../testing/sample-mails.ts";
import { createTestSource, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer, type WebhookServer } from "../testing/start-webhook-server.ts";

let world: WebhookServer;
let source: TestSource;
before(async () => {
  world = await startWebhookServer();
  source = await createTestSource(world.client, { format: "email", address: "help@shop.example" });
});
after(() => world.server.stop());

const eventOf = (eventId: string) =>
  until(async () => {
    const { body } = await world.client.get(`/api/webhook/events/${eventId}`);
    return body.status !== "accepted" && body;
  });

describe("mails of all kinds", () => {
  for (const { name, raw, text } of sampleMails) {
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
