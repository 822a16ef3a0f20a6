import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import type { Person, TestClient } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { mailsOf } from "../../../testing/received-mail.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { keyMail } from "../key-mail.ts";
import { accessTexts } from "../texts/access-texts.ts";
import { remindAgain, remindOfEnds } from "./remind-of-ends.ts";

const dayMs = 86_400_000;
let one: TestServer;
let other: TestServer;
let owner: Person;
before(async () => {
  one = await startTestServer();
  // Before the second node, which could take the mail of the sign-up.
  owner = await signUpVerified(one);
  other = await startTestServer({ connection: one.connection });
});
after(async () => {
  await other.stop();
  await one.stop();
});

/** Both nodes look at the same moment, as their workers would. */
const remind = () => Promise.all([one, other].map(({ server }) => remindOfEnds.run(server.kernel, undefined as never)));
const pass = async (days: number) => {
  for (const server of [one, other]) moveClock(server, days * dayMs);
  await remind();
};
const allMails = async () => [...(await mailsOf(one)), ...(await mailsOf(other))];
/** The access token of the sign-up ends while the clock moves. */
const signedIn = async () => {
  const { email, password } = owner;
  return one.client.as((await one.client.post("/api/auth/signin", { email, password })).body.accessToken);
};
const makeKeyWith = async (client: TestClient, fields: { name: string; expiresAt: string }) => {
  const made = await client.post("/api/keys", { kind: "secret", ...fields });
  assert.equal(made.status, 201, made.text);
};

test("the owners get one event and one mail 14 and 3 days before a key ends, and again when its end is changed", async () => {
  const nowMs = one.server.kernel.clock.now();
  const inDays = (days: number) => new Date(nowMs + days * dayMs).toISOString();
  const make = async (name: string, days: number): Promise<string> =>
    (await owner.client.post("/api/keys", { name, kind: "secret", expiresAt: inDays(days) })).body.id;
  const told = async () =>
    (await eventsOf(one, owner.workspaceId))
      .filter(({ type }) => type === "api-key.expiring")
      .map(({ data }) => data as { keyId: string; name: string; expiresAt: string; daysLeft: number })
      .map(({ name, daysLeft }) => `${name} ${daysLeft}`);
  const long = await make("long", 20);
  await make("week", 7);
  await make("day", 1);
  await remind();
  assert.deepEqual(await told(), []);
  await pass(4.1);
  assert.deepEqual(await told(), ["week 3"], "a step that lay behind at the making is left out");
  await pass(2);
  assert.deepEqual(await told(), ["week 3", "long 14"]);
  const { subject } = accessTexts.en.expiring;
  const mails = async () => (await allMails()).filter((mail) => mail.subject === subject);
  await until(async () => (await mails()).length === 2);
  const mail = (await mails()).find(({ text }) => text.includes("- week"));
  assert.equal(mail?.to, owner.email);
  assert.match(mail.text, /^- week \(parley_sk_….{4}\): .* UTC, in 3 days$/m);
  await pass(1);
  assert.deepEqual(await told(), ["week 3", "long 14"], "each step once");
  const changed = await (await signedIn()).call("PATCH", `/api/keys/${long}`, { body: { expiresAt: inDays(22) } });
  assert.equal(changed.status, 200, changed.text);
  await pass(1);
  assert.deepEqual(await told(), ["week 3", "long 14", "long 14"], "a new end begins anew");
  await pass(11);
  assert.deepEqual((await told()).slice(3), ["long 3"]);
  await pass(10);
  assert.equal((await told()).length, 4, "nothing is told of a key that has ended");
});

test("keys that end together are told of in one mail", async () => {
  const client = await signedIn();
  const expiresAt = new Date(one.server.kernel.clock.now() + 15 * dayMs).toISOString();
  for (let number = 1; number <= 8; number++) await makeKeyWith(client, { name: `crowd ${number}`, expiresAt });
  await pass(1.5);
  const ofCrowd = async () => (await allMails()).filter(({ text }) => text.includes("- crowd "));
  await until(async () => (await ofCrowd()).length > 0);
  assert.deepEqual(
    (await ofCrowd()).map(({ text }) => text.match(/^- crowd/gm)?.length),
    [8],
  );
});

test("a reminder beyond the owners' mails of an hour is mailed later, with the others", async () => {
  // The mails of the tests before were sent in an earlier hour.
  for (const server of [one, other]) moveClock(server, 2 * 3_600_000);
  const client = await signedIn();
  const nowMs = one.server.kernel.clock.now();
  for (let number = 1; number <= 8; number++) {
    const expiresAt = new Date(nowMs + 15 * dayMs + number * 60_000).toISOString();
    await makeKeyWith(client, { name: `row ${number}`, expiresAt });
  }
  await pass(1);
  for (let number = 1; number <= 8; number++) await pass(1 / 1440);
  const { pool } = one.server.kernel.database;
  const waiting = "select payload from graphile_worker._private_jobs where key like 'remind-of-ends-again:%'";
  const { rows } = await pool.query(waiting);
  assert.deepEqual(
    rows.map(({ payload }) => payload.length),
    [2],
    "six mails of eight are sent, and one tells of the other two",
  );
  moveClock(one, 2 * 3_600_000);
  await remindAgain.run(one.server.kernel, rows[0].payload as never);
  const ofRow = async () => (await allMails()).map(({ text }) => text.match(/^- row/gm)?.length ?? 0);
  await until(async () => (await ofRow()).reduce((sum, count) => sum + count, 0) === 8);
  assert.equal((await ofRow()).filter((count) => count === 2).length, 1);
});

test("each mail names the key, in every language", () => {
  const key = { name: "shop\r\nPay here", hint: "parley_sk_…abcd", expiresAt: new Date("2027-01-02T03:04:00Z") };
  for (const language of pageLanguages) {
    const expiring = keyMail.ofEnds(language, [key], Date.parse("2026-12-30T12:00:00Z"), "https://parley.example");
    const leaked = keyMail.ofLeak(language, [{ ...key, url: "https://code.example/x" }], "https://parley.example");
    for (const { subject, text } of [expiring, leaked]) {
      assert.ok(subject.length > 10);
      assert.match(text, /shop Pay here.*parley_sk_…abcd/s, language);
      assert.match(text, /https:\/\/parley\.example/);
    }
    assert.match(expiring.text, /2027/);
    assert.match(leaked.text, /https:\/\/code\.example\/x/);
  }
});
