import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { readMigrations } from "../../../migrations/read-migrations.ts";
import { type Person, signUp } from "../../../testing/client.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let database: Client;
before(async () => {
  server = await startTestServer();
  database = new Client(server.connection);
  await database.connect();
});
after(async () => {
  await database.end();
  await server.stop();
});

type Known = { id: string; name: string | null; identities: { kind: string; value: string }[] };
const read = async ({ client }: Person, id: string): Promise<Known> => (await client.get(`/api/contacts/${id}`)).body;
const valuesOf = ({ identities }: Known) => identities.map(({ value }) => value).sort();
const leadsOf = async ({ client }: Person, id: string) =>
  (await client.get(`/api/leads?contactId=${id}`)).body.data.map(({ name }: { name: string }) => name);
const part = ({ client }: Person, id: string, body: unknown) => client.post(`/api/contacts/${id}/part`, body);
const joinedOf = async ({ client }: Person) => {
  const { status, body, text } = await client.get("/api/contacts/joined-by-number");
  assert.equal(status, 200, text);
  return body.data;
};
const uuidOf = async (email: string): Promise<string> =>
  (await database.query("select contact_id from contact_identity where value = $1", [email])).rows[0].contact_id;

/** Puts the schema back to before people stopped being joined by numbers. */
async function goBack(): Promise<void> {
  await database.query(`
    drop table joined_by_number;
    drop index contact_identity_of_one, contact_identity_by_number;
    alter table contact_identity drop constraint contact_identity_pkey;
    alter table contact_identity add primary key (workspace_id, kind, value);
    update contact_identity set address_id = gen_random_uuid() where address_id is null;
    alter table contact_identity alter column address_id set not null`);
}

/** Joins the second contact and its leads to the first, as a number did. */
async function join(first: string, second: string): Promise<void> {
  await database.query("update contact_identity set contact_id = $1 where contact_id = $2 and kind <> 'phone'", [
    first,
    second,
  ]);
  await database.query("update lead set contact_id = $1 where contact_id = $2", [first, second]);
  await database.query("delete from contact where id = $1", [second]);
}

async function upgrade(): Promise<void> {
  const { sql } = readMigrations().find(({ name }) => name.endsWith("_numbers_are_shared.sql"))!;
  await database.query(sql);
}

describe("contacts that a number had joined", () => {
  const phone = "+49305550177";

  test("stay as they are at the upgrade, are listed with a proposal, and come apart by it", async () => {
    const owner = await signUp(server.client);
    const people = [
      { name: "Victoria", email: "victoria@known.example", phone },
      { name: "Gus", email: "gus@office.example", phone },
      { name: "Hal", email: "hal@office.example", phone },
    ];
    const ids: string[] = [];
    for (const { name, email, phone } of people) {
      await owner.client.post("/api/contacts", { name, email, phone });
      await owner.client.post("/api/leads", { name, email, phone, message: `I am ${name}` });
      ids.push(await uuidOf(email));
    }
    const { body: former } = await owner.client.post("/api/contacts", {
      name: "Ada",
      email: "ada@known.example",
      phone: "+4930555018",
    });
    await owner.client.call("PATCH", `/api/contacts/${former.id}`, { body: { email: "ada@married.example" } });
    for (const second of ids.slice(1)) await join(ids[0]!, second);
    // The rows of a file are stored at one moment.
    const file = ["anna@file.example", "ben@file.example"];
    for (const email of file) await owner.client.post("/api/contacts", { name: "Ben", email, phone: "+4930555020" });
    const [anna, ben] = await Promise.all(file.map(uuidOf));
    await join(anna!, ben!);
    await database.query("update contact_identity set created_at = now() where contact_id = $1", [anna]);
    await goBack();
    await upgrade();

    const [victoria] = (await owner.client.get("/api/contacts?email=victoria@known.example")).body.data;
    const all = ["+49305550177", "gus@office.example", "hal@office.example", "victoria@known.example"];
    assert.deepEqual(valuesOf(victoria), all);
    const [rows] = (await owner.client.get("/api/contacts?email=ben@file.example")).body.data;
    const ofRow = { identities: [{ kind: "email", value: "ben@file.example" }], sharedNumbers: ["+4930555020"] };
    const proposal = (name: string) => ({
      identities: [{ kind: "email", value: `${name.toLowerCase()}@office.example` }],
      sharedNumbers: [phone],
      name,
    });
    assert.deepEqual(await joinedOf(owner), [
      { contactId: victoria.id, name: "Victoria", proposals: [proposal("Gus"), proposal("Hal")] },
      { contactId: rows.id, name: "Ben", proposals: [ofRow] },
    ]);

    const parted = await part(owner, victoria.id, proposal("Gus"));
    assert.equal(parted.status, 201, parted.text);
    const gus = parted.body;
    assert.deepEqual([gus.name, gus.email, gus.phone], ["Gus", "gus@office.example", phone]);
    assert.deepEqual(valuesOf(gus), ["+49305550177", "gus@office.example"]);
    assert.deepEqual([await leadsOf(owner, gus.id), await leadsOf(owner, victoria.id)], [["Gus"], ["Hal", "Victoria"]]);
    const archive = (await owner.client.get(`/api/contacts/${gus.id}/export`)).text;
    assert.match(archive, /I am Gus/);
    assert.doesNotMatch(archive, /Victoria|Hal/);
    assert.deepEqual((await joinedOf(owner))[0].proposals, [proposal("Hal")]);

    const kept = await owner.client.call("DELETE", `/api/contacts/${victoria.id}/joined-by-number`);
    assert.equal(kept.status, 204, kept.text);
    assert.deepEqual(valuesOf((await part(owner, rows.id, ofRow)).body), ["+4930555020", "ben@file.example"]);
    assert.deepEqual(await joinedOf(owner), []);
    assert.deepEqual(
      valuesOf(await read(owner, victoria.id)),
      all.filter((value) => !value.startsWith("gus")),
    );
    assert.ok((await auditOf(server, owner.workspaceId)).includes("contact.parted"));
    const events = (await eventsOf(server, owner.workspaceId)).slice(-5, -2).map(({ type }) => type);
    assert.deepEqual(events, ["lead.changed", "contact.created", "contact.changed"]);
  });
});

