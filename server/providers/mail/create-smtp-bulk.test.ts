import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { headerOf, type MailServer, startMailServer } from "../../testing/providers/mail-server.ts";
import type { BulkMail } from "./bulk-mail.ts";
import { createSmtpBulk } from "./create-smtp-bulk.ts";
import { dkimRecordOf, makeDkimPrivateKey } from "./dkim-key.ts";
import type { MailMessage } from "./mail.ts";

let smtp: MailServer;
const opened: BulkMail[] = [];
before(async () => {
  smtp = await startMailServer();
});
after(() => smtp.stop());
afterEach(() => {
  for (const bulk of opened.splice(0)) bulk.close();
  Object.assign(smtp, { refuse: () => undefined, refuseWhole: () => undefined, cuts: 0, silences: 0 });
});

function open(settings: Partial<Parameters<typeof createSmtpBulk>[0]> = {}): BulkMail {
  const bulk = createSmtpBulk({
    url: smtp.url,
    from: "Shop <news@shop.example>",
    dkim: null,
    connections: 2,
    ...settings,
  });
  opened.push(bulk);
  return bulk;
}
const mailTo = (to: string, more: Partial<MailMessage> = {}): MailMessage => ({
  ...{ to, subject: "News", text: "Hello", html: "<p>Hello</p>", ...more },
});
const countTo = (to: string) => smtp.mails.filter((mail) => mail.to === to).length;

describe("mails to many", () => {
  test("carry their own sender's name, answer address and return path, and go over few connections", async () => {
    const bulk = open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        bulk.send(
          mailTo(`many${number}@example.com`, {
            fromName: "The Shop\r\nBcc: eve@evil.example",
            replyTo: "ask@shop.example",
            envelopeFrom: `bounce-${number}@shop.example`,
          }),
        ),
      ),
    );
    assert.ok(answers.every(({ kind }) => kind === "sent"));
    const mails = smtp.mails.filter(({ to }) => to.startsWith("many"));
    assert.equal(mails.length, 20);
    assert.ok(new Set(mails.map(({ connection }) => connection)).size <= 2);
    assert.equal(headerOf(mails[0]!, "from"), '"The Shop Bcc: eve@evil.example" <news@shop.example>');
    assert.equal(headerOf(mails[0]!, "reply-to"), "ask@shop.example");
    assert.equal(headerOf(mails[0]!, "bcc"), "");
    assert.deepEqual(new Set(mails.map(({ from }) => from)).size, 20);
  });

  test("say exactly what became of each: refused for good, for now, or at its end", async () => {
    const bulk = open();
    smtp.refuse = (to) => (to.startsWith("gone") ? { code: 550 } : to.startsWith("full") ? { code: 452 } : undefined);
    smtp.refuseWhole = (to) => (to.startsWith("spam") ? { code: 554 } : undefined);
    for (const [to, kind, code, isPermanent] of [
      ["gone@example.com", "refused", 550, true],
      ["full@example.com", "refused", 452, false],
      ["spam@example.com", "refused", 554, true],
    ] as const) {
      const outcome = await bulk.send(mailTo(to));
      assert.ok(outcome.kind === kind, to);
      assert.deepEqual([outcome.code, outcome.isPermanent], [code, isPermanent]);
      assert.doesNotMatch(outcome.reason, /@/);
    }
    assert.deepEqual(await bulk.send(mailTo("after@example.com")), { kind: "sent" });
    for (const message of [mailTo("a@b, c@d"), mailTo("a@b.example", { replyTo: "x, y@z" })]) {
      assert.equal((await bulk.send(message)).kind, "refused");
    }
  });

  test("that were being transmitted when the connection broke are unknown, and are not sent again", async () => {
    const bulk = open();
    smtp.silences = 1;
    assert.equal((await bulk.send(mailTo("silent@example.com"))).kind, "unknown");
    smtp.cuts = 1;
    assert.equal((await bulk.send(mailTo("cut@example.com"))).kind, "unsent");
    assert.deepEqual(await bulk.send(mailTo("next@example.com")), { kind: "sent" });
    const counts = ["silent@example.com", "cut@example.com", "next@example.com"].map(countTo);
    assert.deepEqual(counts, [1, 0, 1]);
  });

  test("that cannot reach the server are unsent", async () => {
    const gone = await startMailServer();
    await gone.stop();
    const outcome = await open({ url: gone.url }).send(mailTo("far@example.com"));
    assert.ok(outcome.kind === "unsent" && outcome.isBroken);
  });

  test("are signed with the headers of one-click leaving", async () => {
    const dkim = { domain: "shop.example", selector: "p1", privateKey: await makeDkimPrivateKey() };
    const headers = {
      "List-Unsubscribe": "<https://parley.example/newsletter/leave/abc>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    assert.deepEqual(await open({ dkim }).send(mailTo("signed@example.com", { headers })), { kind: "sent" });
    const { content } = smtp.mails.at(-1)!;
    const verify = async (mail: string) =>
      (await dkimVerify(mail, { resolver: async () => [[dkimRecordOf(dkim).value]] })).results[0]!.status.result;
    assert.equal(await verify(content), "pass");
    for (const [header, other] of [
      ["List-Unsubscribe: <https://parley", "List-Unsubscribe: <https://evil"],
      ["List-Unsubscribe=One-Click", "List-Unsubscribe=Two-Click"],
    ] as const) {
      assert.notEqual(await verify(content.replace(header, other)), "pass", header);
    }
  });
});
