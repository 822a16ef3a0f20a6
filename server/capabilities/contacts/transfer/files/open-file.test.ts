import assert from "node:assert/strict";
import { test } from "node:test";
import { writeSpreadsheet } from "@parley/documents/testing";
import { type Person, signUp } from "../../../../testing/client.ts";
import { useTestServer } from "../../../../testing/test-server.ts";

const server = useTestServer();

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const send = ({ client }: Person, file: string | Buffer, type: string, { what = "contacts", query = "" } = {}) =>
  client.post(`/api/${what}/import${query}`, file, { headers: { "content-type": type } });
const contactsOf = async ({ client }: Person) => (await client.get("/api/contacts?limit=100")).body.data;

const people = [
  ["Vorname", "Nachname", "E-Mail", "Telefon", "Stadt", "Abgemeldet am"],
  ["Lena", "Müller", "lena@example.com", 4930901820, "Bonn", null],
  ["Jörg", "Kühn", "joerg@example.com", null, null, new Date(Date.UTC(2024, 4, 1))],
];

for (const type of [xlsx, "text/csv"]) {
  test(`a spreadsheet is read like a CSV, also when it is sent as ${type.split("/")[1]!.slice(0, 8)}`, async () => {
    const owner = await signUp(server.client);
    const dry = await send(owner, writeSpreadsheet(people), type, { query: "?dryRun=true&country=DE" });
    const report = await send(owner, writeSpreadsheet(people), type, { query: "?country=DE" });
    assert.deepEqual([report.body.created, report.body.failed], [2, 0], report.text);
    assert.deepEqual({ ...dry.body, dryRun: false }, report.body);
    const [joerg, lena] = await contactsOf(owner);
    assert.deepEqual([lena.name, lena.custom, joerg.name], ["Lena Müller", { Stadt: "Bonn" }, "Jörg Kühn"]);
    const subscribers = await send(owner, writeSpreadsheet(people), type, { what: "newsletter/subscribers" });
    assert.equal(subscribers.body.created, 2, subscribers.text);
    const stored = (await owner.client.get("/api/newsletter/subscribers")).body.data;
    assert.deepEqual(
      stored.map(({ status }: { status: string }) => status),
      ["unsubscribed", "pending"],
    );
  });
}

test("a spreadsheet that cannot be read, or is too large, is refused with what to do", async () => {
  const owner = await signUp(server.client);
  const broken = await send(owner, Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(2_000, 7)]), xlsx);
  assert.deepEqual(
    [broken.status, broken.body.code, /Save it as .xlsx or CSV/.test(broken.body.detail)],
    [400, "invalid-request", true],
  );
  const large = await send(owner, Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(10_500_000)]), xlsx);
  assert.deepEqual([large.status, large.body.code], [413, "body-too-large"]);
});

test("a file that is called one of Excel is read as what it is, or refused with what to do", async () => {
  const owner = await signUp(server.client);
  const excel = "application/vnd.ms-excel";
  const named = await send(owner, "name;email\nIvo;ivo@called.example\n", excel);
  assert.deepEqual([named.body.created, named.body.failed], [1, 0], named.text);
  assert.equal((await send(owner, writeSpreadsheet(people), excel, { query: "?country=DE" })).body.created, 2);
  const old = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2_000)]);
  for (const [file, type, reason] of [
    ["hello", xlsx, /is no file of Excel: it is no ZIP archive\. Save it as \.xlsx or CSV/],
    ["", xlsx, /is no ZIP archive/],
    [old, excel, /has the format of Excel until 2003\. Save it as \.xlsx or CSV/],
    [old, "text/csv", /has the format of Excel until 2003/],
  ] as const) {
    const refused = await send(owner, file, type);
    assert.deepEqual([refused.status, refused.body.code], [400, "invalid-request"], refused.text);
    assert.match(refused.body.detail, reason);
  }
});

test("a row of a spreadsheet keeps its long numbers, and is left out for a date that is none", async () => {
  const owner = await signUp(server.client);
  const due = (days: number) => ({ t: "n", v: days, z: "yyyy-mm-dd" });
  const rows = [
    ["email", "number", "due"],
    ["a@cells.example", 1152921504606847000, due(2_958_465)],
    ["b@cells.example", 7, due(2_958_466)],
  ];
  const { body } = await send(owner, writeSpreadsheet(rows), xlsx);
  assert.deepEqual([body.created, body.failed], [1, 1]);
  assert.deepEqual(body.faults, [{ row: 2, field: "", message: 'has a number that is no date in "due"' }]);
  const [stored] = await contactsOf(owner);
  assert.deepEqual(stored.custom, { number: "1152921504606847000", due: "9999-12-31" });
});

