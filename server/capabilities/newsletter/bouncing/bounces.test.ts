import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { SubscriberId } from "../ids.ts";
import { mailTokens } from "../keys/mail-tokens.ts";
import { type Mailbox, mailboxOf, type Newsletter, openNewsletter } from "../testing/open-newsletter.ts";

const written = "mfzgk2lomvzxi4tfon2g633ljz2w4zlmmvsxa5dfnzrws";
const dayMs = 86_400_000;

let server: TestServer;
let mailbox: Mailbox;
let news: Newsletter;
let address: string;
before(async () => {
  server = await startTestServer();
  const operator: Person = await signUp(server.client);
  mailbox = mailboxOf(operator);
  news = await openNewsletter(server, mailbox);
  address = await makeAddress();
});
after(() => server.stop());

async function makeAddress(): Promise<string> {
  const made = await news.owner.client.post("/api/newsletter/bounces/address", undefined);
  assert.equal(made.status, 201, made.text);
  return new URL(made.body.url).pathname;
}

/** One of the mails beside `read-bounce.test.ts`, as if it came back for this subscriber. */
async function cameBack(file: string, subscriberId: string, campaignNumber = 7): Promise<string> {
  const mail = readFileSync(new URL(`testing/mails/${file}.eml`, import.meta.url), "latin1");
  const tokens = await mailTokens.of(server.server.kernel, uuidOfWorkspace());
  return mail.replaceAll(written, tokens.forBounce(SubscriberId.parse(subscriberId)!, campaignNumber));
}

const uuidOfWorkspace = (): string => WorkspaceId.parse(news.owner.workspaceId)!;

const postMail = (mail: string, path = address): Promise<TestAnswer> =>
  server.client.call("POST", path, { body: mail, headers: { "content-type": "message/rfc822" } });

const outcomesOf = ({ body }: TestAnswer): string[] => body.data.map(({ outcome }: { outcome: string }) => outcome);

