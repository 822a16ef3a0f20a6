import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const send = ({ client }: Person, file: string, query = "", type = "text/csv") =>
  client.post(`/api/leads/import${query}`, file, { headers: { "content-type": type } });
const leadsOf = async ({ client }: Person, query = "") => (await client.get(`/api/leads${query}`)).body.data;
const counts = ({ body }: { body: Record<string, number> }) =>
  ["rows", "created", "unchanged", "failed"].map((name) => body[name]);
const captured = async ({ workspaceId }: Person) =>
  (await eventsOf(server, workspaceId)).filter(({ type }) => type === "lead.captured").length;

test("the status and the consent of a whole file hold for rows that say nothing else", async () => {
  const owner = await signUp(server.client);
  const file = ["email;status;consent", "a@whole.example;;", "b@whole.example;won;no", "c@whole.example;;yes"].join(
    "\n",
  );
  assert.deepEqual(counts(await send(owner, file, "?status=contacted&consent=true")), [3, 3, 0, 0]);
  const leads = (await leadsOf(owner)).map(({ email, status, consent }: Record<string, unknown>) => [
    ...[email, status, consent],
  ]);
  assert.deepEqual(leads.sort(), [
    ["a@whole.example", "contacted", true],
    ["b@whole.example", "won", false],
    ["c@whole.example", "contacted", true],
  ]);
  const wrong = await send(owner, file, "?status=cold");
  assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, "/query/status"]);
});

test("a CSV becomes leads, each under its contact, says first what would happen, and nothing the second time", async () => {
  const owner = await signUp(server.client);
  const file = [
    "Who;Mail;phone;message;status;consent;city;tags",
    "Ada;ADA@example.com;030 901820;An offer, please.;qualified;yes;Berlin;vip",
    "Ada;ada@example.com;;Another one.;;;;",
    "Ada;ada@example.com;;Another one.;;;;",
    "Eve;eve@example.com;;Buy backlinks;spam;no;;",
  ].join("\n");
  const query = `?country=DE&mapping=${encodeURIComponent('{"Who":"name","Mail":"email"}')}`;
  const dry = await send(owner, file, `${query}&dryRun=true`);
  assert.deepEqual([dry.status, ...counts(dry)], [200, 4, 3, 1, 0], dry.text);
  assert.deepEqual([await leadsOf(owner), await captured(owner)], [[], 0]);
  assert.deepEqual(counts(await send(owner, file, query)), [4, 3, 1, 0]);
  const leads = await leadsOf(owner);
  assert.equal(leads.length, 2);
  const ada = leads.find(({ message }: { message: string }) => message === "An offer, please.");
  assert.deepEqual(
    [ada.name, ada.email, ada.phone, ada.status, ada.consent, ada.custom, ada.source],
    ["Ada", "ada@example.com", "+4930901820", "qualified", true, { city: "Berlin" }, "import"],
  );
  assert.equal(new Set(leads.map(({ contactId }: { contactId: string }) => contactId)).size, 1);
  const [spam] = await leadsOf(owner, "?status=spam");
  assert.deepEqual([spam.email, spam.contactId], ["eve@example.com", null]);
  assert.equal(await captured(owner), 2);
  assert.deepEqual(counts(await send(owner, file, query)), [4, 0, 4, 0]);
  assert.equal(await captured(owner), 2);
});

