import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { runByClock } from "../../../testing/run-by-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { mailWaitingOptIns } from "../opting-in/opt-in-mailer.ts";
import { type Mailbox, mailboxOf, openNewsletter } from "../testing/open-newsletter.ts";

let server: TestServer;
let mailbox: Mailbox;
before(async () => {
  server = await startTestServer();
  mailbox = mailboxOf(await signUp(server.client));
});
after(() => server.stop());

const importFile = async (client: TestClient, lines: string[], query = "", type = "text/csv") =>
  (
    await client.post(`/api/newsletter/subscribers/import${query}`, lines.join("\n"), {
      headers: { "content-type": type },
    })
  ).body;
const statusesOf = async (client: TestClient) =>
  Object.fromEntries(
    (await client.get("/api/newsletter/subscribers?limit=100")).body.data.map(
      ({ email, status }: Record<string, string>) => [email.split("@")[0], status],
    ),
  );
const mapping = (of: Record<string, string | null>) => `mapping=${encodeURIComponent(JSON.stringify(of))}`;

test("nobody who left is confirmed or asked, whichever column says it and whatever the mapping confirms", async () => {
  const { owner } = await openNewsletter(server, mailbox);
  const proof = "2023-03-01 10:00:00,192.0.2.9";
  const file = [
    "Mail,Confirmed on,From,Abgemeldet am,Newsletter,Tags,Status",
    `gone@left.example,${proof},2024-05-01 08:00:00,,,`,
    `nein@left.example,${proof},,nein,,`,
    `tag@left.example,${proof},,,"vip, Unsubscribed",`,
    `block@left.example,${proof},,,,Blocklisted`,
    `clean@left.example,${proof},,,,cleaned`,
    `kept@left.example,${proof},0000-00-00,ja,vip,subscribed`,
    "waits@left.example,,,,,,unconfirmed",
    `odd@left.example,${proof},,perhaps,,`,
  ];
  const query = `?ask=true&${mapping({ Mail: "email", "Confirmed on": "confirmedAt", From: "confirmIp" })}`;
  const dry = await importFile(owner.client, file, `${query}&dryRun=true`);
  const report = await importFile(owner.client, file, query);
  assert.deepEqual({ ...dry, dryRun: false }, report);
  assert.deepEqual(
    report.columns.map(({ field }: { field: string | null }) => field),
    ["email", "confirmedAt", "confirmIp", "left", "wanted", null, "status"],
  );
  assert.deepEqual([report.failed, report.faults[0].field], [1, "Newsletter"]);
  assert.deepEqual(await statusesOf(owner.client), {
    ...{ gone: "unsubscribed", nein: "unsubscribed", tag: "unsubscribed", block: "unsubscribed" },
    ...{ clean: "bounced", kept: "confirmed", waits: "pending" },
  });
  await runByClock(server, mailWaitingOptIns);
  await mailbox.nextTo("waits@left.example");
  for (const name of ["gone", "nein", "tag", "block", "clean", "kept", "odd"]) {
    assert.deepEqual(await mailbox.mailsTo(`${name}@left.example`), [], name);
  }
});

test("the status, the list and the consent of a whole file hold, unless a row ends more", async () => {
  const { owner } = await openNewsletter(server, mailbox);
  const { client } = owner;
  assert.equal((await client.post("/api/newsletter/lists", { slug: "news", name: "News" })).status, 201);
  const file = [
    "email,list,status,confirmedAt",
    "one@whole.example,Old list,,2023-03-01",
    "two@whole.example,,unsubscribed,2023-03-01",
  ];
  const query = "?list=news&consent=Yes%2C+send+me+news.";
  assert.equal((await importFile(client, file, `${query}&status=confirmed`)).unproved, 0);
  assert.deepEqual(await statusesOf(client), { one: "confirmed", two: "unsubscribed" });
  const [two, one] = (await client.get("/api/newsletter/subscribers")).body.data;
  assert.deepEqual([one.lists[0].list, two.lists[0].list], ["news", "news"]);
  const { proofs } = (await client.get(`/api/newsletter/subscribers/${one.id}`)).body;
  assert.deepEqual(proofs[0].consent, { given: true, text: "Yes, send me news." });
  const gone = ["email,status,confirmedAt", "three@whole.example,confirmed,2023-03-01", "one@whole.example,,"];
  assert.equal((await importFile(client, gone, `${query}&status=unsubscribed`)).failed, 0);
  assert.deepEqual(await statusesOf(client), { one: "unsubscribed", two: "unsubscribed", three: "unsubscribed" });
  assert.equal((await importFile(client, gone, "?status=erased")).code, "invalid-request");
  const nowhere = await importFile(client, ["email", "four@whole.example"], "?list=nowhere");
  assert.match(nowhere.faults[0].message, /is no list of the workspace: nowhere/);
});

test("a consent that says no is none, and lines of JSON say who left, too", async () => {
  const { owner } = await openNewsletter(server, mailbox);
  const lines = [
    { email: "no@json.example", consent: "no", confirmedAt: "2023-03-01T00:00:00Z", confirmIp: "192.0.2.1" },
    { email: "left@json.example", unsubscribed_at: "2024-01-01", confirmedAt: "2023-03-01", confirmIp: "192.0.2.1" },
    { email: "off@json.example", subscribed_to_emails: false },
    { email: "on@json.example", subscribed_to_emails: true, unsubscribed_at: null },
  ];
  const file = lines.map((line) => JSON.stringify(line));
  assert.equal((await importFile(owner.client, file, "", "application/x-ndjson")).created, 4);
  assert.deepEqual(await statusesOf(owner.client), {
    ...{ no: "unsubscribed", left: "unsubscribed", off: "unsubscribed", on: "pending" },
  });
});

