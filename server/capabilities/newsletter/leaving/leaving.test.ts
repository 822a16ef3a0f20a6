import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { SubscriberId } from "../ids.ts";
import { linksOf, mailTokens } from "../keys/mail-tokens.ts";
import { mailOptIns } from "../opting-in/mail-opt-ins.ts";
import { optInMailer } from "../opting-in/opt-in-mailer.ts";
import { readRecipients } from "../recipients/store.ts";
import { type Mailbox, mailboxOf, type Newsletter, openNewsletter } from "../testing/open-newsletter.ts";

let server: TestServer;
let mailbox: Mailbox;
before(async () => {
  server = await startTestServer();
  mailbox = mailboxOf(await signUp(server.client));
});
after(() => server.stop());

async function linkPaths({ owner }: Newsletter, subscriberId: string) {
  const { kernel } = server.server;
  const tokens = await mailTokens.of(kernel, WorkspaceId.parse(owner.workspaceId)!);
  const links = linksOf(kernel, tokens, SubscriberId.parse(subscriberId)!, 3);
  return { leave: new URL(links.leaveUrl).pathname, preferences: new URL(links.preferencesUrl).pathname };
}

/** Lists the people who would get a campaign on all lists. */
async function recipientsOf({ owner }: Newsletter): Promise<string[]> {
  const { body } = await owner.client.get("/api/newsletter/lists");
  const { query } = server.server.kernel.database;
  const { rows } = await server.server.kernel.database.pool.query(
    "select id from newsletter_list where workspace_id = $1",
    [WorkspaceId.parse(owner.workspaceId)],
  );
  assert.equal(body.data.length, rows.length);
  const page = { listIds: rows.map(({ id }) => id), after: undefined, limit: 100 };
  return (await readRecipients(query, WorkspaceId.parse(owner.workspaceId)!, page)).map(({ email }) => email);
}

const leavingsOf = async ({ owner }: Newsletter) =>
  (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "subscriber.left").map(({ data }) => data);

const form = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { "content-type": "application/x-www-form-urlencoded" },
});

test("opening the link changes nothing, one click ends all mails, and twice is no error", async () => {
  const news = await openNewsletter(server, mailbox);
  const { id, lists } = (await news.join("ada@example.com")) as unknown as { id: string; lists: { listId: string }[] };
  const { leave } = await linkPaths(news, id);
  for (let time = 0; time < 2; time++) {
    const page = await server.client.get(leave);
    assert.match(page.text, /ada@example\.com[\s\S]*<button>Unsubscribe/);
  }
  assert.deepEqual(await recipientsOf(news), ["ada@example.com"]);
  const boundary = "xyz";
  const oneClicks = [
    form({ "List-Unsubscribe": "One-Click" }),
    {
      body: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    },
  ];
  for (const click of oneClicks) {
    const answer = await server.client.call("POST", leave, click);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.headers.get("set-cookie"), null);
    assert.match(answer.text, /You are unsubscribed/);
    assert.doesNotMatch(answer.text, /<a /, "no link brings back who has left, so the page offers none");
  }
  const later = await server.client.get(leave);
  assert.match(later.text, /You are unsubscribed/);
  assert.doesNotMatch(later.text, /<button/);
  assert.deepEqual(await recipientsOf(news), []);
  const subscriber = await news.find("ada@example.com");
  assert.deepEqual([subscriber.status, subscriber.suppressed], ["unsubscribed", "unsubscribed"]);
  assert.deepEqual(await leavingsOf(news), [
    { subscriberId: id, listIds: lists.map(({ listId }) => listId), reason: "unsubscribed" },
  ]);
});

test("links that Parley did not make are refused, and a link of one workspace reaches no other", async () => {
  const [news, other] = [await openNewsletter(server, mailbox), await openNewsletter(server, mailbox)];
  const { id } = await news.join("bob@example.com");
  await other.join("bob.other@example.com");
  const { leave, preferences } = await linkPaths(news, id);
  // The keys of another workspace sign nothing that counts here.
  const { leave: foreign } = await linkPaths(other, id);
  for (const path of [
    `${leave.slice(0, -4)}AAAA`,
    "/newsletter/leave/x",
    foreign,
    preferences.replace(/.{6}$/, "AAAAAA"),
  ]) {
    for (const method of ["GET", "POST"]) assert.equal((await server.client.call(method, path)).status, 422, path);
  }
  assert.deepEqual(await recipientsOf(news), ["bob@example.com"]);
});

