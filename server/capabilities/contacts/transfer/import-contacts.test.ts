import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const send = ({ client }: Person, file: string, query = "", type = "text/csv") =>
  client.post(`/api/contacts/import${query}`, file, { headers: { "content-type": type } });
const contactsOf = async ({ client }: Person) => (await client.get("/api/contacts?limit=100")).body.data;
const exportOf = async ({ client }: Person, query = "") => (await client.get(`/api/contacts/export${query}`)).text;
const counts = ({ body }: { body: Record<string, number> }) =>
  ["rows", "created", "changed", "unchanged", "failed"].map((name) => body[name]);

test("a CSV makes and changes contacts, says what would happen first, and is unchanged the second time", async () => {
  const owner = await signUp(server.client);
  const file = [
    "\ufeffname;E-Mail;phone;tags;city;note",
    '"Müller, Ada ""the first""";ADA@example.com;030 901820;"vip,new";Berlin;x',
    "Bob;bob@example.com;;;\r",
    ";;;;;",
    "Ada M.;ada@example.com;;old;Hamburg;",
  ].join("\n");
  const query = `?country=DE&mapping=${encodeURIComponent('{"E-Mail":"email","note":null}')}`;
  const dry = await send(owner, file, `${query}&dryRun=true`);
  assert.deepEqual([dry.body.dryRun, ...counts(dry)], [true, 3, 2, 1, 0, 0], dry.text);
  assert.deepEqual(await contactsOf(owner), []);
  assert.deepEqual(
    await eventsOf(server, owner.workspaceId).then((all) => all.filter(({ type }) => /contact/.test(type))),
    [],
  );
  assert.deepEqual(counts(await send(owner, file, query)), [3, 2, 1, 0, 0]);
  const [bob, ada] = await contactsOf(owner);
  assert.deepEqual(
    [ada.name, ada.email, ada.phone, ada.tags, ada.custom, bob.name],
    ["Ada M.", "ada@example.com", "+4930901820", ["vip", "new", "old"], { city: "Hamburg" }, "Bob"],
  );
  const last = "name,email,city\nAda M.,ada@example.com,Hamburg";
  assert.deepEqual(counts(await send(owner, last)), [1, 0, 0, 1, 0]);
});

test("rows that cannot be read are left out, told, and come back as a file to correct", async () => {
  const owner = await signUp(server.client);
  const file =
    "name,email,phone\nAda,ada@example.com,\nBob,bob at example,\n=HYPERLINK(1),,12\n,,\nEve,eve@example.com,+14155552671";
  const report = await send(owner, file);
  assert.deepEqual(counts(report), [4, 2, 0, 0, 2], report.text);
  assert.deepEqual(
    report.body.faults.map(({ row, field }: { row: number; field: string }) => [row, field]),
    [
      [2, "email"],
      [3, "phone"],
    ],
  );
  assert.match(report.body.errorFile, /^name,email,phone,error\r\nBob,bob at example,,/);
  assert.match(report.body.errorFile, /\r\n'=HYPERLINK\(1\),,12,/);
  const corrected = report.body.errorFile
    .replace("bob at example", "bob@example.com")
    .replace(",12,", ",+14155552672,")
    .replaceAll(/,[^,\r\n]*(?=\r\n)/g, "");
  assert.deepEqual(counts(await send(owner, corrected)), [2, 2, 0, 0, 0]);
  assert.deepEqual(
    (await contactsOf(owner)).map(({ name }: { name: string }) => name),
    ["=HYPERLINK(1)", "Bob", "Eve", "Ada"],
  );
});

test("columns are found by their usual names, and the report says what each was taken for", async () => {
  const owner = await signUp(server.client);
  const file = "Vorname;Nachname;E-Mail-Adresse;Telefonnummer;Stadt\nLena;Müller;lena@example.com;030 901820;Bonn";
  const report = await send(owner, file, "?country=DE");
  assert.deepEqual(counts(report), [1, 1, 0, 0, 0], report.text);
  assert.deepEqual(
    report.body.columns.map(({ name, field }: Record<string, string>) => `${name}=${field}`),
    ["Vorname=firstName", "Nachname=lastName", "E-Mail-Adresse=email", "Telefonnummer=phone", "Stadt=Stadt"],
  );
  const [lena] = await contactsOf(owner);
  assert.deepEqual(
    [lena.name, lena.email, lena.phone, lena.custom],
    ["Lena Müller", "lena@example.com", "+4930901820", { Stadt: "Bonn" }],
  );
  const refused = await send(owner, "Kontaktweg,Stadt\nlena@example.com,Bonn\nada@example.com,Kiel");
  assert.deepEqual([refused.status, refused.body.errors.length], [400, 1]);
  const mapping = /mapping=(\{[^}]*\})/.exec(refused.body.detail)![1]!;
  const again = await send(owner, "Kontaktweg,Stadt\nada@example.com,Kiel", `?mapping=${encodeURIComponent(mapping)}`);
  assert.equal(again.body.created, 1, again.text);
});

