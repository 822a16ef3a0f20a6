import assert from "node:assert/strict";
import { type AddressInfo, createServer } from "node:net";
import { type TestContext, test } from "node:test";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { MailFailed, type MailMessage } from "./mail.ts";
import { createSmtpMail } from "./smtp-mail.ts";

const from = "Parley <hello@parley.example>";
const letter: MailMessage = { to: "ada@example.com", subject: "Welcome", text: "Hello Ada\n" };

type Received = { from: string; to: string[]; content: string; isEncrypted: boolean; user: string | undefined };

async function startSmtp(t: TestContext, options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      connections++;
      done();
    },
    onAuth: (auth, _session, done) => {
      if (auth.username === "parley@relay" && auth.password === "s3cret/%") done(null, { user: auth.username });
      else done(new Error(`no such user ${auth.username}`));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          from: session.envelope.mailFrom === false ? "" : session.envelope.mailFrom.address,
          to: session.envelope.rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString(),
          isEncrypted: session.secure,
          user: session.user,
        });
        done();
      });
    },
    ...options,
  });
  // Clients that refuse the self-signed certificate abort the handshake. The tests look at their
  // side of it.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Not awaited: it ends when the client closes its connections, which happens next.
  t.after(() => void server.close(() => undefined));
  const { port } = server.server.address() as AddressInfo;
  return { received, port, url: `smtp://127.0.0.1:${port}`, connections: () => connections };
}

function mailFor(t: TestContext, url: string, timeoutMs?: number) {
  const mail = createSmtpMail({ url, from, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  t.after(() => mail.close());
  return mail;
}

test("a mail arrives with its sender, recipient, subject, both bodies and further headers", async (t) => {
  const smtp = await startSmtp(t);
  const headers = { "List-Unsubscribe": "<https://parley.example/u/1>", "Auto-Submitted": "auto-generated" };
  await mailFor(t, smtp.url).send({ ...letter, subject: "Grüße", html: "<p>Hello <b>Ada</b></p>", headers });
  const [mail] = smtp.received;
  assert.deepEqual([mail?.from, mail?.to], ["hello@parley.example", ["ada@example.com"]]);
  assert.match(mail!.content, /^From: Parley <hello@parley\.example>\r\n/m);
  assert.match(mail!.content, /^To: ada@example\.com\r\n/m);
  assert.match(mail!.content, /^Subject: =\?UTF-8\?/m);
  assert.match(mail!.content, /^List-Unsubscribe: <https:\/\/parley\.example\/u\/1>\r\n/m);
  assert.match(mail!.content, /^Auto-Submitted: auto-generated\r\n/m);
  assert.match(mail!.content, /text\/plain[\s\S]*Hello Ada[\s\S]*text\/html[\s\S]*<b>Ada<\/b>/);
});

test("many mails share a few connections", async (t) => {
  const smtp = await startSmtp(t);
  const mail = mailFor(t, smtp.url);
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => mail.send({ ...letter, to: `reader${index}@example.com` })),
  );
  assert.equal(new Set(smtp.received.flatMap(({ to }) => to)).size, 30);
  assert.ok(smtp.connections() <= 4);
});

test("the user name and the password are sent decoded, and an error about a wrong one repeats neither", async (t) => {
  const smtp = await startSmtp(t, { authOptional: false });
  const mail = mailFor(t, `smtp://parley%40relay:s3cret%2F%25@127.0.0.1:${smtp.port}`);
  await mail.verify();
  await mail.send(letter);
  assert.equal(smtp.received[0]?.user, "parley@relay");

  const wrong = mailFor(t, `smtp://parley%40relay:wrong-guess@127.0.0.1:${smtp.port}`);
  for (const attempt of [wrong.verify(), wrong.send(letter)]) {
    await assert.rejects(attempt, (failure: MailFailed) => {
      assert.ok(failure instanceof MailFailed);
      assert.match(failure.message, /user name or password/);
      assert.equal(failure.isPermanent, false);
      assert.ok(!`${failure.message} ${String(failure.cause)}`.match(/parley@relay|wrong-guess/));
      return true;
    });
  }
});

test("verifying the settings signs in and sends nothing", async (t) => {
  const smtp = await startSmtp(t);
  await mailFor(t, smtp.url).verify();
  assert.equal(smtp.connections(), 1);
  assert.equal(smtp.received.length, 0);
});

test("nothing is sent when encryption is required, and the server offers none or has an unknown certificate", async (t) => {
  const plain = await startSmtp(t);
  await assert.rejects(mailFor(t, `${plain.url}?starttls=require`).send(letter), MailFailed);
  const selfSigned = await startSmtp(t, { disabledCommands: [] });
  await assert.rejects(mailFor(t, `${selfSigned.url}?starttls=require`).send(letter), MailFailed);
  const implicit = await startSmtp(t, { secure: true });
  await assert.rejects(mailFor(t, `smtps://127.0.0.1:${implicit.port}`).send(letter), MailFailed);
  assert.deepEqual([...plain.received, ...selfSigned.received, ...implicit.received], []);
});

test("the operator can turn encryption off for a relay", async (t) => {
  const smtp = await startSmtp(t, { disabledCommands: [] });
  await mailFor(t, `${smtp.url}?starttls=never`).send(letter);
  assert.equal(smtp.received[0]?.isEncrypted, false);
});

