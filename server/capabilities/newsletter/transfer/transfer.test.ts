import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { type Mailbox, mailboxOf, openNewsletter } from "../testing/open-newsletter.ts";

let server: TestServer;
let mailbox: Mailbox;
before(async () => {
  server = await startTestServer();
  mailbox = mailboxOf(await signUp(server.client));
});
after(() => server.stop());

const importFile = (client: TestClient, text: string, query = "") =>
  client.post(`/api/newsletter/subscribers/import${query}`, text, {
    headers: { "content-type": text.startsWith("{") ? "application/x-ndjson" : "text/csv" },
  });

const statusesOf = async (client: TestClient) =>
  Object.fromEntries(
    (await client.get("/api/newsletter/subscribers?limit=100")).body.data.map(
      ({ email, status }: Record<string, string>) => [email, status],
    ),
  );

const file = [
  "email,name,status,confirmedAt,confirmIp,consent,list",
  "proved@example.com,Ada,confirmed,2026-03-01T09:30:00Z,192.0.2.7,,",
  "unproved@example.com,Bob,confirmed,,,,",
  "future@example.com,Bob,confirmed,2999-01-01T00:00:00Z,192.0.2.7,,",
  "gone@example.com,,unsubscribed,,,,",
  "dead@example.com,,bounced,,,,",
  "no address,,,,,,",
  "strange@example.com,,won,,,,",
  "where@example.com,,confirmed,,,,nowhere",
  "left@example.com,,confirmed,2026-03-01T09:30:00Z,192.0.2.7,,",
].join("\n");

test("an import confirms nobody without a proof, and tells and leaves out who must get no mail", async () => {
  const news = await openNewsletter(server, mailbox);
  const { client } = news.owner;
  const { id } = await news.join("left@example.com");
  await client.post(`/api/newsletter/subscribers/${id}/unsubscribe`, {});
  const dry = await importFile(client, file, "?dryRun=true");
  assert.deepEqual(
    [dry.body.created, dry.body.unproved, await news.find("proved@example.com")],
    [5, 2, undefined],
    dry.text,
  );
  const { body } = await importFile(client, file);
  assert.deepEqual([body.rows, body.created, body.unproved, body.failed], [9, 5, 2, 4]);
  assert.deepEqual(
    body.faults.map(({ row, field, message }: Record<string, unknown>) => [row, field, message]),
    [
      [6, "email", "is not an e-mail address"],
      [7, "status", "is none of pending, confirmed, unsubscribed, bounced, complained"],
      [8, "list", "is no list of the workspace: nowhere"],
      [9, "email", "gets no mail (member)"],
    ],
  );
  assert.match(body.errorFile, /left@example\.com.*gets no mail/);
  assert.deepEqual(await statusesOf(client), {
    "proved@example.com": "confirmed",
    "unproved@example.com": "pending",
    "future@example.com": "pending",
    "gone@example.com": "unsubscribed",
    "dead@example.com": "bounced",
    "left@example.com": "unsubscribed",
  });
  const proved = await news.find("proved@example.com");
  assert.notEqual(proved.contactId, null);
  const { proofs } = (await client.get(`/api/newsletter/subscribers/${proved.id}`)).body;
  assert.deepEqual([proofs[0].step, proofs[0].at, proofs[0].ip], ["imported", "2026-03-01T09:30:00.000Z", "192.0.2.7"]);
  const again = (await importFile(client, file)).body;
  assert.deepEqual([again.unchanged, again.unproved], [5, 0]);
  // Listeners learn of those who came confirmed, once, and nobody was asked.
  const events = (await eventsOf(server, news.owner.workspaceId)).filter(({ type }) => type === "subscriber.confirmed");
  assert.deepEqual(
    events.map(({ data }) => [(data as { subscriberId: string }).subscriberId, (data as { by: string }).by]),
    [
      [id, "opt-in"],
      [proved.id, "import"],
    ],
  );
  assert.deepEqual(await mailbox.mailsTo("unproved@example.com"), []);
  // A person who left by the file gets nothing by another one, and one who waits is asked when a
  // member wants it.
  const back = await importFile(
    client,
    "email,status\ngone@example.com,pending\nasked@example.com,pending",
    "?ask=true",
  );
  assert.deepEqual([back.body.created, back.body.faults[0].message], [1, "gets no mail (unsubscribed)"]);
});

