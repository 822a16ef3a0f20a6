import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, signUp } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { until } from "../../../testing/until.ts";
import { type CampaignDesk, deskOf, startCampaignDesk } from "../testing/start-campaign-desk.ts";

let desk: CampaignDesk;
before(async () => {
  desk = await startCampaignDesk();
});
after(() => desk.stop());

const path = "/api/newsletter/campaigns";
const change = (id: string, body: unknown) => desk.client.call("PATCH", `${path}/${id}`, { body });

describe("writing", () => {
  test("a draft may be incomplete; what it lacks is told by its preview, and when it is to be sent", async () => {
    const { body: draft } = await desk.client.post(path, { name: "Empty" });
    assert.deepEqual(
      [draft.status, draft.number > 0, draft.tracksOpens, draft.tracksClicks],
      ["draft", true, false, false],
    );
    // A client that sends a time along meant to schedule.
    assert.equal((await desk.order(draft.id, "send", { at: "2027-01-01T09:00" })).body.errors[0].pointer, "/body/at");
    const sent = await desk.order(draft.id, "send");
    assert.deepEqual([sent.status, sent.body.code], [422, "campaign-not-ready"]);
    assert.deepEqual(
      sent.body.errors.map(({ pointer }: { pointer: string }) => pointer),
      ["/body/listIds", "/body/subject", "/body/body"],
    );
    const other = await deskOf(desk.server, desk.smtp, await signUp(desk.server.client));
    assert.equal((await change(draft.id, { listIds: [other.listId] })).body.errors[0].pointer, "/body/listIds/0");
    assert.equal((await other.client.get(`${path}/${draft.id}`)).status, 404);
    const { body: foreign } = await other.owner.client.post("/api/segments", { name: "theirs", filter: {} });
    for (const segmentId of [foreign.id, "seg_nothing", ""]) {
      const { status, body } = await change(draft.id, { segmentId });
      assert.deepEqual([status, body.errors?.[0]?.pointer], [400, "/body/segmentId"]);
    }
    const both = await desk.client.post(path, { name: "x", listIds: ["list_x"], segmentId: foreign.id });
    assert.deepEqual(
      both.body.errors.map(({ pointer }: { pointer: string }) => pointer),
      ["/body/listIds/0", "/body/segmentId"],
    );
    const changed = await change(draft.id, {
      listIds: [desk.listId],
      subject: "Hi {{ name }}",
      body: "[shop](/)",
      siteUrl: "https://shop.example",
    });
    assert.deepEqual([changed.status, changed.body.siteUrl], [200, "https://shop.example/"]);
    const preview = await desk.client.get(`${path}/${draft.id}/preview?name=Bob`);
    assert.deepEqual([preview.body.subject, preview.body.missing, preview.body.warnings], ["Hi Bob", [], []]);
    assert.match(preview.body.html, /href="https:\/\/shop\.example\/"[\s\S]*High Street 1/);
    assert.equal(preview.body.bytes, Buffer.byteLength(preview.body.html));
  });

  test("a text that cannot become a mail is refused with its place", async () => {
    const id = await desk.draft({ body: "Dear\n{{ nobody }}" });
    const answer = await desk.client.get(`${path}/${id}/preview`);
    assert.deepEqual([answer.status, answer.body.code], [422, "campaign-invalid"]);
    assert.match(answer.body.errors[0].message, /^line 2, column 1: \{\{ nobody \}\} is unknown/);
    const mjml = await desk.draft({ format: "mjml", body: "<mjml><mj-body><mj-nothing/></mj-body></mjml>" });
    assert.match((await desk.order(mjml, "send")).body.errors[0].message, /^line 1: .*mj-nothing/);
  });

  test("a preview for a contact has the contact's fields, for a caller who may read contacts", async () => {
    const { client } = desk.owner;
    const contact = { name: "Lena Müller", company: "Nord GmbH", custom: { city: "Kiel" } };
    const { id: contactId } = (await client.post("/api/contacts", contact)).body;
    const body =
      'Dear {{ firstName }} of {{ contact.company }}, {{ contact.city | "your town" }}, {{ contact.street }}.';
    const at = `/api/newsletter/campaigns/${await desk.draft({ body })}/preview`;
    assert.match((await client.get(at)).body.text, /Dear Ada of , your town, \./);
    assert.match((await client.get(`${at}?contactId=${contactId}`)).body.text, /Dear Lena of Nord GmbH, Kiel, \./);
    assert.match((await client.get(`${at}?contactId=${contactId}&name=Tom`)).body.text, /Dear Tom of Nord GmbH/);
    const refused = await desk.client.get(`${at}?contactId=${contactId}`);
    assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"]);
    assert.equal((await client.get(`${at}?contactId=con_nobody`)).status, 404);
    const other = await deskOf(desk.server, desk.smtp, await signUp(desk.server.client));
    const theirs = `/api/newsletter/campaigns/${await other.draft()}/preview`;
    assert.equal((await other.owner.client.get(`${theirs}?contactId=${contactId}`)).status, 404);
  });

  test("a draft whose list or segment was deleted is not sent, and says so", async () => {
    const { client } = desk.owner;
    const list = await client.post("/api/newsletter/lists", { slug: "short-lived", name: "Short-lived" });
    const segment = await client.post("/api/segments", { name: "short-lived", filter: {} });
    const id = await desk.draft({ listIds: [list.body.id], segmentId: segment.body.id });
    for (const at of [`/api/segments/${segment.body.id}`, `/api/newsletter/lists/${list.body.id}`]) {
      assert.equal((await client.call("DELETE", at)).status, 204, at);
    }
    const { status, body } = await desk.order(id, "send");
    assert.deepEqual(
      [status, body.code, ...body.errors.map(({ pointer }: { pointer: string }) => pointer)],
      [422, "campaign-not-ready", "/body/listIds", "/body/segmentId"],
    );
    assert.equal((await client.get(`${path}/${id}`)).body.status, "draft");
    const { missing } = (await client.get(`${path}/${id}/preview`)).body;
    assert.deepEqual([missing.length, missing[0]], [2, "/body/listIds: were deleted: name another list"]);
  });

  test("headers hold one line, whatever was written", async () => {
    const [reader] = await desk.subscribe(1);
    const id = await desk.draft({ subject: "Hi\r\nBcc: eve@evil.example" });
    for (const senderName of ["Shop\r\nX-Evil: 1", "Shop\u2028", "Shop\u0000", " "]) {
      const { status, body } = await change(id, { senderName });
      assert.deepEqual([status, body.errors?.[0]?.pointer], [400, "/body/senderName"], senderName);
    }
    assert.equal((await change(id, { replyTo: "a@b.example\r\nBcc: eve@evil.example" })).status, 400);
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    const mail = desk.smtp.mails.find(({ to }) => to === reader!.email)!;
    const [head] = mail.content.split("\r\n\r\n");
    assert.doesNotMatch(head!, /^(Bcc|X-Evil):/im);
  });

  test("a test goes to members of the workspace alone", async () => {
    const id = await desk.draft({ senderName: "Tester" });
    const foreign = await signUp(desk.server.client);
    const { body: me } = await desk.owner.client.get("/api/auth/me");
    const { body: other } = await foreign.client.get("/api/auth/me");
    const send = (to?: string[]) => desk.client.post(`${path}/${id}/test`, to === undefined ? {} : { to });
    assert.equal((await send()).status, 400, "a key is no member");
    assert.equal((await send([other.user.id])).body.errors[0].pointer, "/body/to/0");
    assert.equal((await send(["anyone@example.com"])).body.errors[0].pointer, "/body/to/0");
    assert.equal((await send([foreign.email])).status, 400, "no member of this workspace");
    const sent = await desk.owner.client.post(`${path}/${id}/test`, { to: [me.user.id, desk.owner.email] });
    assert.deepEqual([sent.status, sent.body], [200, { sentTo: 1 }], sent.text);
    const mail = await until(() => desk.smtp.mails.find(({ to }) => to === desk.owner.email));
    assert.match(mail.content, /^Subject: \[Test\] Hello Ada/m);
    const own = await desk.client.post(`${path}/${id}/test`, { to: [` ${desk.owner.email.toUpperCase()} `] });
    assert.deepEqual([own.status, own.body], [200, { sentTo: 1 }], own.text);
    assert.deepEqual((await desk.owner.client.post(`${path}/${id}/test`, {})).body, { sentTo: 1 });
    await until(() => desk.smtp.mails.filter(({ content }) => content.includes("Subject: [Test]")).length === 3);
    const tested = desk.smtp.mails.filter(({ content }) => content.includes("Subject: [Test]"));
    assert.deepEqual(
      tested.map(({ to }) => to),
      [desk.owner.email, desk.owner.email, desk.owner.email],
    );
  });

  test("only drafts are changed, and publishable keys write nothing", async () => {
    const id = await desk.draft();
    await desk
      .order(id, "schedule", { at: "2098-01-01T09:00", timeZone: "UTC" })
      .then(({ status }) => assert.equal(status, 400));
    await desk.order(id, "schedule", soon());
    assert.equal((await change(id, { subject: "Other" })).body.code, "campaign-status-conflict");
    assert.equal((await desk.client.call("DELETE", `${path}/${id}`)).body.code, "campaign-status-conflict");
    assert.equal((await desk.order(id, "cancel")).body.status, "draft");
    assert.equal((await change(id, { subject: "Other" })).status, 200);
    assert.equal((await desk.client.call("DELETE", `${path}/${id}`)).status, 204);
    assert.equal((await desk.client.get(`${path}/${id}`)).status, 404);
    const browser = await makeKey(desk.owner, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
    const answer = await desk.server.client.as(browser, { origin: "https://shop.example" }).post(path, { name: "x" });
    assert.equal(answer.status, 403);
  });
});

/** Gives the time in an hour, as clocks in Berlin show it. */
function soon(): { at: string; timeZone: string } {
  const { kernel } = desk.server.server;
  const shown = new Date(kernel.clock.now() + 3_600_000).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" });
  return { at: shown.replace(" ", "T"), timeZone: "Europe/Berlin" };
}

describe("a schedule", () => {
  test("is a time of a zone, also when clocks are put forward or back", async () => {
    const id = await desk.draft();
    const { kernel } = desk.server.server;
    const { clock } = kernel;
    for (const [now, at, timeZone, moment] of [
      ["2027-01-01T00:00:00Z", "2027-03-28T02:30", "Europe/Berlin", "2027-03-28T01:30:00.000Z"],
      ["2027-01-01T00:00:00Z", "2027-10-31T02:30", "Europe/Berlin", "2027-10-31T00:30:00.000Z"],
      ["2027-01-01T00:00:00Z", "2027-07-01T09:00", "america/new_york", "2027-07-01T13:00:00.000Z"],
    ] as const) {
      kernel.clock = { now: () => Date.parse(now), elapsed: clock.elapsed };
      try {
        const { body, text } = await desk.order(id, "schedule", { at, timeZone });
        assert.equal(body.scheduledAt, moment, text);
        await desk.order(id, "cancel");
      } finally {
        kernel.clock = clock;
      }
    }
    for (const [schedule, field] of [
      [{ at: "2020-01-01T00:00", timeZone: "UTC" }, "at"],
      [{ at: "2027-02-30T00:00", timeZone: "UTC" }, "at"],
      [{ at: "2027-06-01T00:00", timeZone: "Europe/Atlantis" }, "timeZone"],
    ] as const) {
      assert.equal((await desk.order(id, "schedule", schedule)).body.errors[0].pointer, `/body/${field}`);
    }
    const { body } = await desk.order(id, "schedule", { at: "tomorrow", timeZone: "UTC" });
    assert.match(body.detail, /a date and time without a time zone, such as 2026-12-01T09:00/);
  });

  test("sends by itself when its time has come, and what was ordered is what is sent", async () => {
    const [reader] = await desk.subscribe(1);
    const id = await desk.draft({ subject: "Ordered" });
    assert.equal((await desk.order(id, "schedule", soon())).body.status, "scheduled");
    moveClock(desk.server, 3_601_000);
    await desk.untilStatus(id, "sent");
    assert.equal(
      desk.smtp.mails.filter(({ to, content }) => to === reader!.email && /^Subject: Ordered/m.test(content)).length,
      1,
    );
  });
});
