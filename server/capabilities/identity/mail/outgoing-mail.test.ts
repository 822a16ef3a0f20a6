import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { OutgoingMailId } from "../../../kernel/storage/id.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { headerOf, type MailServer, startMailServer } from "../../../testing/providers/mail-server.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const from = "Ada Bakes <hello@bakes.example>";
let server: TestServer;
let other: TestServer;
let operator: Person;
let smtp: MailServer;

before(async () => {
  smtp = await startMailServer();
  server = await startTestServer();
  other = await startTestServer({ connection: server.connection });
  operator = await signUp(server.client);
});
beforeEach(() => {
  smtp.refuse = () => undefined;
  smtp.mails.length = 0;
});
after(async () => {
  await other.stop();
  await server.stop();
  await smtp.stop();
});

const put = (body: unknown) => operator.client.call("PUT", "/api/settings/mail", { body });
const outbox = async (query = "") => (await operator.client.get(`/api/settings/mail/outbox${query}`)).body.data;
const mailsTo = (to: string) => smtp.mails.filter((mail) => mail.to === to);
const sendTest = (to: string, node = server) =>
  node.client.as(operator.accessToken).post("/api/settings/mail/test", { to });
let people = 0;
const newAddress = () => `reader${++people}@example.com`;

describe("the outbox", () => {
  test("without a mail server the operator sees the mails of all nodes, newest first, in pages", async () => {
    for (const [to, node] of [
      ["first@example.com", server],
      ["second@example.com", other],
      ["third@example.com", server],
    ] as const) {
      assert.deepEqual((await sendTest(to, node)).body, { sentBy: "folder" });
    }
    const { body: page } = await operator.client.get("/api/settings/mail/outbox?limit=2");
    const { body: next } = await operator.client.get(
      `/api/settings/mail/outbox?limit=2&cursor=${encodeURIComponent(page.nextCursor)}`,
    );
    const seen = [...page.data, ...next.data];
    assert.deepEqual(
      seen.slice(0, 3).map(({ to, status }) => [to, status]),
      [
        ["third@example.com", "file"],
        ["second@example.com", "file"],
        ["first@example.com", "file"],
      ],
    );
    assert.match(seen[0].text, /Its mail settings work/);
    assert.match(seen[0].id, /^mail_/);
    assert.ok(Date.parse(seen[0].createdAt) >= Date.parse(seen[1].createdAt));
  });

  test("it shows links, which the table holds encrypted, to the operator in person only", async () => {
    const person = await signUp(server.client);
    const mail = await until(async () => (await outbox()).find(({ to }: { to: string }) => to === person.email));
    const [, token = ""] = /\?token=([\w-]+)/.exec(mail.text) ?? [];
    assert.ok(token.length > 20);
    const { rows } = await server.server.kernel.database.pool.query(
      "select outgoing_mail::text as row from outgoing_mail",
    );
    const { rows: jobs } = await server.server.kernel.database.pool.query(
      "select payload::text as row from graphile_worker._private_jobs",
    );
    const stored = [...rows, ...jobs].map(({ row }) => row).join("\n");
    for (const secret of [token, person.email, Buffer.from(token).toString("hex")]) assert.ok(!stored.includes(secret));
    const key = await makeKey(operator, { scopes: ["settings:write"] });
    assert.equal((await server.client.as(key).get("/api/settings/mail")).status, 200);
    const byKey = await server.client.as(key).get("/api/settings/mail/outbox");
    assert.deepEqual([byKey.status, byKey.body.code], [403, "forbidden"]);
    assert.equal((await person.client.get("/api/settings/mail/outbox")).status, 403);
    assert.equal((await server.client.get("/api/settings/mail/outbox")).status, 401);
    assert.equal((await operator.client.get("/api/settings/mail/outbox?cursor=made-up")).status, 400);
  });

  test("an erased account leaves no mail in it", async () => {
    const person = await signUp(server.client);
    const isListed = async () => (await outbox("?limit=100")).some(({ to }: { to: string }) => to === person.email);
    await until(async () =>
      (await outbox()).some(
        ({ to, status }: { to: string; status: string }) => to === person.email && status === "file",
      ),
    );
    await person.client.call("DELETE", "/api/auth/me", { body: { password: person.password } });
    assert.equal(await isListed(), false);
  });

  test("mails end after 7 days, and the newest 1,000 stay", async () => {
    const { pool } = server.server.kernel.database;
    await pool.query(
      `insert into outgoing_mail (id, sealed, recipient, status, created_at)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid, '', '', 'file', now() - interval '2 days'
       from generate_series(1, 1200) as number`,
    );
    const { deleteOldMails } = await import("../../../kernel/mail/store.ts");
    await deleteOldMails(server.server.kernel.database.query, new Date());
    const count = async () => (await pool.query("select count(*)::int as count from outgoing_mail")).rows[0].count;
    assert.equal(await count(), 1000);
    await deleteOldMails(server.server.kernel.database.query, new Date(Date.now() + 6 * 86_400_000));
    const left = await count();
    assert.ok(left > 0 && left < 100, `${left} are younger`);
    await deleteOldMails(server.server.kernel.database.query, new Date(Date.now() + 8 * 86_400_000));
    assert.equal(await count(), 0);
  });
});

