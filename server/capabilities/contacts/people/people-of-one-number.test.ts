import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const origin = "https://shop.example";
async function makePage() {
  const owner = await signUp(server.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  return { owner, browser: server.client.as(key, { origin }) };
}
const importFile = ({ client }: Person, of: "contacts" | "leads", rows: string[], query = "") =>
  client.post(`/api/${of}/import${query}`, rows.join("\n"), { headers: { "content-type": "text/csv" } });
const contactsOf = async ({ client }: Person, query = "") =>
  (await client.get(`/api/contacts?limit=100${query}`)).body.data;
const leadsOf = async ({ client }: Person) => (await client.get("/api/leads?limit=100")).body.data;
type Known = { id: string; name: string; phone: string | null; identities: { kind: string; value: string }[] };
const valuesOf = ({ identities }: Known) => identities.map(({ value }) => value).sort();

describe("an import", () => {
  const office = [
    "name,email,phone",
    "Anna,anna@office.example,+49 30 5550100",
    "Ben,ben@office.example,+49 30 5550100",
    "Carl,carl@office.example,+49 30 5550100",
  ];
  const notes = [
    { row: 2, field: "phone", message: "is the number of row 1 too" },
    { row: 3, field: "phone", message: "is the number of row 1 too" },
  ];

  for (const kind of ["contacts", "leads"] as const) {
    test(`of ${kind} makes three contacts of three rows with one number, says what they share, and its dry run says the same`, async () => {
      const owner = await signUp(server.client);
      const dry = await importFile(owner, kind, office, "?dryRun=true");
      const done = await importFile(owner, kind, office);
      assert.deepEqual(done.body.notes, notes, done.text);
      assert.deepEqual({ ...dry.body, dryRun: false }, done.body);
      assert.deepEqual([done.body.created, done.body.changed], [3, 0]);
      const contacts: Known[] = await contactsOf(owner, "&phone=%2B49305550100");
      assert.deepEqual(
        contacts.map((contact) => [contact.name, ...valuesOf(contact)]),
        ["Carl", "Ben", "Anna"].map((name) => [name, "+49305550100", `${name.toLowerCase()}@office.example`]),
      );
      const again = await importFile(owner, kind, office);
      assert.deepEqual([again.body.created, again.body.unchanged], [0, 3], again.text);
    });
  }

  test("names the contact that has the number already, and the row that has the address", async () => {
    const owner = await signUp(server.client);
    const { body: anna } = await owner.client.post("/api/contacts", { name: "Anna", phone: "+4930555010" });
    const rows = ["name,email,phone", "Dora,info@firm.example,+4930555010", "Emil,info@firm.example,"];
    const { body } = await importFile(owner, "contacts", rows);
    assert.deepEqual(body.notes, [
      { row: 1, field: "phone", message: `is the number of ${anna.id} too` },
      { row: 2, field: "email", message: "is the address of row 1 too: they are one contact" },
    ]);
    const [dora] = await contactsOf(owner, "&email=info@firm.example");
    assert.notEqual(dora.id, anna.id);
  });

  test("knows a person without an address again by the number and the name, and a bare number by its row", async () => {
    const owner = await signUp(server.client);
    const rows = ["name,phone,city", "Anna,+4930555011,Bonn", ",+4930555011,", "Ben,+4930555011,"];
    assert.equal((await importFile(owner, "contacts", rows)).body.created, 3);
    const again = await importFile(owner, "contacts", [rows[0]!, "ANNA ,+49 30 555011,Kiel", ...rows.slice(2)]);
    assert.deepEqual([again.body.created, again.body.changed, again.body.unchanged], [0, 1, 2], again.text);
  });

  test("keeps the extension behind a switchboard", async () => {
    const owner = await signUp(server.client);
    const rows = ["name,phone", "Anna,+49 30 5550100 ext. 12", "Ben,+49 30 5550100-13", "Carl,+1 415 555 2671 x9"];
    assert.deepEqual((await importFile(owner, "contacts", rows)).body.notes, []);
    const contacts: Known[] = await contactsOf(owner);
    assert.deepEqual(
      contacts.map(({ phone }) => phone),
      ["+14155552671;ext=9", "+4930555010013", "+49305550100;ext=12"],
    );
    const found: Known[] = await contactsOf(owner, `&phone=${encodeURIComponent("+49 30 5550100 ext. 12")}`);
    assert.deepEqual(
      found.map(({ name }) => name),
      ["Anna"],
    );
  });
});

describe("a stranger by the public form", () => {
  test("who writes a known number does not join its person, whose export and erasure leave the stranger out", async () => {
    const { owner, browser } = await makePage();
    const known = { name: "Victoria", email: "victoria@known.example", phone: "+49 30 4440001" };
    const { body: victoria } = await owner.client.post("/api/contacts", known);
    const told = [];
    for (const name of ["Gus", "Hal", "Mallory"]) {
      const email = `${name.toLowerCase()}@evil.example`;
      const lead = await browser.post("/api/leads", { name, email, phone: known.phone, message: `I am ${name}` });
      assert.equal(lead.status, 201, lead.text);
      told.push(lead.body.contactId);
    }
    await browser.post("/api/leads", { name: "Nobody", phone: known.phone, message: "I am Nobody" });
    await browser.post("/api/leads", { phone: known.phone, message: "I am Nameless", _gotcha: "x" });
    const now: Known = (await owner.client.get(`/api/contacts/${victoria.id}`)).body;
    assert.deepEqual(valuesOf(now), ["+49304440001", "victoria@known.example"]);
    const [stranger] = await contactsOf(owner, "&email=mallory@evil.example");
    assert.equal(stranger.name, "Mallory");
    for (const id of told) assert.notEqual((await owner.client.get(`/api/contacts/${id}`)).body.id, victoria.id);
    const archive = (await owner.client.get(`/api/contacts/${victoria.id}/export`)).text;
    assert.doesNotMatch(archive, /evil|I am/);
    assert.doesNotMatch(
      (await owner.client.get(`/api/contacts/${stranger.id}/export`)).text,
      /victoria|Gus|Hal|Nobody/,
    );
    const erased = await owner.client.post(`/api/contacts/${victoria.id}/erase`);
    assert.deepEqual(erased.body.counts, { contacts: 1, identities: 2 });
    assert.equal((await leadsOf(owner)).length, 4);
    assert.equal((await contactsOf(owner)).length, 4);
  });

  test("who writes a known address and another number adds the number to nobody", async () => {
    const { owner, browser } = await makePage();
    const { body: ada } = await owner.client.post("/api/contacts", { name: "Ada", email: "ada@known.example" });
    await browser.post("/api/leads", { name: "Mallory", email: "ada@known.example", phone: "+49 30 4440002" });
    assert.deepEqual(valuesOf((await owner.client.get(`/api/contacts/${ada.id}`)).body), ["ada@known.example"]);
    assert.deepEqual(await contactsOf(owner, "&phone=%2B49304440002"), []);
  });

  test("who knows nothing but a number is told an id that leads to nobody", async () => {
    const { owner, browser } = await makePage();
    await owner.client.post("/api/contacts", { name: "Ada", phone: "+49 30 4440003" });
    const { body } = await browser.post("/api/leads", { name: "Ada", phone: "+49 30 4440003" });
    for (const path of ["", "/export", "/timeline"]) {
      assert.equal((await owner.client.get(`/api/contacts/${body.contactId}${path}`)).status, 404, path);
    }
  });
});

test("spam that names nothing but a number goes with its person, while nobody else has the number", async () => {
  const { owner, browser } = await makePage();
  const phone = "+49 30 4440006";
  const spam = async () => (await owner.client.get("/api/leads?status=spam")).body.data.length;
  const { body: ada } = await owner.client.post("/api/contacts", { name: "Ada", phone });
  const { body: ben } = await owner.client.post("/api/contacts", { name: "Ben", phone });
  await browser.post("/api/leads", { phone, message: "Hello", _gotcha: "x" });
  await owner.client.post(`/api/contacts/${ada.id}/erase`);
  assert.equal(await spam(), 1);
  await owner.client.post(`/api/contacts/${ben.id}/erase`);
  assert.equal(await spam(), 0);
});

test("several contacts may be given one number, and each is found by it", async () => {
  const owner = await signUp(server.client);
  const phone = "+49 30 4440004";
  for (const name of ["Ada", "Ben"])
    assert.equal((await owner.client.post("/api/contacts", { name, phone })).status, 201);
  const { body: carl } = await owner.client.post("/api/contacts", { name: "Carl" });
  for (let time = 0; time < 2; time++) {
    const changed = await owner.client.call("PATCH", `/api/contacts/${carl.id}`, { body: { phone } });
    assert.equal(changed.status, 200, changed.text);
  }
  const found: Known[] = await contactsOf(owner, `&phone=${encodeURIComponent(phone)}`);
  assert.deepEqual(
    found.map(({ name }) => name),
    ["Carl", "Ben", "Ada"],
  );
});

test("who shares the number of blocked contacts is blocked only while all who have it are", async () => {
  const { owner, browser } = await makePage();
  const phone = "+49 30 4440005";
  const [ada, ben] = ["Ada", "Ben"].map(
    async (name) => (await owner.client.post("/api/contacts", { name, phone })).body.id,
  );
  const spam = async () => (await owner.client.get("/api/leads?status=spam")).body.data.length;
  const say = () => browser.post("/api/leads", { email: "carl@office.example", phone, message: "Hello" });
  for (const id of [ada, ben]) await owner.client.post(`/api/contacts/${await id}/block`);
  await say();
  assert.equal(await spam(), 1);
  await owner.client.post(`/api/contacts/${await ben}/unblock`);
  await say();
  assert.equal(await spam(), 1);
});
