import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

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

async function makePage(): Promise<{ owner: Person; key: string; browser: TestServer["client"] }> {
  const owner = await signUp(server.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  return { owner, key, browser: server.client.as(key, { origin }) };
}

const leadsOf = async (owner: Person, query = "") => (await owner.client.get(`/api/leads${query}`)).body.data;
describe("a lead", () => {
  test("of a script that sends each empty field of its form is taken without them", async () => {
    const { owner, browser } = await makePage();
    const empty = { phone: "", name: "  ", company: "", country: "", source: "", formId: "", page: "", consent: "" };
    const taken = await browser.post("/api/leads", { email: "eve@blank.example", message: "Call me.", ...empty });
    assert.equal(taken.status, 201, taken.text);
    const [{ email, message, phone, name, company, consent }] = await leadsOf(owner);
    assert.deepEqual(
      [email, message, phone, name, company, consent],
      ["eve@blank.example", "Call me.", ...Array(4).fill(null)],
    );
    const none = await browser.post("/api/leads", { email: "", phone: " " });
    assert.deepEqual([none.status, none.body.errors[0].pointer], [400, "/body/email"]);
  });

  test("of a browser is kept with everything that it says, scored, and announced once", async () => {
    const { owner, browser } = await makePage();
    const said = {
      name: "Ada Lovelace",
      email: " Ada@Bücher.Example ",
      phone: "030 901820",
      country: "DE",
      company: "Engines",
      message: "Please send us an offer for forty analytical engines.",
      source: "pricing page",
      formId: "contact",
      page: { url: "https://shop.example.com/pricing", title: "Pricing" },
      utm: { source: "news", medium: "mail" },
      consent: { given: true, text: "You may call me." },
      custom: { engines: 40 },
    };
    const taken = await browser.post("/api/leads", said);
    assert.equal(taken.status, 201, taken.text);
    assert.deepEqual(Object.keys(taken.body), ["id", "contactId", "status", "createdAt"]);
    assert.match(taken.body.id, /^lead_/);
    const { country: _, ...kept } = said;
    const [lead, ...more] = await leadsOf(owner);
    assert.deepEqual(more, []);
    const { contactId, scoreReasons, spamPoints, spamReasons, createdAt, updatedAt, ...rest } = lead;
    assert.deepEqual(rest, {
      ...kept,
      id: taken.body.id,
      status: "new",
      email: "ada@xn--bcher-kva.example",
      phone: "+4930901820",
      userId: null,
      score: 100,
      assigneeId: null,
    });
    assert.equal(
      scoreReasons.reduce((sum: number, { points }: { points: number }) => sum + points, 0),
      lead.score,
    );
    assert.deepEqual([createdAt, updatedAt], [taken.body.createdAt, taken.body.createdAt]);
    assert.ok(spamPoints < 5, JSON.stringify(spamReasons));
    const contact = (await owner.client.get(`/api/contacts/${contactId}`)).body;
    assert.deepEqual(
      [contact.name, contact.email, contact.phone, contact.company, contact.origin],
      ["Ada Lovelace", "ada@xn--bcher-kva.example", "+4930901820", "Engines", "lead"],
    );
    // The id that the browser was told leads the team to the same contact.
    assert.deepEqual((await owner.client.get(`/api/contacts/${taken.body.contactId}`)).body, contact);
    const events = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => /^(lead|contact)\./.test(type));
    assert.deepEqual(events, [
      { type: "contact.created", data: { contactId } },
      { type: "lead.captured", data: { leadId: lead.id } },
    ]);
  });

  test("of an address that is known is one more lead of its contact, and changes nothing of it", async () => {
    const { owner, browser } = await makePage();
    const key = server.client.as(await makeKey(owner));
    await browser.post("/api/leads", { name: "Ada", email: "ada@example.com" });
    const phone = "+14155552671";
    const second = await browser.post("/api/leads", { name: "Mallory", email: "ADA@example.com", phone });
    assert.equal(second.status, 201);
    const third = await key.post("/api/leads", { name: "Eve", phone: "+1 (415) 555-2671" });
    const [eve, mallory, ada] = await leadsOf(owner);
    assert.deepEqual([eve.name, mallory.name, ada.name], ["Eve", "Mallory", "Ada"]);
    assert.deepEqual([mallory.contactId, eve.contactId], [ada.contactId, third.body.contactId]);
    // The number that Mallory wrote is none of Ada's, so Eve is a contact of her own.
    assert.notEqual(eve.contactId, ada.contactId);
    const { name, phone: known, identities } = (await owner.client.get(`/api/contacts/${ada.contactId}`)).body;
    assert.deepEqual([name, known], ["Ada", null]);
    assert.deepEqual(
      identities.map(({ kind, value, verified }: Record<string, unknown>) => [kind, value, verified]),
      [["email", "ada@example.com", false]],
    );
  });

  test("tells a browser nothing about whether its address was known", async () => {
    const { owner, browser } = await makePage();
    await owner.client.post("/api/contacts", { email: "known@example.com", name: "Known" });
    const answersOf = async (email: string) => {
      const answers = [await browser.post("/api/leads", { email }), await browser.post("/api/leads", { email })];
      return answers.map(({ body }) => body);
    };
    const [known, unknown] = [await answersOf("known@example.com"), await answersOf("unknown@example.com")];
    for (const [first, second] of [known, unknown]) {
      assert.equal(first.contactId, second.contactId);
      assert.deepEqual(Object.keys(first), Object.keys(second));
    }
    // A contact's own id holds the time when it was made; what a browser is told holds none.
    const idsOfContacts = (await owner.client.get("/api/contacts")).body.data.map(({ id }: { id: string }) => id);
    for (const { contactId } of [...known, ...unknown]) {
      assert.ok(!idsOfContacts.includes(contactId));
      const uuid = contactId.slice("con_".length);
      assert.match(uuid, /^[0-9a-z]{26}$/);
    }
    const spam = await browser.post("/api/leads", { email: "known@example.com", _gotcha: "x" });
    assert.equal(spam.body.contactId, known[0].contactId);
  });

  test("of one address at the same moment on two nodes is of one contact", async () => {
    const { owner, key } = await makePage();
    const clients = [server, other].map(({ client }) => client.as(key, { origin }));
    const emails = ["a@example.com", "b@example.com", "c@example.com"];
    const sent = emails.flatMap((email) =>
      clients.flatMap((client) => [1, 2, 3].map(() => client.post("/api/leads", { email, phone: "+493090182012" }))),
    );
    for (const { status, text } of await Promise.all(sent)) assert.equal(status, 201, text);
    const leads = await leadsOf(owner, "?limit=100");
    assert.equal(leads.length, 18);
    for (const email of emails) {
      const ids = leads
        .filter((lead: { email: string }) => lead.email === email)
        .map(({ contactId }: { contactId: string }) => contactId);
      assert.equal(new Set(ids).size, 1, email);
    }
    const contacts = (await owner.client.get("/api/contacts")).body.data;
    assert.equal(contacts.length, new Set(leads.map(({ contactId }: { contactId: string }) => contactId)).size);
  });

  test("of a proved user is of that user's contact, whoever's address it names", async () => {
    const { owner, browser } = await makePage();
    const key = server.client.as(await makeKey(owner));
    await browser.post("/api/leads", { email: "victim@example.com" });
    const named = await key.post("/api/leads", { email: "victim@example.com", userId: "mallory" });
    const [second, first] = await leadsOf(owner);
    assert.notEqual(second.contactId, first.contactId);
    assert.equal(named.body.contactId, second.contactId);
    // A page that only claims the user does not become them.
    await browser.post("/api/leads", { email: "other@example.com", userId: "mallory" });
    assert.notEqual((await leadsOf(owner))[0].contactId, second.contactId);
  });

  test("a retry with the same Idempotency-Key is the same lead", async () => {
    const { owner, browser } = await makePage();
    const retry = { headers: { "idempotency-key": "5e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b11" } };
    const first = await browser.post("/api/leads", { email: "once@example.com" }, retry);
    assert.deepEqual((await browser.post("/api/leads", { email: "once@example.com" }, retry)).body, first.body);
    assert.equal((await leadsOf(owner)).length, 1);
  });

  for (const [what, body, pointer] of [
    ["nothing to reach the person by", { name: "Ada" }, "/body/email"],
    ["an address without a domain of the world", { email: "ada@localhost" }, "/body/email"],
    ["a stray dot in its address", { email: "ada.@example.com" }, "/body/email"],
    ["a second recipient in its address", { email: "ada@example.com,eve@example.com" }, "/body/email"],
    ["a hidden character in its address", { email: "ada\u200b@example.com" }, "/body/email"],
    ["a turned direction in its address", { email: "\u202emoc.elpmaxe@ada" }, "/body/email"],
    ["a header in its address", { email: "ada@example.com\r\nBcc: eve@example.com" }, "/body/email"],
    ["a number that nobody can call", { phone: "12345" }, "/body/phone"],
    ["a number of no country", { phone: "030 901820" }, "/body/phone"],
    ["words for a number", { phone: "call me" }, "/body/phone"],
    ["a country that is none", { phone: "030 901820", country: "XX" }, "/body/phone"],
    ["a field that leads do not have", { email: "ada@example.com", isAdmin: true }, "/body/isAdmin"],
    ["an own field that is no plain value", { email: "ada@example.com", custom: { a: { b: 1 } } }, "/body/custom/a"],
    ["a message without end", { email: "ada@example.com", message: "a".repeat(10_001) }, "/body/message"],
  ] as const) {
    test(`with ${what} is refused with the field`, async () => {
      const { owner, browser } = await makePage();
      const { status, body: problem } = await browser.post("/api/leads", body);
      assert.deepEqual([status, problem.code, problem.errors?.[0]?.pointer], [400, "invalid-request", pointer]);
      assert.deepEqual(await leadsOf(owner), []);
    });
  }

  test("has its number in one form, whatever country it is of and however it is written", async () => {
    const { owner, browser } = await makePage();
    for (const [phone, country, stored] of [
      ["(415) 555-2671", "us", "+14155552671"],
      ["+49 (0) 30 901820", undefined, "+4930901820"],
      ["0049 30 901820", undefined, "+4930901820"],
      ["020 7946 0958", "GB", "+442079460958"],
      ["06 12 34 56 78", "FR", "+33612345678"],
      ["０９０-１２３４-５６７８", "JP", "+819012345678"],
    ] as const) {
      const taken = await browser.post("/api/leads", { phone, ...(country ? { country } : {}) });
      assert.equal(taken.status, 201, `${phone}: ${taken.text}`);
      assert.equal((await leadsOf(owner))[0].phone, stored);
    }
  });
});

describe("the action capture_lead", () => {
  const call = (client: TestServer["client"], input: unknown) =>
    client.post("/mcp", {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "capture_lead", arguments: input },
    });

  test("takes the lead of a chat under the same contact, and says what is missing", async () => {
    const { owner, browser } = await makePage();
    const key = server.client.as(await makeKey(owner));
    await browser.post("/api/leads", { email: "ada@example.com" });
    const taken = await call(key, { name: "Ada", email: "Ada@example.com", message: "Call me back." });
    const [second, first] = await leadsOf(owner);
    assert.deepEqual(
      [second.source, second.contactId, second.message],
      ["chat", first.contactId, "Call me back."],
      taken.text,
    );
    assert.match(taken.text, new RegExp(second.id));
    assert.match((await call(key, { name: "Ada" })).text, /e-mail address or a phone number/);
    const reader = server.client.as(await makeKey(owner, { scopes: ["leads:read", "knowledge:read"] }));
    await call(reader, { email: "eve@example.com" });
    assert.equal((await leadsOf(owner)).length, 2);
  });
});