test("lines of JSON are read, and what is none of them is told", async () => {
  const owner = await signUp(server.client);
  const file = [
    '{"name":"Ada","email":"ada@example.com","custom":{"a":1},"tags":["x"]}',
    '{"name":',
    "[1]",
    '{"name":"Deep","custom":{"a":{"b":1}}}',
    '{"userId":"u-1"}',
  ].join("\n");
  const report = await send(owner, file, "", "application/x-ndjson");
  assert.deepEqual(counts(report), [5, 2, 0, 0, 3], report.text);
  assert.equal((await contactsOf(owner))[1].custom.a, 1);
});

test("what is no file of contacts is refused or counted, and breaks nothing", async () => {
  const owner = await signUp(server.client);
  assert.equal((await send(owner, 'name\n"never closed')).body.code, "invalid-request");
  assert.equal((await send(owner, "name\nAda", "?mapping=[1]")).body.errors[0].pointer, "/query/mapping");
  assert.equal((await send(owner, "name\nAda", "?mapping={")).status, 400);
  assert.equal((await send(owner, "name", "", "application/json")).body.code, "unsupported-media-type");
  assert.deepEqual(counts(await send(owner, "")), [0, 0, 0, 0, 0]);
  assert.equal((await send(owner, '\u0000\u0001,,,\n\n\n""\n')).body.errors[0].pointer, "/query/mapping");
  const person = await send(owner, "Ada Lovelace;ada@example.com\n");
  assert.deepEqual([person.status, person.body.code], [400, "invalid-request"]);
  assert.match(person.body.detail, /The first line has "Ada Lovelace", "ada@example\.com": it must be the names/);
  assert.deepEqual(counts(await send(owner, "name;email\n")), [0, 0, 0, 0, 0]);
  assert.deepEqual(counts(await send(owner, "name\nA\u0000da\n\ud800x")), [2, 2, 0, 0, 0]);
  assert.deepEqual(counts(await send(owner, "__proto__,name\nx,Eve")), [1, 1, 0, 0, 0]);
  assert.deepEqual(counts(await send(owner, `name\n${"x".repeat(201)}`)), [1, 0, 0, 0, 1]);
});

test("an export has every contact once, no cell that a spreadsheet runs, and can be imported", async () => {
  const owner = await signUp(server.client);
  const formulas = ["=1+1", "+cmd|' /C calc'!A0", "-2", "@SUM(A1)", "\t=1", 'a"b,c\nd'];
  for (const [index, name] of formulas.entries()) {
    const made = await owner.client.post("/api/contacts", {
      name,
      email: `p${index}@example.com`,
      ...(index === 0 ? { phone: "+14155552671", tags: ["one", "two"], custom: { x: "=2" } } : {}),
    });
    assert.equal(made.status, 201, made.text);
  }
  const csv = await exportOf(owner);
  assert.equal(csv.split("\r\n").length, formulas.length + 2);
  for (const cell of csv.split(/[,\r\n]+/)) assert.doesNotMatch(cell.replace(/^"/, ""), /^[=@\t-]|^\+\D/);
  assert.match(csv, /,\+14155552671,/);
  const elsewhere = await signUp(server.client);
  assert.deepEqual(counts(await send(elsewhere, csv)), [6, 6, 0, 0, 0]);
  const comparable = async (person: Person) =>
    (await contactsOf(person))
      .map(({ name, email, phone, tags, custom }: Record<string, unknown>) => ({
        email: String(email),
        name: String(name).trim(),
        phone,
        tags,
        custom,
      }))
      .sort((one: { email: string }, two: { email: string }) => (one.email < two.email ? -1 : 1));
  assert.deepEqual(await comparable(elsewhere), await comparable(owner));
  const lines = (await exportOf(owner, "?format=ndjson&q=p3")).trim().split("\n");
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).email),
    ["p3@example.com"],
  );
});

test("a file of very many columns is read, and a row that fills them is left out", async () => {
  const owner = await signUp(server.client);
  const names = Array.from({ length: 20_000 }, (_, index) => `c${index.toString(36)}`);
  const file = `name,${names.join(",")}\nAda\nBob${",1".repeat(20_000)}\nEve${",".repeat(100_000)}`;
  const report = await send(owner, file);
  assert.deepEqual(counts(report), [3, 2, 0, 0, 1], report.text.slice(0, 300));
  assert.match(report.body.faults[0].message, /more than 1000 cells/);
});

