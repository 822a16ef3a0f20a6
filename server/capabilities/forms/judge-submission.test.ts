import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { makeKey, type Person, signUp, type TestClient } from "../../testing/client.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { deleteEndedProofs } from "./spend-proof.ts";

let server: TestServer;
let other: TestServer;
before(async () => {
  server = await startTestServer();
  other = await startTestServer({ connection: server.connection });
});
after(async () => {
  await other.stop();
  await server.stop();
});

const origin = "https://shop.example.com";
type Page = { owner: Person; key: string; browser: TestClient };

async function makePage(on: TestServer = server): Promise<Page> {
  const owner = await signUp(on.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  return { owner, key, browser: on.client.as(key, { origin }) };
}

const challengeOf = async (page: Page) => (await page.browser.get("/api/forms/challenge")).body;

async function solve(page: Page): Promise<string> {
  const { parameters, signature } = await challengeOf(page);
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

let people = 0;
/** Sends a lead, and gives it as the team sees it. */
async function judged({ owner, browser }: Page, said: Record<string, unknown>) {
  const taken = await browser.post("/api/leads", { email: `person${++people}@example.com`, ...said });
  assert.equal(taken.status, 201, taken.text);
  assert.deepEqual(Object.keys(taken.body), ["id", "contactId", "status", "createdAt"]);
  assert.equal(taken.body.status, "new");
  const lead = (await owner.client.get(`/api/leads/${taken.body.id}`)).body;
  return { ...lead, reasons: lead.spamReasons.map(({ reason }: { reason: string }) => reason) };
}

const tomorrow = 25 * 3_600_000;

describe("a form", () => {
  test("without JavaScript is scored, and is no spam for that", async () => {
    const lead = await judged(await makePage(), { message: "Can you call me about the garden shed?" });
    assert.deepEqual([lead.status, lead.reasons], ["new", ["no-timestamp", "no-proof-of-work"]]);
  });

  test("with a timestamp and a solved proof has nothing against it", async () => {
    const slow = await startTestServer();
    const page = await makePage(slow);
    const { timestamp } = await challengeOf(page);
    const altcha = await solve(page);
    moveClock(slow, 5_000);
    const lead = await judged(page, { _timestamp: timestamp, altcha });
    assert.deepEqual([lead.status, lead.spamReasons], ["new", []]);
    moveClock(slow, tomorrow);
    const old = await judged(
      { ...page, owner: { ...page.owner, client: await again(slow, page.owner) } },
      { _timestamp: timestamp, altcha },
    );
    assert.deepEqual([old.status, old.reasons], ["new", ["old-timestamp", "expired-proof-of-work"]]);
    await slow.stop();
  });

  test("gets its challenge by the key in the address too, and by no secret one", async () => {
    const { owner, key } = await makePage();
    const get = (of: string) =>
      server.client.get(`/api/forms/challenge?key=${encodeURIComponent(of)}`, { headers: { origin } });
    const { status, body } = await get(key);
    assert.deepEqual([status, body.altcha.signature], [200, body.signature]);
    const refused = await get(await makeKey(owner));
    assert.deepEqual([refused.status, refused.body.code], [403, "secret-key-in-browser"]);
    assert.equal((await server.client.get("/api/forms/challenge")).status, 401);
  });

  test("that is filled in before anybody could read it is suspicious", async () => {
    const page = await makePage();
    const { timestamp } = await challengeOf(page);
    const lead = await judged(page, { _timestamp: timestamp });
    assert.deepEqual([lead.status, lead.spamPoints, lead.reasons[0]], ["spam", 5, "filled-in-no-time"]);
  });
});

describe("a solved proof of work", () => {
  test("counts once, on whichever node it is sent again", async () => {
    const page = await makePage();
    const altcha = await solve(page);
    const nodes = [page, { ...page, browser: other.client.as(page.key, { origin }) }];
    const leads = await Promise.all([...nodes, ...nodes].map((node) => judged(node, { altcha })));
    const again = leads.filter(({ reasons }) => reasons.includes("repeated-proof-of-work"));
    assert.deepEqual(leads.map(({ status }) => status).sort(), ["new", "spam", "spam", "spam"]);
    assert.ok(again.every(({ status }) => status === "spam"));
    await deleteEndedProofs.run(server.server.kernel, undefined as never);
    assert.equal((await judged(page, { altcha })).status, "spam");
  });

  test("of another workspace, and one that was changed, is wrong", async () => {
    const [page, foreign] = [await makePage(), await makePage()];
    const altcha = await solve(foreign);
    const payload = JSON.parse(Buffer.from(altcha, "base64").toString());
    const changed = (change: (copy: typeof payload) => void) => {
      const copy = structuredClone(payload);
      change(copy);
      return Buffer.from(JSON.stringify(copy)).toString("base64");
    };
    for (const [on, sent] of [
      [page, altcha],
      [foreign, changed((copy) => (copy.challenge.parameters.expiresAt += 60))],
      [foreign, changed((copy) => (copy.challenge.parameters.cost = 1))],
      [foreign, changed((copy) => delete copy.challenge.parameters.keySignature)],
      [foreign, changed((copy) => delete copy.challenge.signature)],
      [foreign, changed((copy) => (copy.solution.derivedKey = "00".repeat(32)))],
      [foreign, changed((copy) => (copy.solution = null))],
      [foreign, changed((copy) => (copy.challenge = []))],
      [foreign, "bm90IGpzb24="],
      [foreign, "%%%"],
      [foreign, Buffer.from("null").toString("base64")],
    ] as const) {
      const lead = await judged(on, { altcha: sent });
      assert.deepEqual([lead.status, lead.reasons.includes("wrong-proof-of-work")], ["spam", true], sent);
    }
    assert.equal((await judged(foreign, { altcha })).status, "new");
  });
});

describe("spam", () => {
  for (const [reason, said] of [
    ["honeypot", { _gotcha: "http://spam.example.com" }],
    ["honeypot", { _gotcha: true }],
    ["forged-timestamp", { _timestamp: "1795340000000.AAAAAAAAAAAAAAAAAAAAAA" }],
    ["forged-timestamp", { _timestamp: "yesterday" }],
    ["link-in-name", { name: "Cheap https://spam.example.com" }],
    ["markup-of-links", { message: "[url=http://spam.example.com]here[/url]" }],
    ["several-links", { message: "http://a.example http://b.example http://c.example www.d.example" }],
    ["mixed-alphabets", { name: "Раypal", message: "Your ассount is suspended." }],
    ["words-of-spam", { message: "We sell backlinks and SEO services." }],
  ] as const) {
    test(`with ${reason} is answered like any lead, kept apart, and announced to nobody`, async () => {
      const page = await makePage();
      const lead = await judged(page, said);
      assert.deepEqual([lead.status, lead.contactId, lead.reasons.includes(reason)], ["spam", null, true]);
      assert.deepEqual((await page.owner.client.get("/api/leads")).body.data, []);
      assert.deepEqual((await page.owner.client.get("/api/contacts")).body.data, []);
      const [kept] = (await page.owner.client.get("/api/leads?status=spam")).body.data;
      assert.equal(kept.id, lead.id);
      const events = (await eventsOf(server, page.owner.workspaceId)).filter(({ type }) => /lead|contact/.test(type));
      assert.deepEqual(events, []);
    });
  }

  test("is not what people write", async () => {
    const page = await makePage();
    for (const said of [
      { name: "Jean-Luc d'Été", message: "Bonjour, j'aimerais un devis pour 3 fenêtres. Voir https://maison.example" },
      { name: "Ольга", message: "Здравствуйте, сколько стоит доставка?" },
      { name: "李小龙", message: "请问价格是多少？" },
      { name: "AB GmbH", message: "PLEASE CALL ME BACK TODAY, THE DELIVERY DID NOT ARRIVE AND I AM WAITING" },
      { name: "Dana", message: "Prices < 100 and > 50, please. My site is www.dana.example" },
    ]) {
      const lead = await judged(page, said);
      assert.equal(lead.status, "new", JSON.stringify([said, lead.spamReasons]));
    }
  });

  test("that a member takes back is announced then, with its contact, and teaches", async () => {
    const page = await makePage();
    const said = { email: "dealer@example.com", message: "Guest post: our payday loan calculator, with backlinks." };
    const first = await judged(page, said);
    assert.equal(first.status, "spam");
    const taken = await page.owner.client.call("PATCH", `/api/leads/${first.id}`, { body: { status: "new" } });
    assert.equal(taken.body.status, "new", taken.text);
    assert.match(taken.body.contactId, /^con_/);
    const events = (await eventsOf(server, page.owner.workspaceId)).filter(({ type }) => /lead|contact/.test(type));
    assert.deepEqual(events, [
      { type: "contact.created", data: { contactId: taken.body.contactId } },
      { type: "lead.captured", data: { leadId: first.id } },
      { type: "lead.changed", data: { leadId: first.id } },
    ]);
    const second = await judged(page, said);
    assert.deepEqual([second.status, second.contactId], ["new", taken.body.contactId]);
    assert.ok(second.reasons.includes("sender-was-wanted-before"));
    // Another workspace has learned nothing of it.
    assert.equal((await judged(await makePage(), said)).status, "spam");
  });

  test("that a member finds teaches its words and its sender, and a change of mind counts once", async () => {
    const page = await makePage();
    const offer = (word: string) => `Esteemed colleague, our premium ${word} brochure awaits your signature below.`;
    const mark = (id: string, status: string) =>
      page.owner.client.call("PATCH", `/api/leads/${id}`, { body: { status } });
    for (const message of ["Where do I find the manual?", "Is the shop open on Monday?"]) {
      const lead = await judged(page, { message });
      await mark(lead.id, "spam");
      await mark(lead.id, "contacted");
    }
    for (const word of ["carpet", "granite", "lawn"]) {
      const lead = await judged(page, { message: offer(word) });
      assert.equal((await mark(lead.id, "spam")).status, 200);
    }
    const next = await judged(page, { message: offer("gravel") });
    assert.equal(next.status, "spam", JSON.stringify(next.spamReasons));
    assert.ok(next.reasons.includes("words-of-former-spam"));
    const normal = await judged(page, { message: "Is the shop open on Sunday?" });
    assert.equal(normal.status, "new");
    // The learned rows hold no word and no address that anybody could read.
    const { rows } = await server.server.kernel.database.pool.query("select * from spam_word");
    assert.ok(rows.length > 10);
    assert.ok(rows.every((row) => Object.values(row).every((value) => !/[g-z]{4}/i.test(String(value)))));
  });

  test("of a server is judged by its content alone, and what a member writes is not judged", async () => {
    const { owner } = await makePage();
    const key = server.client.as(await makeKey(owner));
    const read = async (id: string) => (await owner.client.get(`/api/leads/${id}`)).body;
    const plain = await key.post("/api/leads", { email: "a@example.com" });
    assert.deepEqual((await read(plain.body.id)).spamReasons, []);
    const trapped = await key.post("/api/leads", { email: "a@example.com", _gotcha: "x" });
    assert.equal((await read(trapped.body.id)).status, "spam");
    const own = await owner.client.post("/api/leads", {
      email: "a@example.com",
      message: "backlinks backlinks backlinks",
    });
    assert.deepEqual([(await read(own.body.id)).status, own.body.contactId], ["new", plain.body.contactId]);
  });
});

test("many leads from one address, or through one form, are spam until limits are switched off", async () => {
  const limited = await startTestServer({ settings: { PARLEY_LIMIT_PUBLIC: "1000" } });
  const page = await makePage(limited);
  const statuses: string[] = [];
  for (let sent = 0; sent < 12; sent++) statuses.push((await judged(page, {})).status);
  assert.deepEqual(
    [statuses.slice(0, 10).every((status) => status === "new"), statuses.slice(10)],
    [true, ["spam", "spam"]],
  );
  await limited.stop();
});

test("a proof of work takes longer while many leads come through a workspace's forms, and not for others", async () => {
  const flooded = await startTestServer();
  const [page, calm] = [await makePage(flooded), await makePage(flooded)];
  const roundsOf = async (of: Page) =>
    JSON.parse(Buffer.from(await solve(of), "base64").toString()).solution.counter as number;
  assert.ok((await roundsOf(page)) < 1_000);
  const send = () => page.browser.post("/api/leads", { email: `person${++people}@example.com` });
  for (let group = 0; group < 7; group++) await Promise.all(Array.from({ length: 30 }, send));
  const [rounds, usual] = [await roundsOf(page), await roundsOf(calm)];
  assert.ok(rounds >= 1_500 && rounds < 3_000, String(rounds));
  assert.ok(usual < 1_000, String(usual));
  moveClock(flooded, 1_200_000);
  const { client } = flooded;
  const later = client.as(page.key, { origin });
  assert.ok((await roundsOf({ ...page, browser: later })) < 1_000);
  await flooded.stop();
});

test("a blocked contact's lead is spam, and is taken up when the block ends", async () => {
  const page = await makePage();
  const said = { email: "nuisance@example.com" };
  const { contactId } = await judged(page, said);
  const change = (verb: string) => page.owner.client.post(`/api/contacts/${contactId}/${verb}`);
  assert.equal((await change("block")).body.blocked, true);
  const blocked = await judged(page, said);
  assert.deepEqual([blocked.status, blocked.reasons.includes("contact-is-blocked")], ["spam", true]);
  assert.equal((await judged(page, { email: "neighbour@example.com" })).status, "new");
  assert.equal((await judged(page, { email: "neighbour@example.com" })).status, "new");
  assert.equal((await change("unblock")).body.blocked, false);
  assert.equal((await judged(page, said)).status, "new");
});

async function again(on: TestServer, { email, password }: Person): Promise<TestClient> {
  const { body } = await on.client.post("/api/auth/signin", { email, password });
  return on.client.as(body.accessToken);
}
