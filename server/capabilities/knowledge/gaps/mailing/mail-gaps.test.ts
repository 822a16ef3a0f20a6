import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { createClient, type Person, signUp } from "../../../../testing/client.ts";
import { moveClock } from "../../../../testing/move-clock.ts";
import { mailsOf, tokenIn } from "../../../../testing/received-mail.ts";
import { signUpVerified } from "../../../../testing/sign-up-verified.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { until } from "../../../../testing/until.ts";
import { nextMailTime } from "./change-gap-mail.ts";
import { mailGaps } from "./mail-gaps.ts";

const german = { "accept-language": "de-AT,en;q=0.5" };
const weekMs = 7 * 86_400_000;
let server: TestServer;
let other: TestServer;
// Each test moves the clock.
beforeEach(async () => {
  server = await startTestServer();
  other = await startTestServer({ connection: server.connection });
});
afterEach(async () => {
  await other.stop();
  await server.stop();
});

const nodes = () => [server, other];
const mailTo = async (person: Person) =>
  (await Promise.all(nodes().map(mailsOf)))
    .flat()
    .filter(({ to, subject }) => to === person.email && /last week|letzte Woche/.test(subject));
const switchOn = (person: Person, weekly = true) =>
  person.client.call("PUT", "/api/knowledge/gaps/mail", { body: { weekly } });
const ask = (person: Person, message: string) => person.client.post("/api/chatbot/send", { message });

/** Lets a week pass on both nodes, and both look for mails that are due, at the same time and twice. */
async function passWeek(): Promise<void> {
  for (const node of nodes()) moveClock(node, weekMs);
  await Promise.all([...nodes(), ...nodes()].map((node) => mailGaps.run(node.server.kernel, undefined as never)));
  const { pool } = server.server.kernel.database;
  await until(async () => {
    const { rows } = await pool.query(
      "select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'deliver-mail'",
    );
    return rows[0].waiting === 0;
  });
}

/** Signs in again, because the clock has moved. */
async function settingOf({ email, password }: Person) {
  const { body } = await server.client.post("/api/auth/signin", { email, password });
  return (await server.client.as(body.accessToken).get("/api/knowledge/gaps/mail")).body;
}

test("a member who wants it gets one mail a week with what was missed, and none when nothing was", async () => {
  const [ada, bob] = [await signUp(server.client), await signUp(server.client)];
  assert.deepEqual((await ada.client.get("/api/knowledge/gaps/mail")).body, {
    weekly: false,
    nextAt: null,
    stopUrl: null,
  });
  const { body } = await switchOn(ada);
  assert.deepEqual(
    [body.weekly, new Date(body.nextAt).getUTCDay(), body.nextAt.slice(10)],
    [true, 1, "T08:00:00.000Z"],
  );
  assert.deepEqual((await switchOn(ada)).body, body);
  for (const person of [ada, bob]) {
    for (const message of [
      "Is there a parking <garage>?",
      "Where is the parking garage?",
      "Is ada@example.com open?",
    ]) {
      await ask(person, message);
    }
  }
  await passWeek();
  const [mail, ...more] = await mailTo(ada);
  assert.deepEqual(more, []);
  assert.match(mail!.text, / 2 × Is there a parking <garage>\?/);
  assert.match(mail!.text, /parking &#60;garage&#62;\? \(2 ×\)/);
  assert.doesNotMatch(mail!.text, /ada@example/);
  assert.deepEqual(await mailTo(bob), []);
  await passWeek();
  assert.equal((await mailTo(ada)).length, 1);
});

test("the mail is in the language of its reader, and the page that stops it in that of the browser", async () => {
  const ada = await signUp(createClient(server.url, undefined, german));
  await switchOn(ada);
  await ask(ada, "Is there a parking garage?");
  await passWeek();
  const [mail] = await mailTo(ada);
  assert.equal(mail?.subject, "Was Ihr Assistent letzte Woche nicht beantworten konnte");
  assert.match(
    mail!.text,
    /1 × Is there a parking garage\?[\s\S]*Siehe <a href="[^"]+">GET \/api\/knowledge\/gaps<\/a>\./,
  );
  const page = await server.client.get(`/account/gap-mail?token=${tokenIn(mail!)}`, { headers: german });
  assert.match(page.text, /<html lang="de">[\s\S]*<h1>Die wöchentliche E-Mail abbestellen\?<\/h1>/);
});

test("the link in the mail stops it, with one click too, and no other link does", async () => {
  const ada = await signUp(server.client);
  await switchOn(ada);
  await ask(ada, "Is there a parking garage?");
  await passWeek();
  const [mail] = await mailTo(ada);
  const token = tokenIn(mail!);
  const page = await server.client.get(`/account/gap-mail?token=${token}`);
  assert.match(page.text, /<button>Stop the mail/);
  const click = (of: string) =>
    server.client.call("POST", `/account/gap-mail?token=${of}`, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  for (const wrong of ["", "abc", `${token.slice(0, -4)}AAAA`]) assert.equal((await click(wrong)).status, 422);
  const { weekly, stopUrl } = await settingOf(ada);
  assert.deepEqual([weekly, stopUrl], [true, `${server.url}/account/gap-mail?token=${token}`]);
  for (let time = 0; time < 2; time++) assert.equal((await click(token)).status, 200);
  assert.deepEqual(await settingOf(ada), { weekly: false, nextAt: null, stopUrl: null });
});

test("an address that nobody proved cannot ask for the mail, and keys have no such setting", async () => {
  const strict = await startTestServer({ settings: publicInstallation });
  const stranger = await signUp(strict.client);
  assert.equal((await switchOn(stranger)).body.code, "email-unverified");
  const person = await signUpVerified(strict);
  assert.equal((await switchOn(person)).status, 200);
  const key = (await person.client.post("/api/keys", { name: "k", kind: "secret" })).body.key;
  assert.equal((await strict.client.as(key).get("/api/knowledge/gaps/mail")).body.code, "forbidden");
  await strict.stop();
});

test("the time of the mail is the next Monday at eight", () => {
  for (const [now, next] of [
    ["2026-11-22T12:00:00Z", "2026-11-23T08:00:00.000Z"],
    ["2026-11-23T07:59:59Z", "2026-11-23T08:00:00.000Z"],
    ["2026-11-23T08:00:00Z", "2026-11-30T08:00:00.000Z"],
  ] as const) {
    assert.equal(nextMailTime(Date.parse(now)).toISOString(), next);
  }
});