test("a row without an address is known again by what it says, and its contact can be erased", async () => {
  const owner = await signUp(server.client);
  const file = "name,company,city\nAda,Engines,Berlin\nAda,Engines,Turin\nAda,Engines,Berlin\nBob,,";
  assert.deepEqual(counts(await send(owner, file)), [4, 3, 0, 1, 0]);
  assert.deepEqual(counts(await send(owner, file)), [4, 0, 0, 4, 0]);
  const stranger = await signUp(server.client);
  assert.deepEqual(counts(await send(stranger, file)), [4, 3, 0, 1, 0]);
  const [bob] = await contactsOf(owner);
  assert.equal((await owner.client.post(`/api/contacts/${bob.id}/erase`)).status, 200);
  assert.deepEqual(counts(await send(owner, file)), [4, 1, 0, 3, 0]);
});

test("a file that is sent twice at the same time makes each contact once", async () => {
  const owner = await signUp(server.client);
  const rows = Array.from({ length: 600 }, (_, number) =>
    number % 2 === 0 ? `Person ${number},` : `Person ${number},person${number}@example.com`,
  );
  const file = `name,email\n${rows.join("\n")}`;
  const reports = await Promise.all([send(owner, file), send(owner, file)]);
  assert.deepEqual(
    reports.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(reports[0].body.created + reports[1].body.created, 600);
  const names = (await exportOf(owner))
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[1]);
  assert.equal(new Set(names).size, 600);
  assert.equal(names.length, 600);
});

test("a second address of another contact merges and renames no contact, and is noted", async () => {
  const owner = await signUp(server.client);
  const lisa = await owner.client.post("/api/contacts", { name: "Lisa", email: "lisa@pair.example" });
  const head = '"First Name","Last Name","E-mail Address","E-mail 2 Address"';
  const file = [
    head,
    '"Paul","Pair","paul@pair.example","home@pair.example"',
    '"Mary","Pair","mary@pair.example","home@pair.example"',
    '"New","Person","new@pair.example","lisa@pair.example"',
  ];
  const report = await send(owner, file.join("\n"));
  assert.deepEqual(counts(report), [3, 3, 0, 0, 0], report.text);
  assert.deepEqual(
    report.body.notes.map(({ row, message }: { row: number; message: string }) => [row, message]),
    [
      [2, "has an address of row 1, which keeps it"],
      [3, `has an address of ${lisa.body.id}, which keeps it`],
    ],
  );
  const later = await send(owner, `${head}\n"Sue","Two","sue@pair.example","home@pair.example"\n`);
  assert.match(later.body.notes[0].message, /^has an address of con_\w+, which keeps it$/);
  const addresses = async (name: string) => {
    const found = (await contactsOf(owner)).filter((contact: { name: string }) => contact.name === name);
    assert.equal(found.length, 1, name);
    const { identities } = (await owner.client.get(`/api/contacts/${found[0].id}`)).body;
    return identities.map(({ value }: { value: string }) => value.split("@")[0]).sort();
  };
  assert.deepEqual(await addresses("Paul Pair"), ["home", "paul"]);
  for (const name of ["Mary Pair", "New Person", "Sue Two", "Lisa"])
    assert.deepEqual(await addresses(name), [name.split(" ")[0]!.toLowerCase()]);
});

test("an address of another contact stays there beside a user's id, and is noted", async () => {
  const owner = await signUp(server.client);
  const head = "userId,name,email";
  await send(owner, `${head}\nu1,One,one@users.example\nu2,Two,two@users.example\n,Three,three@users.example`);
  const report = await send(owner, `${head}\nu1,Uno,two@users.example\nu3,Three,three@users.example`);
  assert.deepEqual(counts(report), [2, 1, 1, 0, 0], report.text);
  assert.equal(report.body.notes.length, 2);
  for (const { message } of report.body.notes) assert.match(message, /^has an address of con_/);
  const names = (await contactsOf(owner)).map(({ name }: { name: string }) => name);
  assert.deepEqual(names.sort(), ["Three", "Three", "Two", "Uno"]);
});

test("names and addresses are read as the usual programs divide them", async () => {
  const owner = await signUp(server.client);
  await send(owner, "Name;Vorname;E-Mail\nHuber;Anna;anna@parts.example\nEva Braun;Eva;eva@parts.example");
  await send(owner, "Voornaam;Tussenvoegsel;Achternaam;E-mail\nJan;van der;Berg;jan@parts.example");
  await send(owner, "Nombre;Apellido 1;Apellido 2;Email\nAna;Ruiz;Gil;ana@parts.example");
  const kinds =
    "Name,Email - Work,Email - Home,Phone - Work,Phone - Mobile\nKim,kim@work.example,kim@home.example,+4930901820,+49301110001";
  assert.deepEqual(counts(await send(owner, kinds)), [1, 1, 0, 0, 0]);
  const contacts = await contactsOf(owner);
  const names = contacts.map(({ name }: { name: string }) => name);
  assert.deepEqual(names.sort(), ["Ana Ruiz Gil", "Anna Huber", "Eva Braun", "Jan van der Berg", "Kim"]);
  const kim = contacts.find(({ name }: { name: string }) => name === "Kim");
  const { identities } = (await owner.client.get(`/api/contacts/${kim.id}`)).body;
  assert.equal(identities.length, 4);
});