test("a column that seems to say who left and is not heeded is told, and so is every column that is not read", async () => {
  const { owner } = await openNewsletter(server, mailbox);
  const file = ["email,UNSUB_TIME,Opted out of email: Offers,city", "a@told.example,2024-01-01,true,Bonn"];
  const report = await importFile(owner.client, file, `?dryRun=true&${mapping({ UNSUB_TIME: null })}`);
  assert.deepEqual(
    report.notes.map(({ row, field }: Record<string, unknown>) => [row, field]),
    [
      [0, "UNSUB_TIME"],
      [0, "Opted out of email: Offers"],
    ],
  );
  assert.deepEqual(
    report.columns.map(({ field }: { field: string | null }) => field),
    ["email", null, null, null],
  );
  const heeded = await importFile(owner.client, file, `?${mapping({ "Opted out of email: Offers": "left" })}`);
  assert.deepEqual(heeded.notes, []);
  assert.deepEqual(await statusesOf(owner.client), { a: "unsubscribed" });
});

test("times of confirmations are read in the order that the caller says, and none is guessed", async () => {
  const { owner } = await openNewsletter(server, mailbox);
  const { client } = owner;
  const file = [
    "email,confirmedAt,confirmIp",
    "numbers@dates.example,03.04.2023 14:30,192.0.2.1",
    'named@dates.example,"3. April 2023, 14:30",192.0.2.1',
    "iso@dates.example,2023-04-03T14:30:00+02:00,192.0.2.1",
    "never@dates.example,30.02.2023,192.0.2.1",
  ];
  const guessed = await importFile(client, file, "?dryRun=true");
  assert.deepEqual(
    guessed.faults.map(({ row, field, message }: Record<string, string>) => [row, field, /dateFormat/.test(message!)]),
    [1, 4].map((row) => [row, "confirmedAt", true]),
  );
  const read = await importFile(client, file, "?dateFormat=DMY");
  assert.deepEqual([read.created, read.faults.length], [3, 1]);
  const stored = (await client.get("/api/newsletter/subscribers")).body.data;
  assert.deepEqual(stored.map(({ lists }: { lists: { confirmedAt: string }[] }) => lists[0]?.confirmedAt).sort(), [
    "2023-04-03T12:30:00.000Z",
    "2023-04-03T14:30:00.000Z",
    "2023-04-03T14:30:00.000Z",
  ]);
});

for (const [service, head, cells] of [
  [
    "a word in an unknown column",
    "Email,Marketing state",
    ["unsubscribed", "Bounced", "no consent", "list: unsubscribed", "Non-marketing contact"],
  ],
  ["a name that speaks of leaving", "Email,EMAIL_BLACKLIST", ["1", "true", "2024-05-01"]],
  ["a deactivation since 1970", "email,deactivated", ["1700000000"]],
  ["an unconfirmed state", "email,confirmed,enabled", ["0,1", "false,1"]],
  ["a disabled one", "email,confirmed,enabled", ["1,0"]],
  ["German", "E-Mail;Werbesperre", ["x", "ja"]],
  ["Portuguese", "E-mail;Cancelou inscrição", ["Sim"]],
  ["groups", "email,groups", ["Unsubscribed", '"news,DNC"', '"news,unsubscribed 2024-05-01"']],
] as const) {
  test(`nobody who left is confirmed or asked: ${service}`, async () => {
    const { owner } = await openNewsletter(server, mailbox);
    const between = head.includes(";") ? ";" : ",";
    const rows = cells.map((cell, at) => ["2023-03-01T00:00:00Z", "form", `left${at}@unknown.example`, cell]);
    const stays = ["2023-03-01T00:00:00Z", "form", "stays@unknown.example", head.includes("enabled") ? "1,1" : ""];
    const names = ["confirmedAt", "consent", head].join(between);
    const report = await importFile(
      owner.client,
      [names, ...[...rows, stays].map((row) => row.join(between))],
      "?ask=true",
    );
    const { stays: kept, ...statuses } = await statusesOf(owner.client);
    assert.equal(kept, "confirmed");
    const expected = /unconfirmed/.test(service) ? "pending" : "(?:unsubscribed|bounced)";
    for (const status of Object.values(statuses)) assert.match(String(status), new RegExp(`^${expected}$`), service);
    assert.equal(Object.keys(statuses).length, cells.length);
    if (/unknown|speaks|since|Portuguese/.test(service)) assert.match(report.notes[0].message, /was heeded/);
  });
}

test("lines of JSON say in any form who left, and a consent that was withdrawn is none", async () => {
  const { owner } = await openNewsletter(server, mailbox);
  const proof = { confirmedAt: "2023-03-01T00:00:00Z" };
  const lines = [
    { email: "one@json.example", unsubscribed: { at: "2025" }, consent: "form", ...proof },
    { email: "two@json.example", left: true, consent: "form", ...proof },
    { email: "three@json.example", consent: "withdrawn 2025-03-01", ...proof },
  ];
  const file = lines.map((line) => JSON.stringify(line));
  await importFile(owner.client, file, "", "application/x-ndjson");
  await importFile(owner.client, ["email,confirmedAt", "four@json.example,2023-03-01"], "?consent=no");
  const left = ["one", "two", "three", "four"].map((name) => [name, "unsubscribed"]);
  assert.deepEqual(await statusesOf(owner.client), Object.fromEntries(left));
});