describe("sending", () => {
  before(async () => {
    assert.equal((await put({ smtpUrl: smtp.url, from })).status, 200);
  });

  test("the mails of a node share connections, which close when the settings change, on both nodes", async () => {
    for (const node of [server, other, server, other, server]) await sendTest("ada@example.com", node);
    assert.equal(new Set(mailsTo("ada@example.com").map(({ connection }) => connection)).size, 2);
    const second = await startMailServer();
    await put({ smtpUrl: second.url, from });
    for (const node of [other, server]) assert.equal((await sendTest("bob@example.com", node)).body.sentBy, "smtp");
    assert.deepEqual([second.mails.length, mailsTo("bob@example.com").length], [2, 0]);
    await until(() => smtp.open.size === 0);
    await put({ smtpUrl: smtp.url, from });
    await sendTest("bob@example.com", other);
    await sendTest("bob@example.com");
    await until(() => second.open.size === 0);
    await second.stop();
  });

  test("a node that stops closes its connection", async () => {
    const third = await startTestServer({ connection: server.connection, settings: { PARLEY_ROLES: "web" } });
    const former = new Set(smtp.open);
    await sendTest("cleo@example.com", third);
    const own = mailsTo("cleo@example.com")[0]!.connection;
    assert.ok(!former.has(own) && smtp.open.has(own));
    await third.stop();
    await until(() => !smtp.open.has(own));
  });

  for (const [what, code] of [
    ["greylists it", 451],
    ["is busy", 421],
  ] as const) {
    test(`a mail is sent again, as the same mail, when the server ${what}`, async () => {
      const to = newAddress();
      let refusals = 0;
      smtp.refuseWhole = (address) => (address === to && refusals++ < 2 ? { code } : undefined);
      await signUp(server.client, to);
      const waiting = await until(async () =>
        (await outbox("?status=waiting")).find(
          (mail: { to: string; nextAttemptAt?: string }) => mail.to === to && mail.nextAttemptAt !== undefined,
        ),
      );
      assert.match(waiting.reason, new RegExp(`${code}`));
      assert.ok(!waiting.reason.includes(to));
      assert.ok(Date.parse(waiting.nextAttemptAt) > Date.parse(waiting.createdAt));
      // In place of waiting for the pauses: changed settings try every mail again.
      await until(async () => (await put({ from })).status === 200 && mailsTo(to).length > 0);
      assert.equal(mailsTo(to).length, 1);
      await until(async () => !(await outbox("?limit=100")).some((mail: { to: string }) => mail.to === to));
      const attempts = [...smtp.refused.filter((mail) => mail.to === to), ...mailsTo(to)];
      assert.equal(attempts.length, 3);
      assert.match(headerOf(attempts[0]!, "Message-ID"), /^<[0-9a-f]{32}@bakes\.example>$/);
      for (const name of ["Message-ID", "Date"]) {
        assert.equal(new Set(attempts.map((mail) => headerOf(mail, name))).size, 1, name);
      }
      assert.equal(headerOf(attempts[0]!, "Auto-Submitted"), "auto-generated");
    });
  }

  test("a connection that is cut in the middle of a mail loses nothing", async () => {
    const to = newAddress();
    smtp.cuts = 1;
    await signUp(server.client, to);
    await until(() => smtp.cuts === 0 && mailsTo(to).length > 0);
    const [mail] = mailsTo(to);
    assert.match(mail!.content, /verify-email\?token=/);
    assert.equal(mailsTo(to).length, 1);
  });

  test("the pauses between attempts grow, and after three days a mail is given up and kept with the reason", async () => {
    const to = newAddress();
    smtp.refuse = (address) => (address === to ? { code: 450 } : undefined);
    const pauses: number[] = [];
    await signUp(server.client, to);
    for (let attempt = 1; attempt <= 4; attempt++) {
      const mail = await until(async () => {
        const found = (await outbox("?status=waiting")).find((each: { to: string }) => each.to === to);
        return found?.attempts >= attempt && found.nextAttemptAt !== undefined && found;
      });
      const { rows } = await server.server.kernel.database.pool.query(
        "select extract(epoch from run_at - created_at)::float as pause from graphile_worker.jobs where key = $1",
        [`mail:${OutgoingMailId.parse(mail.id)}`],
      );
      pauses.push(rows[0].pause);
      if (mail.attempts < 4) await put({ from });
    }
    for (const [index, pause] of pauses.entries())
      assert.ok(index === 0 || pause > pauses[index - 1]! * 1.5, `${pauses}`);
    moveClock(server, 4 * 86_400_000);
    moveClock(other, 4 * 86_400_000);
    operator = { ...operator, ...(await signInAgain()) };
    await put({ from });
    const failed = await until(async () =>
      (await outbox("?status=failed")).find((each: { to: string }) => each.to === to),
    );
    assert.match(failed.reason, /450/);
    assert.equal(failed.nextAttemptAt, undefined);
  });

  test("a mail that is refused for good is kept with the reason", async () => {
    const to = newAddress();
    smtp.refuse = (address) => (address === to ? { code: 550 } : undefined);
    await signUp(server.client, to);
    const failed = await until(async () =>
      (await outbox("?status=failed")).find((each: { to: string }) => each.to === to),
    );
    assert.deepEqual([failed.attempts, failed.reason], [1, "The mail server refused the mail with code 550."]);
  });
});

async function signInAgain(): Promise<Pick<Person, "accessToken" | "client">> {
  const { email, password } = operator;
  const { body } = await server.client.post("/api/auth/signin", { email, password });
  return { accessToken: body.accessToken, client: server.client.as(body.accessToken) };
}