test("a reader chooses lists on a page, and who has left all of them gets none back by a link", async () => {
  const news = await openNewsletter(server, mailbox);
  const { id } = await news.join("cleo@example.com");
  const make = async (slug: string, more = {}) =>
    (await news.owner.client.post("/api/newsletter/lists", { slug, name: `The ${slug} <b>`, ...more })).body.id;
  await make("offers");
  await make("internal", { isPublic: false });
  const { preferences } = await linkPaths(news, id);
  const page = await server.client.get(preferences);
  assert.match(page.text, /The offers &#60;b&#62;/);
  assert.doesNotMatch(page.text, /internal/);
  const boxes = [...page.text.matchAll(/name="(list_[\w-]+)"( checked)?/g)].map(([, name, checked]) => [
    name!,
    checked,
  ]);
  assert.deepEqual(
    boxes.map(([, checked]) => checked),
    [" checked", undefined],
  );
  const statuses = async () =>
    Object.fromEntries(
      (await news.find("cleo@example.com")).lists.map(({ list, status }: Record<string, string>) => [list, status]),
    );
  await server.client.call("POST", preferences, form({ [boxes[1]![0]!]: "on" }));
  assert.deepEqual(await statuses(), { newsletter: "unsubscribed", offers: "confirmed" });
  assert.equal((await news.find("cleo@example.com")).suppressed, null);
  // Not one of the workspace's own lists can be chosen that are not public.
  const none = await server.client.call("POST", preferences, form({ list_nothing: "on" }));
  assert.match(none.text, /role="status"[\s\S]*no mails at the moment/);
  assert.equal((await news.find("cleo@example.com")).suppressed, "unsubscribed");
  await server.client.call("POST", preferences, form({ [boxes[0]![0]!]: "on" }));
  assert.deepEqual(await statuses(), { newsletter: "unsubscribed", offers: "unsubscribed" });
  assert.deepEqual(
    ((await leavingsOf(news)) as { listIds: string[] }[]).map(({ listIds }) => listIds.length),
    [1, 1],
  );
});

test("who left comes back by a confirmed sign-up, and against a member's word by nothing", async () => {
  const news = await openNewsletter(server, mailbox);
  const { id } = await news.join("dan@example.com");
  await server.client.post((await linkPaths(news, id)).leave);
  const again = news.owner.client;
  assert.equal((await news.find("dan@example.com")).suppressed, "unsubscribed");
  // Forgets the mail of the first sign-up, which would be the only one of this day.
  await server.server.kernel.database.pool.query("delete from opt_in_mail");
  const { status, suppressed } = (await news.join("dan@example.com")) as unknown as Record<string, unknown>;
  assert.deepEqual([status, suppressed], ["confirmed", null]);
  await again.post(`/api/newsletter/subscribers/${id}/unsubscribe`, {});
  assert.equal((await news.find("dan@example.com")).suppressed, "member");
  const listed = await again.get("/api/newsletter/suppressions?email=DAN@example.com");
  assert.deepEqual(
    listed.body.data.map(({ email, reason }: Record<string, string>) => [email, reason]),
    [["dan@example.com", "member"]],
  );
  assert.equal((await again.call("DELETE", "/api/newsletter/suppressions/dan@example.com")).status, 204);
  assert.equal((await again.call("DELETE", "/api/newsletter/suppressions/dan@example.com")).status, 404);
  const added = await again.post("/api/newsletter/suppressions", { email: "nobody@example.com" });
  assert.deepEqual([added.status, added.body.email, added.body.reason], [201, "nobody@example.com", "member"]);
  assert.deepEqual((await news.signUp("nobody@example.com")).body, { status: "pending" });
  await optInMailer(server.server.kernel).idle();
  await mailOptIns(server.server.kernel);
  assert.deepEqual(await mailbox.mailsTo("nobody@example.com"), []);
});

test("a member releases a sign-up that was taken for spam, and marks one; a confirmed one is no spam", async () => {
  const news = await openNewsletter(server, mailbox);
  await news.signUp("fay@example.com", { _gotcha: "x" });
  const { client } = news.owner;
  const spam = (await client.get("/api/newsletter/subscribers?spam=true")).body.data[0];
  const change = (id: string, isSpam: boolean) =>
    client.call("PATCH", `/api/newsletter/subscribers/${id}`, { body: { isSpam } });
  assert.equal((await change(spam.id, false)).body.isSpam, false);
  await mailbox.nextTo("fay@example.com");
  assert.equal((await change(spam.id, true)).body.isSpam, true);
  const { id } = await news.join("gus@example.com");
  assert.deepEqual([(await change(id, true)).status, (await news.find("gus@example.com")).isSpam], [422, false]);
});

test("an erased subscriber leaves a hash that stays suppressed, and times", async () => {
  const news = await openNewsletter(server, mailbox);
  const { id } = await news.join("hal@example.com", { name: "Hal", page: "https://shop.example.com/hal" });
  const { client } = news.owner;
  assert.equal((await client.call("DELETE", `/api/newsletter/subscribers/${id}`)).status, 204);
  const left = (await client.get(`/api/newsletter/subscribers/${id}`)).body;
  assert.deepEqual([left.status, left.email, left.name, left.suppressed], ["erased", null, null, "erased"]);
  assert.deepEqual(
    left.proofs.map(({ step, ip, page }: Record<string, unknown>) => [step, ip, page]),
    [
      ["requested", null, null],
      ["confirmed", null, null],
    ],
  );
  assert.doesNotMatch(JSON.stringify(left), /hal/i);
  const { data } = (await client.get("/api/newsletter/suppressions?email=hal@example.com")).body;
  assert.equal(data[0].reason, "erased");
});
