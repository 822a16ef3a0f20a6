import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { mailOptIns } from "../opting-in/mail-opt-ins.ts";
import { optInMailer } from "../opting-in/opt-in-mailer.ts";
import { confirmPathIn, type Mailbox, mailboxOf, openNewsletter } from "../testing/open-newsletter.ts";

const dayMs = 86_400_000;
let server: TestServer;
let mailbox: Mailbox;
before(async () => {
  server = await startTestServer();
  mailbox = mailboxOf(await signUp(server.client));
});
after(() => server.stop());

/** Waits until every mail is written that may go out now. */
async function settle(): Promise<void> {
  const { kernel } = server.server;
  await optInMailer(kernel).idle();
  await mailOptIns(kernel);
}

test("a field that a script sends empty counts as absent, and an empty address is told", async () => {
  const { signUp: post, find } = await openNewsletter(server, mailbox);
  const empty = { name: "", list: " ", language: "", consent: "", source: "", formId: "", page: "" };
  const taken = await post("eve@blank.example", empty);
  assert.equal(taken.status, 202, taken.text);
  assert.equal((await find("eve@blank.example")).name, null);
  const refused = await post("  ", { name: "Eve" });
  assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, "/body/email"]);
});

test("an address is asked by mail, and confirmed by the button of the page alone", async () => {
  const { owner, signUp: post, find } = await openNewsletter(server, mailbox);
  const taken = await post(" Ada@Bücher.Example ", {
    name: "Ada <b>Lovelace</b>",
    consent: { given: true, text: "Yes, send me news." },
    formId: "footer",
    page: "https://shop.example.com/blog",
    source: "blog",
  });
  assert.deepEqual([taken.status, taken.body], [202, { status: "pending" }], taken.text);
  const email = "ada@xn--bcher-kva.example";
  const mail = await mailbox.nextTo(email);
  // The mail holds nothing that a stranger may have typed.
  assert.doesNotMatch(mail.text + mail.html + mail.subject, /Lovelace|blog|footer/);
  assert.match(mail.text, /shop\.example\.com/);
  const path = confirmPathIn(mail);
  assert.deepEqual((await owner.client.get("/api/contacts")).body.data, []);
  for (let time = 0; time < 2; time++) {
    const page = await server.client.get(path, { headers: { "accept-language": "en-GB" } });
    assert.equal(page.status, 200);
    assert.match(page.text, /<html lang="en">[\s\S]*ada@xn--bcher-kva\.example[\s\S]*Newsletter[\s\S]*<button>/);
    assert.equal((await find(email)).status, "pending");
  }
  for (let time = 0; time < 2; time++) {
    const done = await server.client.post(path);
    assert.equal(done.status, 200, done.text);
    assert.match(done.text, /\/newsletter\/preferences\//);
  }
  const subscriber = await find(email);
  const { lists, contactId } = subscriber;
  assert.deepEqual([subscriber.status, subscriber.name, lists[0].source], ["confirmed", "Ada <b>Lovelace</b>", "blog"]);
  const contact = (await owner.client.get(`/api/contacts/${contactId}`)).body;
  assert.deepEqual([contact.email, contact.origin, contact.identities[0].verified], [email, "newsletter", true]);
  const events = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => /^(subscriber|contact)\./.test(type));
  const confirmed = { subscriberId: subscriber.id, listId: lists[0].listId, contactId, by: "opt-in" };
  assert.deepEqual(events, [
    { type: "contact.created", data: { contactId } },
    { type: "subscriber.confirmed", data: confirmed },
  ]);
  const { proofs } = (await owner.client.get(`/api/newsletter/subscribers/${subscriber.id}`)).body;
  assert.deepEqual(
    proofs.map(({ step, ip, formId, page, consent }: Record<string, unknown>) => [step, ip, formId, page, consent]),
    [
      [
        "requested",
        "127.0.0.1",
        "footer",
        "https://shop.example.com/blog",
        { given: true, text: "Yes, send me news." },
      ],
      ["confirmed", "127.0.0.1", null, null, null],
    ],
  );
  assert.match(proofs[1].shownText, /ada@.*Newsletter.*Yes/);
});

test("the answer is the same for every address, and spam gets no mail", async () => {
  const { owner, signUp: post, join, find } = await openNewsletter(server, mailbox);
  await join("known@example.com");
  const answers = [
    await post("known@example.com", { name: "Mallory" }),
    await post("new@example.com"),
    await post("trap@example.com", { _gotcha: "x" }),
    await post("known@example.com", { _gotcha: "x" }),
  ];
  for (const { status, text } of answers) assert.deepEqual([status, text], [202, '{"status":"pending"}']);
  await settle();
  assert.equal((await mailbox.mailsTo("known@example.com")).length, 1);
  assert.equal((await mailbox.mailsTo("new@example.com")).length, 1);
  assert.equal((await mailbox.mailsTo("trap@example.com")).length, 0);
  const known = await find("known@example.com");
  assert.deepEqual([known.status, known.name, known.isSpam], ["confirmed", null, false]);
  // Spam is apart from the others.
  assert.equal(await find("trap@example.com"), undefined);
  const { data } = (await owner.client.get("/api/newsletter/subscribers?spam=true")).body;
  assert.deepEqual(
    data.map(({ email, isSpam }: Record<string, unknown>) => [email, isSpam]),
    [["trap@example.com", true]],
  );
});