describe("parting", () => {
  test("gives the second person the subscriptions and mails too, and a merge takes it back", async () => {
    const owner = await signUp(server.client);
    const { body: both } = await owner.client.post("/api/contacts", {
      name: "Ada",
      email: "ada@part.example",
      userId: "u-1",
    });
    await owner.client.call("PATCH", `/api/contacts/${both.id}`, { body: { email: "ben@part.example" } });
    await owner.client.post("/api/leads", { email: "ben@part.example", name: "Ben" });
    const file = "email,status,confirmedAt,confirmIp\nben@part.example,confirmed,2026-01-01T00:00:00Z,192.0.2.1";
    const imported = await owner.client.post("/api/newsletter/subscribers/import", file, {
      headers: { "content-type": "text/csv" },
    });
    assert.equal(imported.body.created, 1, imported.text);
    const { body: ben } = await part(owner, both.id, { identities: [{ kind: "email", value: "ben@part.example" }] });
    assert.deepEqual([ben.name, ben.email], ["Ben", "ben@part.example"]);
    assert.equal(((await read(owner, both.id)) as unknown as { email: string }).email, "ada@part.example");
    const parts = async (id: string) =>
      (await owner.client.get(`/api/contacts/${id}/export`)).text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).part);
    assert.deepEqual((await parts(ben.id)).sort(), ["contacts", "leads", "newsletter"]);
    assert.deepEqual(await parts(both.id), ["contacts"]);
    assert.deepEqual(
      (await owner.client.get("/api/contacts?q=ben")).body.data.map(({ id }: Known) => id),
      [ben.id],
    );
    await owner.client.post(`/api/contacts/${ben.id}/merge`, { intoId: both.id });
    assert.deepEqual(valuesOf(await read(owner, both.id)), ["ada@part.example", "ben@part.example", "u-1"]);
  });

  test("of what the contact does not have, or of all that it has, is refused and changes nothing", async () => {
    const owner = await signUp(server.client);
    const { body: ada } = await owner.client.post("/api/contacts", {
      name: "Ada",
      email: "ada@whole.example",
      phone: "+4930555019",
    });
    const identity = (kind: string, value: string) => ({ kind, value });
    for (const [identities, pointer] of [
      [[identity("email", "ben@whole.example")], "/body/identities/0"],
      [[identity("email", "ada@whole.example"), identity("phone", "+4930555019")], "/body/identities"],
    ] as const) {
      const refused = await part(owner, ada.id, { identities });
      assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, pointer], refused.text);
    }
    assert.deepEqual(await read(owner, ada.id), ada);
    const stranger = await signUp(server.client);
    assert.equal((await part(stranger, ada.id, { identities: [identity("email", "ada@whole.example")] })).status, 404);
  });
});
