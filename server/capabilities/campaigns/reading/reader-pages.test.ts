import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { emit } from "../../../kernel/log/event.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { subscriberBounced, subscriberConfirmed, subscriberLeft } from "../../newsletter/index.ts";
import { type CampaignDesk, startCampaignDesk } from "../testing/start-campaign-desk.ts";

let desk: CampaignDesk;
before(async () => {
  desk = await startCampaignDesk();
});
after(() => desk.stop());

const workspaceId = () => WorkspaceId.parse(desk.owner.workspaceId)!;
function mailTo(email: string): string {
  const { content } = desk.smtp.mails.findLast(({ to }) => to === email)!;
  return content.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}
const pathIn = (mail: string, page: string) => new RegExp(`/newsletter/${page}/[\\w/-]+`).exec(mail)?.[0] ?? "";

describe("the links of a mail", () => {
  test("open the mail as a page that runs nothing and notes nothing", async () => {
    const [reader] = await desk.subscribe(1, { name: "Ada Lovelace" });
    const id = await desk.draft({ body: "Dear {{ name }}", tracksOpens: true });
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    const view = pathIn(mailTo(reader!.email), "view");
    const page = await desk.server.client.get(view);
    assert.equal(page.status, 200);
    assert.match(page.text, /Dear Ada Lovelace[\s\S]*Unsubscribe/);
    assert.match(page.headers.get("content-security-policy")!, /default-src 'none'; .*sandbox/);
    assert.doesNotMatch(page.headers.get("content-security-policy")!, /script/);
    assert.equal((await desk.client.get(`/api/newsletter/campaigns/${id}/report`)).body.opened, 0);
    for (const other of ["sample", view.slice("/newsletter/view/".length, -1)]) {
      assert.equal((await desk.server.client.get(`/newsletter/view/${other}`)).status, 422, other);
    }
    await desk.server.server.kernel.database.pool.query(
      "update subscriber set state = 'erased', email = null, name = null where id = $1",
      [reader!.uuid],
    );
    assert.doesNotMatch((await desk.server.client.get(view)).text, /Lovelace/);
  });

  test("note opens and clicks only where the mail says so, and lead to stored addresses alone", async () => {
    const [reader] = await desk.subscribe(1);
    const quiet = await desk.draft({ body: "[a](https://a.example/)" });
    await desk.order(quiet, "send");
    await desk.untilStatus(quiet, "sent");
    assert.doesNotMatch(mailTo(reader!.email), /\/newsletter\/(click|open)\//);
    const report = async (id: string) => (await desk.client.get(`/api/newsletter/campaigns/${id}/report`)).body;
    assert.deepEqual([(await report(quiet)).opened, (await report(quiet)).clicked], [null, null]);

    const id = await desk.draft({ body: "[a](https://a.example/x?y=1&z=2)", tracksOpens: true, tracksClicks: true });
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    const click = pathIn(mailTo(reader!.email), "click");
    const followed = await desk.server.client.get(click);
    assert.deepEqual([followed.status, followed.headers.get("location")], [302, "https://a.example/x?y=1&z=2"]);
    await desk.server.client.get(click);
    for (const wrong of [
      click.replace(/\d+$/, "2"),
      click.replace(/\d+$/, "0"),
      `${click.replace(/\d+$/, "https:%2F%2Fevil.example")}`,
    ]) {
      const answer = await desk.server.client.get(wrong);
      assert.deepEqual([answer.status, answer.headers.get("location")], [422, null], wrong);
    }
    const open = pathIn(mailTo(reader!.email), "open");
    const image = await fetch(new URL(open, desk.server.url));
    assert.equal(image.headers.get("content-type"), "image/gif");
    const bytes = Buffer.from(await image.arrayBuffer());
    assert.equal(bytes.subarray(0, 6).toString("latin1"), "GIF89a", "a mail program can draw the image");
    assert.equal((await desk.server.client.get("/newsletter/open/wrong")).status, 200);
    const { opened, clicked, links } = await report(id);
    assert.deepEqual([opened, clicked, links], [1, 1, [{ url: "https://a.example/x?y=1&z=2", clicks: 2 }]]);
  });

  test("a report is a drawing, too, with its figures as text and the name as text", async () => {
    await desk.subscribe(2);
    const id = await desk.draft({ name: `May <script>&"` });
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    const { sent } = await desk.countsOf(id);
    const { status, text, headers } = await desk.client.get(`/api/newsletter/campaigns/${id}/report.svg`);
    assert.deepEqual([status, headers.get("content-type")], [200, "image/svg+xml; charset=utf-8"]);
    assert.match(
      text,
      new RegExp(
        `<title id="title">May &#60;script&#62;&#38;&#34;</title><desc id="desc">Of ${sent} recipients. Sent: ${sent}, `,
      ),
    );
    const inGerman = { headers: { "accept-language": "de-AT" } };
    assert.match((await desk.client.get(`/api/newsletter/campaigns/${id}/report.svg`, inGerman)).text, /Gesendet: /);
    assert.equal((await desk.server.client.get(`/api/newsletter/campaigns/${id}/report.svg`)).status, 401);
  });
});

describe("a mail that came back", () => {
  test("is noted at its campaign; one that is only delayed is not", async () => {
    const readers = await desk.subscribe(30);
    const id = await desk.draft({ ratePerMinute: 1_000_000 });
    const { number } = (await desk.client.get(`/api/newsletter/campaigns/${id}`)).body;
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    const { kernel } = desk.server.server;
    await inTransaction(kernel.database, async (tx) => {
      for (const { id: subscriberId } of readers.slice(0, 3)) {
        emit(tx, subscriberBounced, {
          workspaceId: workspaceId(),
          data: { subscriberId, campaignNumber: number, kind: "hard" },
        });
      }
      emit(tx, subscriberBounced, {
        workspaceId: workspaceId(),
        data: { subscriberId: readers[4]!.id, campaignNumber: number, kind: "soft" },
      });
    });
    await until(async () => (await desk.countsOf(id)).bounced === 3);
  });
});

describe("a series", () => {
  const path = "/api/newsletter/series";
  const sentTo = (email: string) =>
    desk.smtp.mails
      .filter(({ to }) => to === email)
      .map(({ content }) => /^Subject: (.*)$/m.exec(content)?.[1]?.trim());
  const confirm = (subscriberId: string) =>
    inTransaction(desk.server.server.kernel.database, async (tx) =>
      emit(tx, subscriberConfirmed, {
        workspaceId: workspaceId(),
        data: { subscriberId, listId: desk.listId, contactId: null, by: "opt-in" },
      }),
    );

  test("sends each step once to each who confirms, in time, until they leave", async () => {
    const steps = [
      { delayMinutes: 0, subject: "Welcome", body: "Hello" },
      { delayMinutes: 60, subject: "Second", body: "Hello again" },
      { delayMinutes: 60, subject: "Third", body: "The end" },
    ];
    const broken = await desk.client.post(path, {
      name: "Course",
      listId: desk.listId,
      steps: [steps[0], { ...steps[1], body: "{{ x }}" }],
    });
    assert.deepEqual([broken.status, broken.body.errors?.[0]?.pointer], [422, "/body/steps/1/body"], broken.text);
    const made = await desk.client.post(path, { name: "Course", listId: desk.listId, steps });
    assert.equal(made.status, 201, made.text);
    // A person whom an import brings has been a reader elsewhere.
    const { body: lists } = await desk.client.get("/api/newsletter/lists");
    const row = `before@example.com,${lists.data[0].slug},2026-01-01T00:00:00Z,Yes`;
    const imported = await desk.client.post(
      "/api/newsletter/subscribers/import",
      `email,list,confirmedAt,consent\n${row}`,
      { headers: { "content-type": "text/csv" } },
    );
    assert.equal(imported.body.created, 1, imported.text);
    const [stays, leaves] = await desk.subscribe(2);
    for (const { id } of [stays!, leaves!]) await confirm(id);
    await until(() => sentTo(stays!.email).length === 1 && sentTo(leaves!.email).length === 1);
    await confirm(stays!.id);
    const { kernel } = desk.server.server;
    await inTransaction(kernel.database, async (tx) =>
      emit(tx, subscriberLeft, {
        workspaceId: workspaceId(),
        data: { subscriberId: leaves!.id, listIds: [desk.listId], reason: "unsubscribed" },
      }),
    );
    await until(
      async () =>
        (
          await kernel.database.pool.query("select from series_progress where due_at is null and subscriber_id = $1", [
            leaves!.uuid,
          ])
        ).rowCount === 1,
    );
    moveClock(desk.server, 3_601_000);
    await until(() => sentTo(stays!.email).length === 2);
    moveClock(desk.server, 3_601_000);
    await until(() => sentTo(stays!.email).length === 3);
    assert.deepEqual(sentTo(stays!.email), ["Welcome", "Second", "Third"]);
    assert.deepEqual([sentTo(leaves!.email), sentTo("before@example.com")], [["Welcome"], []]);

    const { id } = made.body;
    const { campaignId } = made.body.steps[1];
    const stepOf = async () => (await desk.client.get(`${path}/${id}`)).body.steps[1];
    assert.equal((await desk.order(campaignId, "pause")).status, 200);
    assert.deepEqual([(await stepOf()).status, (await stepOf()).pauseReason], ["paused", "member"]);
    assert.equal((await desk.order(campaignId, "cancel")).body.code, "campaign-status-conflict");
    assert.equal((await desk.order(campaignId, "resume")).status, 200);
    assert.deepEqual([(await stepOf()).status, (await stepOf()).pauseReason], ["sending", null]);
    assert.equal(
      (await desk.client.call("PATCH", `${path}/${id}`, { body: { status: "stopped" } })).body.status,
      "stopped",
    );
    const late = (await desk.subscribe(1))[0]!;
    await confirm(late.id);
    assert.equal((await desk.client.call("DELETE", `${path}/${id}`)).status, 204);
    assert.equal((await desk.client.get(`${path}/${id}`)).status, 404);
    assert.deepEqual(sentTo(late.email), []);
  });
});