for (const [cause, responseCode, isPermanent] of [
  ["an unknown recipient", 550, true],
  ["a full mailbox", 452, false],
] as const) {
  test(`${cause} is a ${isPermanent ? "permanent" : "passing"} failure, and the error does not name the person`, async (t) => {
    const smtp = await startSmtp(t, {
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`<${address}> refused`), { responseCode })),
    });
    await assert.rejects(mailFor(t, smtp.url).send(letter), (failure: MailFailed) => {
      assert.ok(failure instanceof MailFailed);
      assert.equal(failure.isPermanent, isPermanent);
      assert.match(failure.message, new RegExp(`${responseCode}`));
      assert.ok(!`${failure.message} ${String(failure.cause)}`.includes("ada@"));
      return true;
    });
  });
}

test("an unreachable server and a silent one are passing failures, within the time limit", {
  timeout: 180_000,
}, async (t) => {
  const silent = createServer((socket) => socket.on("error", () => socket.destroy()));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  t.after(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const isTemporary = (failure: Error) => failure instanceof MailFailed && !failure.isPermanent;
  await assert.rejects(mailFor(t, `smtp://127.0.0.1:${port}`, 100).send(letter), isTemporary);
  await assert.rejects(mailFor(t, `smtp://127.0.0.1:${port}`, 100).verify(), isTemporary);
  await assert.rejects(mailFor(t, "smtp://127.0.0.1:1").send(letter), isTemporary);
});

test("a server that accepts a mail and never confirms it is given up at the time limit", {
  timeout: 180_000,
}, async (t) => {
  const smtp = await startSmtp(t, { onData: (stream) => void stream.resume() });
  await assert.rejects(mailFor(t, smtp.url, 200).send(letter), MailFailed);
});

test("line breaks in the subject cannot add a header or a recipient", async (t) => {
  const smtp = await startSmtp(t);
  const subject = "Hello\r\nBcc: eve@example.com\r\n\r\nbody\u2028X-Evil: 1";
  await mailFor(t, smtp.url).send({ ...letter, subject });
  const [mail] = smtp.received;
  assert.deepEqual(mail?.to, ["ada@example.com"]);
  assert.doesNotMatch(mail!.content, /^(Bcc|X-Evil):/im);
});

const refusedMessages: [string, Partial<MailMessage>][] = [
  ["two recipients", { to: "ada@example.com, eve@example.com" }],
  ["a named recipient", { to: "Ada <ada@example.com>" }],
  ["a recipient with a line break", { to: "ada@example.com\r\nRCPT TO:<eve@example.com>" }],
  ["a recipient with a group", { to: "friends:ada@example.com;" }],
  ["no recipient", { to: "" }],
  ["a recipient with angle brackets", { to: "ada@example.com> NOTIFY=NEVER <eve@example.com" }],
  ["a header value with a line break", { headers: { "X-Note": "a\r\nBcc: eve@example.com" } }],
  ["a header name with a line break", { headers: { "X-Note: a\r\nBcc": "eve@example.com" } }],
  ["a header that adds recipients", { headers: { Bcc: "eve@example.com" } }],
  ["a header that changes the sender", { headers: { from: "eve@example.com" } }],
  ["a header that changes the framing", { headers: { "Content-Type": "text/html" } }],
];
for (const [flaw, change] of refusedMessages) {
  test(`a mail with ${flaw} is refused permanently, before anything is sent`, async (t) => {
    const smtp = await startSmtp(t);
    await assert.rejects(
      mailFor(t, smtp.url).send({ ...letter, ...change }),
      (failure: Error) => failure instanceof MailFailed && failure.isPermanent && !failure.message.includes("eve@"),
    );
    assert.equal(smtp.connections(), 0);
  });
}

test("a text that looks like a path or a URL stays text", async (t) => {
  const smtp = await startSmtp(t);
  await mailFor(t, smtp.url).send({ ...letter, text: "/etc/passwd", html: "http://127.0.0.1:1/" });
  assert.match(smtp.received[0]!.content, /\/etc\/passwd[\s\S]*http:\/\/127\.0\.0\.1:1\//);
});

for (const url of [
  "",
  "mail.example.com",
  "http://mail.example.com",
  "smtp://",
  "smtp://mail.example.com/path",
  "smtp://mail.example.com?pool=true",
  "smtp://mail.example.com?starttls=perhaps",
  "smtps://mail.example.com?starttls=never",
  "smtp://user:s3cret%@mail.example.com",
]) {
  test(`the server URL "${url}" is refused with a sentence that does not repeat it`, () => {
    assert.throws(
      () => createSmtpMail({ url, from }),
      (failure: Error) => /mail server/.test(failure.message) && !failure.message.includes("s3cret"),
    );
  });
}

test("a sender that is not a mailbox is refused when the mail settings are read", () => {
  for (const sender of ["", "Parley", "Parley <hello>", "a@example.com, b@example.com", "P\r\nBcc: e@e.de <a@b.de>"]) {
    assert.throws(() => createSmtpMail({ url: "smtp://127.0.0.1", from: sender }), /sender of mail/);
  }
});