test("of two rows of one address the later finds what the first left, also when it ends all mails", async () => {
  const news = await openNewsletter(server, mailbox);
  const { client } = news.owner;
  assert.equal((await client.post("/api/newsletter/lists", { slug: "second", name: "Second" })).status, 201);
  const proof = "2026-03-01T09:30:00Z,Yes";
  const { body } = await importFile(
    client,
    [
      "email,list,status,confirmedAt,consent",
      `both@example.com,newsletter,pending,,`,
      `both@example.com,newsletter,confirmed,${proof}`,
      `both@example.com,second,confirmed,${proof}`,
      `left@example.com,newsletter,unsubscribed,,`,
      `Left@Example.com,second,confirmed,${proof}`,
    ].join("\n"),
  );
  assert.deepEqual([body.created, body.changed, body.failed], [3, 1, 1]);
  assert.deepEqual(body.faults, [{ row: 5, field: "email", message: "gets no mail (unsubscribed)" }]);
  assert.deepEqual(
    (await news.find("both@example.com")).lists.map(({ list, status }: Record<string, string>) => [list, status]),
    [
      ["newsletter", "confirmed"],
      ["second", "confirmed"],
    ],
  );
  assert.equal((await client.get("/api/contacts?email=both@example.com")).body.data.length, 1);
});

test("a file with two columns of one name is refused, and so is a mapping that makes them", async () => {
  const { owner } = await openNewsletter(server, mailbox);
  const mapping = encodeURIComponent(JSON.stringify({ "E-Mail": "email" }));
  for (const [text, query] of [
    ["email,name,email\na@example.com,Ada,b@example.com", ""],
    ["email, email \n", ""],
    ["email,E-Mail\na@example.com,b@example.com", `?mapping=${mapping}`],
  ] as const) {
    const { status, body } = await importFile(owner.client, text, query);
    assert.deepEqual([status, body.code], [400, "invalid-request"], text);
    assert.match(body.detail, /^Two columns are named "email"/);
  }
  assert.deepEqual(await statusesOf(owner.client), {});
  // Columns without a name are those of a table that was drawn wider than it is.
  assert.equal((await importFile(owner.client, "email,,\na@example.com,,")).body.created, 1);
});

test("an export has the proofs of each step, and a second workspace imports it", async () => {
  const [news, other] = [await openNewsletter(server, mailbox), await openNewsletter(server, mailbox)];
  const { client } = news.owner;
  await news.join("ada@example.com", {
    name: "=Ada",
    language: "en",
    consent: { given: true, text: "Yes, news." },
    page: "https://shop.example.com/",
  });
  await news.signUp("waiting@example.com");
  const { id } = await news.join("gone@example.com");
  await client.post(`/api/newsletter/subscribers/${id}/unsubscribe`, {});
  const lines = (await client.get("/api/newsletter/subscribers/export?format=ndjson")).text.trim().split("\n");
  const ada = lines.map((line) => JSON.parse(line)).find(({ email }) => email === "ada@example.com");
  assert.deepEqual(
    ada.proofs.map(({ step, ip }: Record<string, unknown>) => [step, ip]),
    [
      ["requested", "127.0.0.1"],
      ["confirmed", "127.0.0.1"],
    ],
  );
  const csv = (await client.get("/api/newsletter/subscribers/export")).text;
  // No spreadsheet runs a name.
  assert.match(csv, /ada@example\.com,'=Ada,en,newsletter,confirmed,.*"?Yes, news\."?/);
  const { body } = await importFile(other.owner.client, csv);
  assert.deepEqual([body.rows, body.created, body.failed], [3, 3, 0], JSON.stringify(body));
  assert.deepEqual(await statusesOf(other.owner.client), await statusesOf(client));
  assert.equal((await other.find("gone@example.com")).suppressed, "unsubscribed");
});

test("statistics count each list by status, and each day", async () => {
  const news = await openNewsletter(server, mailbox);
  const { client } = news.owner;
  await news.join("one@example.com");
  await news.signUp("two@example.com");
  await news.signUp("trap@example.com", { _gotcha: "x" });
  const { id } = await news.join("three@example.com");
  await client.post(`/api/newsletter/subscribers/${id}/unsubscribe`, {});
  const { body } = await client.get("/api/newsletter/statistics?days=3");
  const { listId: _, ...counts } = body.lists[0];
  assert.deepEqual(counts, {
    ...{ list: "newsletter", name: "Newsletter", pending: 1, confirmed: 1, unsubscribed: 1 },
    ...{ bounced: 0, complained: 0, erased: 0 },
  });
  assert.equal(body.days.length, 3);
  const { day: __, ...today } = body.days[2];
  assert.deepEqual(today, { signUps: 4, confirmations: 2, departures: 1 });
});
