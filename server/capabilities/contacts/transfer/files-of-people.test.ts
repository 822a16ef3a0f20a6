import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const send = ({ client }: Person, file: string | Buffer, query = "", type = "text/csv") =>
  client.post(`/api/contacts/import${query}`, file, { headers: { "content-type": type } });
const contactsOf = async ({ client }: Person) => (await client.get("/api/contacts?limit=100")).body.data;
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();
const latin1 = (text: string) => Buffer.from(text, "latin1");

const named = "name,email\nZoë Señor,zoe@example.com\n";
for (const [title, file, type, query, encoding] of [
  ["UTF-8", Buffer.from(named), "text/csv", "", "utf-8"],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${named}`), "text/csv", "", "utf-8"],
  ["UTF-16, little-endian", Buffer.from(`\ufeff${named}`, "utf16le"), "text/csv", "", "utf-16le"],
  ["UTF-16, big-endian", utf16be(`\ufeff${named}`), "text/csv; charset=utf-8", "", "utf-16be"],
  ["Windows-1252, unsaid", latin1(named), "text/csv", "", "windows-1252"],
  ["Windows-1252, called UTF-8", latin1(named), "text/csv; charset=utf-8", "", "windows-1252"],
  ["Windows-1252, by the header", latin1(named), 'text/csv; charset="ISO-8859-1"', "", "windows-1252"],
  [
    "the Mac's, by the parameter",
    latin1(named.replace("ë", "\x91").replace("ñ", "\x96")),
    "text/csv",
    "?encoding=macintosh",
    "macintosh",
  ],
] as const) {
  test(`a file in ${title} is read as it was written`, async () => {
    const owner = await signUp(server.client);
    const report = await send(owner, file, query, type);
    assert.deepEqual([report.body.created, report.body.encoding], [1, encoding], report.text);
    assert.deepEqual(
      (await contactsOf(owner)).map(({ name, custom }: Record<string, unknown>) => [name, custom]),
      [["Zoë Señor", {}]],
    );
  });
}

test("a line of UTF-8 stays so beside lines that are not", async () => {
  const owner = await signUp(server.client);
  const file = Buffer.concat([Buffer.from("name,email\nŻaneta,a@example.com\n"), latin1("Jörg,b@example.com\n")]);
  assert.equal((await send(owner, file)).body.encoding, "windows-1252");
  const names = (await contactsOf(owner)).map(({ name }: { name: string }) => name);
  assert.deepEqual(names.sort(), ["Jörg", "Żaneta"]);
});

test("an encoding that nobody knows, or that the file does not have, is told", async () => {
  const owner = await signUp(server.client);
  const unknown = await send(owner, named, "?encoding=klingon");
  assert.deepEqual([unknown.status, unknown.body.errors[0].pointer], [400, "/query/encoding"]);
  const wrong = await send(owner, latin1(named), "?encoding=shift_jis");
  assert.deepEqual([wrong.status, wrong.body.code], [400, "invalid-request"]);
});

test("the marks of spreadsheets and forms are read: sep=, old line ends, tags, long questions", async () => {
  const owner = await signUp(server.client);
  const question = `${"Which of our products would you like to hear about in the coming year, ".repeat(2)}`;
  const file = `sep=;\r\nE-Mail;Tags;"${question}one";"${question}\ntwo"\r\nana@example.com;vip;"bikes, red";blue`;
  const report = await send(owner, file.replace(";vip;", ';"vip;berlin";'));
  assert.deepEqual([report.body.created, report.body.failed], [1, 0], report.text);
  const [ana] = await contactsOf(owner);
  assert.deepEqual(
    [ana.tags, Object.values(ana.custom).sort()],
    [
      ["vip", "berlin"],
      ["bikes, red", "blue"],
    ],
  );
  for (const name of Object.keys(ana.custom))
    assert.ok(name.length <= 64 && question.startsWith(name.slice(0, 50)), name);
  const old = await send(owner, "name;email\rMac One;m1@example.com\rMac, Two;m2@example.com\r");
  assert.deepEqual([old.body.rows, old.body.created], [2, 2], old.text);
});

test("cells beyond the columns are told, and columns without a name are left out", async () => {
  const owner = await signUp(server.client);
  const report = await send(
    owner,
    ",name,email,company\n0,Ann,ann@example.com,Kern, Sons & Co\n1,Ben,ben@example.com,Kern,,\n",
  );
  assert.deepEqual([report.body.created, report.body.failed], [1, 1], report.text);
  assert.match(report.body.faults[0].message, /more cells than the file has columns \(4\)/);
  assert.match(report.body.errorFile, /\r\n,Ann,ann@example\.com,Kern,has more[^\n]*," Sons & Co"\r\n$/);
  assert.deepEqual(report.body.columns[0], { name: "", field: null });
  assert.deepEqual((await contactsOf(owner))[0].custom, {});
});

test("the file to correct has every wrong row, and can be sent as it is", async () => {
  const owner = await signUp(server.client);
  const rows = Array.from({ length: 1_500 }, (_, number) => `Person ${number},nobody ${number}`);
  const { body } = await send(owner, `name,email\n${rows.join("\n")}`);
  assert.deepEqual([body.failed, body.faults.length], [1_500, 1_000]);
  assert.equal(body.errorFile.trim().split("\r\n").length, 1_501);
  const corrected = body.errorFile.replaceAll(/nobody (\d+)/g, "p$1@example.com");
  const again = await send(owner, corrected);
  assert.deepEqual([again.body.created, again.body.columns.at(-1)], [1_500, { name: "error", field: null }]);
  assert.deepEqual((await contactsOf(owner))[0].custom, {});
});

test("columns that speak of leaving are told, because a contact gets no newsletter by them", async () => {
  const owner = await signUp(server.client);
  const { body } = await send(owner, "email,Unsubscribed At,Abmeldegrund,city\na@example.com,2024-05-01,zu viel,Bonn");
  assert.deepEqual(
    body.notes.map(({ row, field }: Record<string, unknown>) => [row, field]),
    [
      [0, "Unsubscribed At"],
      [0, "Abmeldegrund"],
    ],
  );
});

test("numbers are read as files write them, and a wrong one leaves its row in place and is told", async () => {
  const owner = await signUp(server.client);
  const file = [
    "email;phone;Land;code",
    '1@cells.example;="+49 30 901820";;="007"',
    '2@cells.example;"=""030 901821""";;',
    "3@cells.example;(+49) 30 901822;;",
    "4@cells.example;p:+4930901823;;",
    "5@cells.example;030/901824;;",
    "6@cells.example;030 901825 / 0171 1234567;;",
    "7@cells.example;+49 30 901826 oder +49 171 1234568 (Büro);;",
    "8@cells.example;01 234567;Österreich;",
    "9@cells.example;call me;;",
    "10@cells.example;+49 30 901827 / intern 12;;",
    `11@cells.example;${"1/".repeat(5_000)};;`,
    ";99;;",
  ].join("\n");
  const { body } = await send(owner, file, "?country=DE");
  assert.deepEqual([body.created, body.failed, body.faults[0].field], [11, 1, "phone"], JSON.stringify(body));
  const contacts = (await contactsOf(owner)).reverse();
  const numbersOf = (identities: { kind: string; value: string }[]) =>
    identities.flatMap(({ kind, value }) => (kind === "phone" ? [value] : [])).sort();
  assert.deepEqual(
    contacts.map(({ identities }: { identities: { kind: string; value: string }[] }) => numbersOf(identities)),
    [
      ...["+4930901820", "+4930901821", "+4930901822", "+4930901823", "+4930901824"].map((number) => [number]),
      ["+491711234567", "+4930901825"],
      ["+491711234568", "+4930901826"],
      ["+431234567"],
      [],
      ["+4930901827"],
      [],
    ],
  );
  assert.deepEqual(contacts[0].custom, { code: "007" });
  assert.deepEqual(contacts[7].custom, { Land: "Österreich" });
  assert.deepEqual(contacts[8].custom, { "phone as written": "call me" });
  const told = body.notes.map(({ row, field, message }: Record<string, unknown>) => [row, field, message]);
  const [cut, long] = told.splice(-2);
  assert.deepEqual(
    [cut.slice(0, 2), long.slice(0, 2)],
    [
      [11, "phone"],
      [11, "phone as written"],
    ],
  );
  assert.ok(cut[2].length < 200, cut[2]);
  assert.deepEqual(told, [
    [9, "phone", '"call me" is none: it is kept in the field "phone as written"'],
    [10, "phone", '"intern 12" is none: it is kept in the field "phone as written"'],
  ]);
  assert.deepEqual((await send(owner, file, "?country=DE")).body.unchanged, 11);
});

test("a row with too much is kept without what is too much, which is told", async () => {
  const owner = await signUp(server.client);
  const names = Array.from({ length: 60 }, (_, index) => `field ${index}`);
  const cells = names.map((_, index) => (index === 3 ? "n".repeat(2_500) : "x"));
  const rows = ["a@much.example", "b@much.example"].map((email) => [email, ...cells].join(","));
  const { body } = await send(owner, [["email", ...names].join(","), ...rows].join("\n"));
  assert.deepEqual([body.created, body.failed], [2, 0], JSON.stringify(body));
  const [stored] = await contactsOf(owner);
  assert.deepEqual(Object.keys(stored.custom).sort(), names.slice(0, 50).sort());
  assert.equal(stored.custom["field 3"], "n".repeat(2_000));
  const told = (row: number) => body.notes.filter((note: { row: number }) => note.row === row);
  assert.deepEqual(
    told(1)
      .map(({ field }: { field: string }) => field)
      .sort(),
    ["field 3", ...names.slice(50)].sort(),
  );
  assert.deepEqual(told(2), [{ row: 2, field: "field 3", message: "has 2500 characters: the first 2000 are kept" }]);
});

test("a file of addresses alone is refused with a mapping to copy", async () => {
  const owner = await signUp(server.client);
  for (const file of ["a@line.example,b@line.example", "a@line.example\nb@line.example\nc@line.example\n"]) {
    const refused = await send(owner, file);
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, "/query/mapping"], refused.text);
    assert.match(refused.body.detail, /The first line has "a@line\.example".*: it must be the names of the columns/);
  }
});

test("dates of own fields are read in the order that the caller says, with named months", async () => {
  const owner = await signUp(server.client);
  const file = "email,born,since,note\na@example.com,03/04/1990,3 avril 2020,03/04\nb@example.com,1990-04-03,,";
  assert.equal((await send(owner, file, "?dateFormat=DMY")).body.created, 2);
  const [second, first] = await contactsOf(owner);
  assert.deepEqual(
    [first.custom, second.custom.born],
    [{ born: "1990-04-03", since: "2020-04-03", note: "03/04" }, "1990-04-03"],
  );
  assert.equal((await send(owner, file, "?dateFormat=XYZ")).status, 400);
});

test("a dry run says what the run then says, however many rows there are", async () => {
  const owner = await signUp(server.client);
  const shared = "+49 30 901820";
  const rows = Array.from({ length: 700 }, (_, number) => {
    if (number % 50 === 7) return `Wrong ${number},not an address,,`;
    if (number % 10 === 3) return `Person ${number % 100},,${shared},Office`;
    return `Person ${number},p${number % 320}@example.com,${number % 90 === 0 ? shared : ""},Company ${number % 3}`;
  });
  await owner.client.post("/api/contacts", { name: "Known", email: "p5@example.com" });
  const file = `name,email,phone,company\n${rows.join("\n")}`;
  const dry = await send(owner, file, "?dryRun=true");
  assert.equal((await contactsOf(owner)).length, 1);
  const run = await send(owner, file);
  assert.ok(run.body.changed > 100 && run.body.failed === 14 && run.body.notes.length > 50, run.text.slice(0, 300));
  assert.deepEqual({ ...dry.body, dryRun: false }, run.body);
});