test("rows without a way to reach the person come back as a file, and hostile ones do no harm", async () => {
  const owner = await signUp(server.client);
  const file = [
    "name,email,message,status,__proto__,constructor,toString",
    "Ada,,nobody to reach,,,,",
    "Bob,bob at example,,,,,",
    '=cmd(),eve@example.com,"=HYPERLINK(""http://evil.example"")",,polluted,b,c',
    "Mallory,mallory@example.com,,toString,,,",
    `Long,long@example.com,${"x".repeat(10_001)},,,,`,
  ].join("\n");
  const report = await send(owner, file);
  assert.deepEqual(counts(report), [5, 1, 0, 4], report.text);
  assert.deepEqual(
    report.body.faults.map(({ row, field }: { row: number; field: string }) => [row, field]),
    [
      [1, "email"],
      [2, "email"],
      [4, "status"],
      [5, "message"],
    ],
  );
  assert.match(report.body.errorFile, /^name,email,message,status,/);
  const [lead] = await leadsOf(owner);
  assert.deepEqual([lead.name, lead.custom], ["=cmd()", { constructor: "b", toString: "c" }]);
  const exported = (await owner.client.get("/api/leads/export")).text;
  assert.match(exported, /,'=cmd\(\),/);
  assert.match(exported, /"'=HYPERLINK/);
  const columns = `${Array.from({ length: 30_000 }, (_, column) => `c${column}`).join(",")}\n1`;
  assert.equal((await send(owner, columns)).body.errors[0].pointer, "/query/mapping");
  const wide = await send(owner, `email,${columns}`);
  assert.deepEqual([counts(wide)[3], wide.body.columns.length], [1, 1_000]);
  assert.equal((await send(owner, `email\n"ada@example.com${"\nx".repeat(150_000)}`)).status, 400);
  assert.equal((await send(owner, "", "", "application/json")).status, 415);
});

test("the template can be sent as it is", async () => {
  const owner = await signUp(server.client);
  for (const what of ["leads", "contacts"]) {
    const template = await owner.client.get(`/api/${what}/import/template`);
    assert.match(template.headers.get("content-disposition") ?? "", new RegExp(`${what}.csv`));
    const sent = await owner.client.post(`/api/${what}/import`, template.text, {
      headers: { "content-type": "text/csv" },
    });
    assert.deepEqual([sent.body.rows, sent.body.failed], [1, 0], sent.text);
  }
});

test("the columns of leads are found by their usual names, and a column that is not read is told", async () => {
  const owner = await signUp(server.client);
  const file =
    "Vorname;Nachname;E-Mail;Nachricht;Quelle;Einwilligung;Status;createdAt\nLena;Müller;lena@example.com;Ein Angebot, bitte.;Messe;ja;Offen;2024-01-01";
  const report = await send(owner, file);
  assert.deepEqual(counts(report), [1, 1, 0, 0], report.text);
  assert.deepEqual(
    report.body.columns.map(({ field }: { field: string | null }) => field),
    ["firstName", "lastName", "email", "message", "source", "consent", "Status", null],
  );
  const [lead] = await leadsOf(owner);
  assert.deepEqual(
    [lead.name, lead.message, lead.source, lead.consent, lead.custom],
    ["Lena Müller", "Ein Angebot, bitte.", "Messe", true, { Status: "Offen" }],
  );
});

test("a state that another program calls Status is read where it is one of ours", async () => {
  const owner = await signUp(server.client);
  const file =
    "email,message,Status\na@stage.example,one,Won\nb@stage.example,two,LOST\nc@stage.example,three,Qualifying\n";
  assert.deepEqual(counts(await send(owner, file)), [3, 3, 0, 0]);
  const leads = await leadsOf(owner);
  assert.deepEqual(leads.map(({ email, status }: { email: string; status: string }) => [email?.[0], status]).sort(), [
    ["a", "won"],
    ["b", "lost"],
    ["c", "new"],
  ]);
});

test("a lead whose number is none is kept with its address, and the number is told", async () => {
  const owner = await signUp(server.client);
  const file = "email,phone,message\na@number.example,soon,Hello\n,later,Hi\n";
  const report = await send(owner, file);
  assert.deepEqual(counts(report), [2, 1, 0, 1], report.text);
  assert.deepEqual([report.body.notes.length, report.body.notes[0].row], [1, 1]);
  const [lead] = await leadsOf(owner);
  assert.deepEqual([lead.phone, lead.custom], [null, { "phone as written": "soon" }]);
  assert.deepEqual(counts(await send(owner, file)), [2, 0, 1, 1]);
});

test("leads that were exported are known again, in both formats", async () => {
  const owner = await signUp(server.client);
  for (const lead of [
    { email: "form@back.example", message: "By the API", custom: { size: 4 } },
    { phone: "+49 30 901820", name: "Call back", consent: true },
  ])
    assert.equal((await owner.client.post("/api/leads", lead)).status, 201);
  for (const [format, type] of [
    ["csv", "text/csv"],
    ["ndjson", "application/x-ndjson"],
  ] as const) {
    const { text } = await owner.client.get(`/api/leads/export?format=${format}`);
    assert.deepEqual(counts(await send(owner, text, "", type)), [2, 0, 2, 0], format);
  }
  const other = await signUp(server.client);
  const { text } = await owner.client.get("/api/leads/export?format=ndjson");
  assert.deepEqual(counts(await send(other, text, "", "application/x-ndjson")), [2, 2, 0, 0]);
});
