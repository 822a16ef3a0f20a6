import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp } from "../../../testing/client.ts";
import { headerOf } from "../../../testing/providers/mail-server.ts";
import { readMail } from "../../../testing/received-mail.ts";
import { type CampaignDesk, deskOf, startCampaignDesk } from "../testing/start-campaign-desk.ts";

let first: CampaignDesk;
before(async () => {
  first = await startCampaignDesk();
});
after(() => first.stop());

const freshDesk = async () => deskOf(first.server, first.smtp, await signUp(first.server.client));
const mailsTo = (email: string) => first.smtp.mails.filter(({ to }) => to === email);

describe("a campaign, by the contacts of its readers,", () => {
  test("speaks of the fields of a reader's contact, and of the default where there is none", async () => {
    const desk = await freshDesk();
    const readers = await desk.subscribe(2);
    const { client } = desk.owner;
    const custom = { city: "Kiel", salutation: "Frau Müller", firstName: "Lena", points: 12, link: "www.evil.example" };
    const made = await client.post("/api/contacts", { email: readers[0]!.email, company: "Nord GmbH", custom });
    assert.equal(made.status, 201, made.text);
    await desk.server.server.kernel.database.pool.query(
      `update subscriber set contact_id = (select contact_id from contact_identity where value = $2 limit 1) where id = $1`,
      [readers[0]!.uuid, readers[0]!.email],
    );
    const body =
      '{{ salutation | "Hello" }}, {{ firstName | "friend" }} of {{ contact.company | "no firm" }} in {{ contact.city | "town" }}: {{ contact.points | "0" }} points, {{ contact.link | "no link" }}, {{ contact.constructor | "none" }}.';
    const id = await desk.draft({ subject: "For {{ contact.city | 'you' }}", body });
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    const [known, other] = readers.map(({ email }) => mailsTo(email)[0]!);
    assert.equal(headerOf(known!, "subject"), "For Kiel");
    assert.match(readMail(known!.content).text, /\nFrau Müller, Lena of Nord GmbH in Kiel: 12 points, no link, none\./);
    assert.equal(headerOf(other!, "subject"), "For you");
    assert.match(readMail(other!.content).text, /\nHello, \S+ of no firm in town: 0 points, no link, none\./);
  });

  test("goes only to the contacts of its segment", async () => {
    const desk = await freshDesk();
    const readers = await desk.subscribe(3);
    const { client } = desk.owner;
    const made = await client.post("/api/contacts", { email: readers[1]!.email, tags: ["vip"] });
    assert.equal(made.status, 201, made.text);
    const { pool } = desk.server.server.kernel.database;
    await pool.query(
      `update subscriber set contact_id = (select contact_id from contact_identity where value = $2 limit 1) where id = $1`,
      [readers[1]!.uuid, readers[1]!.email],
    );
    const segment = await client.post("/api/segments", { name: "VIPs", filter: { tag: "vip" } });
    assert.equal(segment.status, 201, segment.text);
    const id = await desk.draft({ segmentId: segment.body.id });
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    assert.deepEqual(
      readers.map(({ email }) => mailsTo(email).length),
      [0, 1, 0],
    );
  });
});