test("a second list, a lost mail and a return get a mail on the same day, bounded, and the team sees what waits", async () => {
  const { owner, signUp: post, find } = await openNewsletter(server, mailbox);
  const email = "second@example.com";
  const mails = async () => (await mailbox.mailsTo(email)).length;
  assert.equal((await owner.client.post("/api/newsletter/lists", { slug: "offers", name: "Offers" })).status, 201);
  const details = async () => (await owner.client.get(`/api/newsletter/subscribers/${(await find(email)).id}`)).body;
  const { database } = server.server.kernel;
  const from = Date.now();
  try {
    await post(email);
    await settle();
    assert.deepEqual([await mails(), (await details()).mailWaitsUntil], [1, null]);
    // A second list, in the same minute: the first mail may be on its way still.
    await post(email, { list: "offers" });
    await settle();
    assert.equal(await mails(), 1);
    const waits = Date.parse((await details()).mailWaitsUntil);
    assert.ok(waits > from && waits <= from + 10 * 60_000, String(waits - from));
    moveClock(server, 6 * 60_000);
    await settle();
    assert.deepEqual([await mails(), (await details()).mailWaitsUntil], [2, null]);
    // A third one waits for the next day.
    await post(email);
    moveClock(server, 6 * 60_000);
    await settle();
    assert.equal(await mails(), 2);
    assert.ok(Date.parse((await details()).mailWaitsUntil) > from + 20 * 60 * 60_000);
    moveClock(server, dayMs);
    const sent = async () => (await database.pool.query("select from opt_in_mail")).rowCount!;
    const before = await sent();
    await settle();
    assert.equal((await sent()) - before, 1);
  } finally {
    moveClock(server, -dayMs - 12 * 60_000);
  }
});

test("the mail that asks speaks as the form says, else as the list, the settings, or the browser", async () => {
  const news = await openNewsletter(server, mailbox);
  const { client } = news.owner;
  const browser = (email: string, accepted: string, more = {}) =>
    news.browser.post("/api/newsletter", { email, ...more }, { headers: { "accept-language": accepted } });
  const languageTo = async (email: string) => /lang="(..)"/.exec((await mailbox.nextTo(email)).html)?.[1];
  const [list] = (await client.get("/api/newsletter/lists")).body.data;
  const change = (path: string, body: unknown) => client.call("PATCH", path, { body });
  await browser("one@tongues.example", "fr-CH, en;q=0.5");
  assert.equal(await languageTo("one@tongues.example"), "fr");
  assert.equal((await change("/api/settings/newsletter", { language: "de-AT" })).status, 200);
  await browser("two@tongues.example", "fr");
  await browser("three@tongues.example", "fr", { language: "sv" });
  assert.deepEqual([await languageTo("two@tongues.example"), await languageTo("three@tongues.example")], ["de", "de"]);
  assert.equal((await change(`/api/newsletter/lists/${list.id}`, { language: "nl" })).status, 200);
  await browser("four@tongues.example", "fr");
  await browser("five@tongues.example", "fr", { language: "it" });
  assert.deepEqual([await languageTo("four@tongues.example"), await languageTo("five@tongues.example")], ["nl", "it"]);
});

test("a form without JavaScript gets a page in the reader's language, and an unknown list is told with its kin", async () => {
  const { key, signUp: post } = await openNewsletter(server, mailbox);
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "https://shop.example.com",
    "accept-language": "fr",
  };
  const fields = (more: Record<string, string>) =>
    new URLSearchParams({ key, email: "eve@example.com", consent: "on", ...more }).toString();
  const page = await server.client.post("/api/newsletter", fields({ colour: "blue" }), { headers });
  assert.equal(page.status, 200, page.text);
  assert.match(page.text, /<html lang="fr">[\s\S]*Encore une étape/);
  assert.match((await mailbox.nextTo("eve@example.com")).subject, /^À confirmer/);
  const next = "https://shop.example.com/thanks";
  const led = await server.client.post("/api/newsletter", fields({ _next: next }), { headers });
  assert.deepEqual([led.status, led.headers.get("location")], [303, next]);
  const wrong = await post("eve@example.com", { list: "newsleter" });
  assert.equal(wrong.status, 422);
  assert.deepEqual(wrong.body.errors, [{ pointer: "/body/list", message: "is none of the lists, such as newsletter" }]);
  for (const email of ["no address", "a@localhost", ""]) {
    const answer = await post(email);
    assert.deepEqual([answer.status, answer.body.errors[0].pointer], [400, "/body/email"], answer.text);
  }
});

test("a link that ended, was forged or asked about another list confirms nothing", async () => {
  const { signUp: post, find } = await openNewsletter(server, mailbox);
  await post("zoe@example.com");
  const path = confirmPathIn(await mailbox.nextTo("zoe@example.com"));
  for (const wrong of [`${path.slice(0, -3)}AAA`, "/newsletter/confirm/x"]) {
    assert.equal((await server.client.get(wrong)).status, 422);
    assert.equal((await server.client.post(wrong)).status, 422);
  }
  moveClock(server, 7 * dayMs + 1000);
  assert.equal((await server.client.post(path)).status, 422);
  moveClock(server, -7 * dayMs - 1000);
  assert.equal((await find("zoe@example.com")).status, "pending");
});
