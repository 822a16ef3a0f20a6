import assert from "node:assert/strict";
import { test } from "node:test";
import { execute } from "../../../kernel/storage/sql.ts";
import { type Person, signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const send = ({ client }: Person, file: string, query = "", type = "text/csv") =>
  client.post(`/api/contacts/import${query}`, file, { headers: { "content-type": type } });
const contactsOf = async ({ client }: Person) => (await client.get("/api/contacts?limit=100")).body.data;
const exportOf = async ({ client }: Person, query = "") => (await client.get(`/api/contacts/export${query}`)).text;
const counts = ({ body }: { body: Record<string, number> }) =>
  ["rows", "created", "changed", "unchanged", "failed"].map((name) => body[name]);

test("a row of a name and a number is the contact that other rows of the file make of them", async () => {
  const owner = await signUp(server.client);
  const file = [
    "name,email,phone",
    "Ben Sole,,+49 30 1110002",
    "Ann Sole,info@sole.example,+49 30 1110001",
    "Ben  Sole,info@sole.example,+49 30 1110002",
    "ben sole,,+49 30 1110002",
    "Cid Sole,,+49 30 1110002",
  ].join("\n");
  const dry = await send(owner, file, "?dryRun=true");
  const report = await send(owner, file);
  assert.deepEqual({ ...dry.body, dryRun: false }, report.body);
  const names = (await contactsOf(owner)).map(({ name }: { name: string }) => name);
  assert.deepEqual(names, ["Cid Sole", "ben sole"]);
  assert.equal(report.body.created, 2);
  assert.deepEqual(counts(await send(owner, "name,phone\nBEN SOLE,+49 30 1110002"))[1], 0);
});

test("names are stored without needless blanks, wherever they come from", async () => {
  const owner = await signUp(server.client);
  const { client } = owner;
  const made = await client.post("/api/contacts", {
    name: "  Ada \n Byron ",
    company: " Engines   Ltd ",
    userId: "u1",
  });
  assert.deepEqual([made.body.name, made.body.company], ["Ada Byron", "Engines Ltd"]);
  const changed = await client.call("PATCH", `/api/contacts/${made.body.id}`, { body: { name: " Ada   King" } });
  assert.equal(changed.body.name, "Ada King");
  await client.post("/api/leads", { name: "\u00a0solo  SAM ", phone: "+49 30 1110009" });
  await send(owner, "name,email\n  Eve   Long ,eve@blanks.example");
  assert.deepEqual(
    (await contactsOf(owner)).map(({ name }: { name: string }) => name),
    ["Eve Long", "solo SAM", "Ada King"],
  );
  assert.equal((await client.get("/api/leads")).body.data[0].name, "solo SAM");
  assert.equal((await send(owner, "name,phone\nSolo Sam,+49 30 1110009")).body.created, 0);
});

test("an export that is imported again changes nobody", async () => {
  const owner = await signUp(server.client);
  const { client } = owner;
  for (const contact of [
    { name: "Ada", email: "ada@again.example", tags: ["bikes, red", 'the "best"', "vip"], custom: { n: 7, b: false } },
    { phone: "+49 30 901820 ext. 12" },
    { phone: "+49 30 901820" },
    { userId: " u 7 " },
    { name: "=1+1", company: "'=A", userId: "7615917337495251231" },
    { name: '="quoted"' },
  ])
    assert.equal((await client.post("/api/contacts", contact)).status, 201);
  // Mails come from addresses that nobody can give, and older versions kept the blanks of names.
  await client.post("/api/contacts", { name: "Max", email: "ab@docomo.example" });
  await execute(server.server.kernel.database.query)`
    update contact set name = '  Max   Muster ', email = 'a..b@docomo.example' where email = 'ab@docomo.example'`;
  await execute(server.server.kernel.database.query)`
    update contact_identity set value = 'a..b@docomo.example' where value = 'ab@docomo.example'`;
  const before = await exportOf(owner, "?format=ndjson");
  for (const [format, type] of [
    ["csv", "text/csv"],
    ["csv&for=spreadsheet", "text/csv"],
    ["ndjson", "application/x-ndjson"],
  ] as const) {
    const report = await send(owner, await exportOf(owner, `?format=${format}`), "", type);
    assert.deepEqual(counts(report), [7, 0, 0, 7, 0], `${format}: ${report.text}`);
  }
  assert.equal(await exportOf(owner, "?format=ndjson"), before);
  const elsewhere = await signUp(server.client);
  const moved = await send(elsewhere, before, "", "application/x-ndjson");
  assert.deepEqual(counts(moved), [7, 6, 0, 0, 1], moved.text);
  assert.equal(moved.body.faults[0].message, "is not an e-mail address");
});

test("a contact that a row names by its id is changed, and nobody else is", async () => {
  const owner = await signUp(server.client);
  const [ada, bob] = await Promise.all(
    ["ada", "bob"].map((name) => owner.client.post("/api/contacts", { name, email: `${name}@named.example` })),
  );
  const file = `id,name,email,phone\n${ada!.body.id},Ada King,bob@named.example,+49 30 901820\ncon_00000000000000000000000000,,,`;
  const report = await send(owner, file);
  assert.deepEqual(counts(report), [2, 0, 1, 0, 1], report.text);
  assert.match(report.body.notes[0].message, new RegExp(`^has an address of ${bob!.body.id}`));
  const { body } = await owner.client.get(`/api/contacts/${ada!.body.id}`);
  assert.deepEqual(
    [body.name, body.identities.map(({ value }: { value: string }) => value).sort()],
    ["Ada King", ["+4930901820", "ada@named.example"]],
  );
  const stranger = await signUp(server.client);
  assert.deepEqual(counts(await send(stranger, file)), [2, 1, 0, 0, 1]);
  assert.equal((await owner.client.get(`/api/contacts/${bob!.body.id}`)).body.name, "bob");
});
