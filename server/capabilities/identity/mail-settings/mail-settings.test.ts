import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { SMTPServer } from "smtp-server";
import { first, one } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { mailsOf, readMail } from "../../../testing/received-mail.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

describe("mail settings", () => {
  let server: TestServer;
  let operator: Person;
  const received: string[] = [];
  let refusals = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === "hush" ? done(null, { user: auth.username ?? "" }) : done(new Error("no such user")),
    onRcptTo: (address, _session, done) => {
      if (address.address.startsWith("late") && refusals++ === 0)
        done(Object.assign(new Error("later"), { responseCode: 451 }));
      else if (address.address.startsWith("gone")) done(Object.assign(new Error("gone"), { responseCode: 550 }));
      else done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  let port = 0;

  before(async () => {
    server = await startTestServer();
    operator = await signUp(server.client);
    smtp.on("error", () => undefined);
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    port = (smtp.server.address() as AddressInfo).port;
  });
  after(async () => {
    await server.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  const put = (body: unknown) => operator.client.call("PUT", "/api/settings/mail", { body });

  test("without settings a mail is a file in the data folder", async () => {
    const settings = await operator.client.get("/api/settings/mail");
    assert.deepEqual(settings.body, { smtpUrl: null, hasPassword: false, from: null, dkim: null });
    const sent = await operator.client.post("/api/settings/mail/test", { to: "ada@example.com" });
    assert.deepEqual([sent.status, sent.body], [200, { sentBy: "folder" }]);
    assert.ok((await mailsOf(server)).some((mail) => mail.to === "ada@example.com"));
  });

  test("mails go to the configured mail server, whose password is never shown", async () => {
    const saved = await put({ smtpUrl: `smtp://parley:hush@127.0.0.1:${port}`, from: "Parley <parley@example.com>" });
    const shown = {
      smtpUrl: `smtp://parley@127.0.0.1:${port}`,
      hasPassword: true,
      from: "Parley <parley@example.com>",
      dkim: null,
    };
    assert.equal(saved.status, 200, saved.text);
    assert.deepEqual(saved.body, shown);
    const sent = await operator.client.post("/api/settings/mail/test", { to: "bob@example.com" });
    assert.deepEqual(sent.body, { sentBy: "smtp" });
    assert.equal(readMail(received.at(-1)!).to, "bob@example.com");
    const renamed = await put({ from: "Help <help@example.com>" });
    assert.deepEqual(renamed.body, { ...shown, from: "Help <help@example.com>" });
    assert.equal((await operator.client.post("/api/settings/mail/test", { to: "bob@example.com" })).status, 200);
    assert.match(received.at(-1)!, /^From: Help <help@example\.com>/m);
    const { query } = server.server.kernel.database;
    const stored = await one<{ sealedValue: Buffer }>(query)`select sealed_value from setting`;
    assert.ok(!stored.sealedValue.toString("latin1").includes("hush"));
  });

  test("a mail that the server refuses temporarily is sent later, and one refused permanently is given up", async () => {
    await signUp(server.client, "gone@example.com");
    await signUp(server.client, "late@example.com");
    await until(() => received.some((mail) => readMail(mail).to === "late@example.com"));
    assert.equal(refusals > 0, true);
    const { query } = server.server.kernel.database;
    await until(async () => {
      const { rows } = await server.server.kernel.database.pool.query(
        "select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'deliver-mail'",
      );
      return rows[0].waiting === 0;
    });
    assert.ok(!received.some((mail) => readMail(mail).to === "gone@example.com"));
    assert.ok(await first(query)`select from account where email = 'gone@example.com'`);
  });

  test("the answer of a test mail contains the answer of the mail server", async () => {
    const refused = await operator.client.post("/api/settings/mail/test", { to: "gone@example.com" });
    assert.equal(refused.status, 502);
    assert.equal(refused.body.code, "mail-failed");
    assert.match(refused.body.detail, /550/);
    await put({ smtpUrl: `smtp://parley:wrong@127.0.0.1:${port}`, from: "parley@example.com" });
    const unauthorised = await operator.client.post("/api/settings/mail/test", { to: "ada@example.com" });
    assert.equal(unauthorised.status, 502);
    assert.ok(!unauthorised.text.includes("wrong"));
  });

  const refusedSettings: [string, unknown, number][] = [
    ["an address of another kind", { smtpUrl: "https://mail.example.com", from: "a@example.com" }, 422],
    ["no sender", { smtpUrl: "smtp://mail.example.com", from: null }, 422],
    ["a sender that is no address", { smtpUrl: null, from: "Parley" }, 422],
    ["a sender with a line break", { smtpUrl: null, from: "P\r\nBcc: x@example.com <a@example.com>" }, 422],
    ["a missing sender", { smtpUrl: null }, 400],
  ];
  for (const [what, body, status] of refusedSettings) {
    test(`${what} is refused with a sentence`, async () => {
      const answer = await put(body);
      assert.equal(answer.status, status, answer.text);
      assert.ok(answer.body.detail.length > 20);
    });
  }

  test("only the operator, or a key of the operator with settings:write, may see or change the settings", async () => {
    const other = await signUp(server.client);
    assert.equal((await other.client.get("/api/settings/mail")).status, 403);
    const usual = server.client.as(await makeKey(operator));
    assert.equal((await usual.get("/api/settings/mail")).status, 403);
    const trusted = server.client.as(await makeKey(operator, { scopes: ["settings:write"] }));
    assert.equal((await trusted.get("/api/settings/mail")).status, 200);
    const foreign = server.client.as(await makeKey(other, { scopes: ["settings:write"] }));
    assert.equal((await foreign.get("/api/settings/mail")).status, 403);
  });
});