const three = `BEGIN:VCARD
VERSION:3.0
N:Moreau;Chloé;;;
FN:Chloé Moreau
ORG:Atelier\\, Moreau;Paris
item1.EMAIL;type=INTERNET;type=HOME:chloe.home@example.com
EMAIL;type=INTERNET;type=WORK;type=pref:chloe@example.com
TEL;type=CELL:+33 1 23 45 67 89
CATEGORIES:vip,press
NOTE:First line\\nand a long second
  one
PHOTO;ENCODING=b;TYPE=JPEG:AAAA
 BBBB
END:VCARD
BEGIN:VCARD
VERSION:3.0
N:Weg;Kim
CATEGORIES:Unsubscribed
EMAIL:kim@example.com
END:VCARD
`;
const four = `BEGIN:VCARD
VERSION:4.0
FN:Diego Ruiz
EMAIL;PREF=2:diego.old@example.com
EMAIL;PREF=1:diego@example.com
TEL;VALUE=uri;TYPE="voice,cell":tel:+34-91-123-45-67
BDAY:19900403
UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
END:VCARD
`;

test("an address book of vCards becomes contacts, with every address, and with what was not read", async () => {
  const owner = await signUp(server.client);
  const report = await send(owner, three.replaceAll("\n", "\r\n"), "text/vcard; charset=utf-8");
  assert.deepEqual([report.body.rows, report.body.created, report.body.failed], [2, 2, 0], report.text);
  assert.ok(report.body.columns.some(({ name, field }: Record<string, unknown>) => name === "photo" && field === null));
  const [kim, chloe] = await contactsOf(owner);
  assert.partialDeepStrictEqual(chloe, {
    ...{ name: "Chloé Moreau", email: "chloe@example.com", phone: "+33123456789", company: "Atelier, Moreau" },
    ...{ tags: ["vip", "press"], custom: { note: "First line\nand a long second one" } },
  });
  assert.equal(kim.name, "Kim Weg");
  const second = await send(owner, four, "text/vcard");
  assert.deepEqual([second.body.created, second.body.failed], [1, 0], second.text);
  const [diego] = (await owner.client.get("/api/contacts?email=diego.old@example.com")).body.data;
  assert.partialDeepStrictEqual(diego, { name: "Diego Ruiz", email: "diego@example.com", phone: "+34911234567" });
});

test("who left is known by the categories of a vCard, and old phones' quoted texts are read", async () => {
  const owner = await signUp(server.client);
  const report = await send(owner, three, "text/x-vcard", { what: "newsletter/subscribers" });
  assert.equal(report.body.created, 2, report.text);
  const stored = (await owner.client.get("/api/newsletter/subscribers")).body.data;
  assert.deepEqual(
    stored.map(({ email, status }: Record<string, string>) => [email, status]),
    [
      ["kim@example.com", "unsubscribed"],
      ["chloe@example.com", "pending"],
    ],
  );
  const old =
    "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=\nller;J=C3=B6rg\nEMAIL:jm@example.com\nEND:VCARD";
  await send(owner, old, "text/vcard");
  assert.equal((await contactsOf(owner))[0].name, "Jörg Müller");
  for (const file of ["", "BEGIN:VCARD\n", "END:VCARD\nEMAIL:x@example.com\n", ":;\n;:\nBEGIN:VCARD\nEND:VCARD"]) {
    assert.equal((await send(owner, file, "text/vcard")).status, 200, file);
  }
});

test("groups are no people, a card needs no end, and a fax is no phone", async () => {
  const owner = await signUp(server.client);
  const file = `BEGIN:VCARD
VERSION:4.0
KIND:group
FN:All of us
MEMBER:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
END:VCARD
BEGIN:VCARD
VERSION:3.0
N:Stein;Eva;Maria;Dr.;MBA
EMAIL:eva@cards.example
TEL;TYPE=WORK,FAX:+49 30 901821
BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-03
BEGIN:VCARD
VERSION:2.1
FN:Olaf Kern
AGENT:
BEGIN:VCARD
FN:His Agent
EMAIL:agent@cards.example
END:VCARD
EMAIL:olaf@cards.example
END:VCARD
`;
  const report = await send(owner, file, "text/vcard");
  assert.deepEqual([report.body.rows, report.body.created], [2, 2], report.text);
  const [olaf, eva] = await contactsOf(owner);
  assert.partialDeepStrictEqual(olaf, { name: "Olaf Kern", email: "olaf@cards.example" });
  assert.deepEqual(
    [eva.name, eva.phone, eva.custom],
    ["Dr. Eva Maria Stein MBA", null, { fax: "+49 30 901821", birthday: "--05-03" }],
  );
});