describe("a mail of the bounce mailbox", () => {
  test("ends the mails to a mailbox that does not exist, once, and says so to listeners", async () => {
    const { id } = await news.join("gone@far.example");
    const mail = await cameBack("postfix-unknown-user.hard", id);
    assert.deepEqual((await postMail(mail)).body, {
      data: [{ outcome: "counted", kind: "hard", reason: "mailbox-unknown", status: "5.1.1" }],
    });
    assert.deepEqual(outcomesOf(await postMail(mail)), ["counted-before"]);
    assert.equal((await news.find("gone@far.example")).status, "bounced");
    const told = (await eventsOf(server, news.owner.workspaceId)).filter(
      ({ data }) => (data as { subscriberId?: string }).subscriberId === id,
    );
    assert.deepEqual(
      told.map(({ type }) => type),
      ["subscriber.confirmed", "subscriber.bounced", "subscriber.left"],
    );
    const { data } = (await news.owner.client.get(`/api/newsletter/bounces?subscriberId=${id}`)).body;
    assert.deepEqual(
      data.map(({ kind, campaignNumber }: { kind: string; campaignNumber: number }) => [kind, campaignNumber]),
      [["hard", 7]],
    );
  });

  test("that calls a mail spam counts more than a bounce", async () => {
    const { id } = await news.join("angry@far.example");
    await postMail(await cameBack("postfix-unknown-user.hard", id));
    await postMail(await cameBack("feedback-loop-abuse.complaint", id));
    await postMail(await cameBack("postfix-unknown-user.hard", id, 8));
    const { status, suppressed } = await news.find("angry@far.example");
    assert.deepEqual([status, suppressed], ["complained", "complained"]);
  });

  test("changes nothing when no server of ours wrote the token, or another workspace did", async () => {
    const { id } = await news.join("safe@far.example");
    const other = await openNewsletter(server, mailbox);
    const otherAddress = new URL((await other.owner.client.post("/api/newsletter/bounces/address", undefined)).body.url)
      .pathname;
    const mail = await cameBack("postfix-unknown-user.hard", id);
    assert.deepEqual(outcomesOf(await postMail(mail, otherAddress)), ["unknown-mail"]);
    const forged = readFileSync(new URL("testing/mails/postfix-unknown-user.hard.eml", import.meta.url), "latin1");
    assert.deepEqual(outcomesOf(await postMail(forged)), ["unknown-mail"]);
    assert.deepEqual(outcomesOf(await postMail(await cameBack("out-of-office.none", id))), ["no-report"]);
    assert.equal((await news.find("safe@far.example")).status, "confirmed");
  });

  test("may come in a field of JSON or of a form", async () => {
    const { id } = await news.join("json@far.example");
    const mail = await cameBack("qmail-no-mailbox.hard", id);
    assert.deepEqual(outcomesOf(await server.client.post(address, { raw: mail })), ["counted"]);
    const form = await server.client.call("POST", address, {
      body: new URLSearchParams({ "body-mime": mail }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    assert.deepEqual(outcomesOf(form), ["counted-before"]);
  });

  test("gets a new address by a call that says nothing else", async () => {
    const { status, body } = await news.owner.client.post("/api/newsletter/bounces/address", {
      url: "https://x.example",
    });
    assert.deepEqual([status, body.errors?.[0]?.pointer], [400, "/body/url"]);
    assert.equal((await news.owner.client.post("/api/newsletter/bounces/address", [])).status, 400);
    assert.equal((await postMail("From: a@b.example\r\n\r\nx")).status, 200, "the former address still works");
  });

  test("is refused at a wrong or former address, and nonsense gets a clear answer", async () => {
    const former = address;
    address = await makeAddress();
    for (const path of [former, "/api/newsletter/bounces/mail/wrong", `${address}x`])
      assert.equal((await postMail("From: a@b.example\r\n\r\nx", path)).status, 404);
    for (const nonsense of [
      "",
      "\u0000\u0000",
      "no mail",
      "\r\n".repeat(5_000),
      "Content-Type: multipart/report; boundary=\r\n\r\n--\r\n",
    ]) {
      const answer = await postMail(nonsense);
      assert.ok([200, 400, 422].includes(answer.status), `${answer.status} ${answer.text}`);
      if (answer.status === 200) assert.deepEqual(outcomesOf(answer), ["no-report"]);
    }
    const empty = await server.client.post(address, { raw: 5 });
    assert.deepEqual([empty.status, empty.body.errors?.[0].pointer], [400, "/body/raw"]);
  });
});

describe("a report of a mail service", () => {
  const report = (bounces: object[]) => news.owner.client.post("/api/newsletter/bounces", { bounces });

  test("names readers by address or mails by their Message-ID", async () => {
    const [one, other] = [await news.join("one@far.example"), await news.join("other@far.example")];
    const tokens = await mailTokens.of(server.server.kernel, uuidOfWorkspace());
    const messageId = `<${tokens.forBounce(SubscriberId.parse(other.id)!, 3).toUpperCase()}@shop.example>`;
    const answer = await report([
      { email: "One@far.example", kind: "complaint" },
      { messageId, kind: "hard", reason: "mailbox-unknown", status: "5.1.1" },
      { email: "nobody@far.example", kind: "hard" },
    ]);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(outcomesOf(answer), ["counted", "counted", "unknown-mail"]);
    const statuses = [await news.find("one@far.example"), await news.find("other@far.example")];
    assert.deepEqual(
      statuses.map(({ id, status }) => [id, status]),
      [
        [one.id, "complained"],
        [other.id, "bounced"],
      ],
    );
  });

  test("without a name, with an address that is none, or of a browser's key is refused", async () => {
    const unnamed = await report([{ email: "one@far.example", kind: "soft" }, { kind: "hard" }]);
    assert.deepEqual([unnamed.status, unnamed.body.errors[0].pointer], [400, "/body/bounces/1"]);
    const wrong = await report([{ email: "no address", kind: "hard" }]);
    assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, "/body/bounces/0/email"]);
    assert.equal((await report([{ email: "one@far.example", kind: "dead" }])).status, 400);
    const browser = await news.browser.post("/api/newsletter/bounces", { bounces: [] });
    assert.ok([401, 403].includes(browser.status));
  });

  test("says nothing of the subscribers of another workspace", async () => {
    await news.join("theirs@far.example");
    const other = await openNewsletter(server, mailbox);
    const answer = await other.owner.client.post("/api/newsletter/bounces", {
      bounces: [{ email: "theirs@far.example", kind: "hard" }],
    });
    assert.deepEqual(outcomesOf(answer), ["unknown-mail"]);
    assert.equal((await news.find("theirs@far.example")).status, "confirmed");
  });
});

test("a mail that says the mailbox was full counts on five days before it ends anything", async () => {
  const { id } = await news.join("full@far.example");
  // The session of a member ends within the days that pass.
  const team = server.client.as(await makeKey(news.owner));
  const status = async () => (await team.get(`/api/newsletter/subscribers/${id}`)).body.status;
  for (let day = 1; day <= 5; day++) {
    assert.equal(await status(), "confirmed", `before day ${day}`);
    for (const more of [0, 100]) await postMail(await cameBack("postfix-mailbox-full.soft", id, day + more));
    moveClock(server, dayMs);
  }
  assert.equal(await status(), "bounced");
});
