import assert from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { type NewPart, readBackup, writeBackup } from "@parley/backup";
import { UserId, WorkspaceId } from "../../server/capabilities/identity/index.ts";
import { type Person, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { rowsOf } from "./rows-of.ts";
import { exportOf, type Installation, importInto, startOtherInstallation } from "./two-installations.ts";

type Part = { name: string; about: Record<string, unknown>; text: string };

let former: TestServer;
let other: Installation;
let owner: Person;
let parts: Part[];
let whole: Buffer;
before(async () => {
  former = await startTestServer();
  owner = await signUp(former.client, "ada@example.com");
  const columns = [{ name: "id", type: "bigserial", primaryKey: true }];
  await owner.client.post("/api/database", { operation: "createTable", table: "orders", columns });
  await owner.client.post("/api/contacts", { email: "bo@example.com" });
  await owner.client.post("/api/keys", { name: "shop", kind: "secret" });
  whole = (await exportOf(owner.client)).bytes;
  parts = await partsOf(whole);
  other = await startOtherInstallation();
});
after(async () => {
  await former.stop();
  await other.stop();
});

async function partsOf(bytes: Buffer): Promise<Part[]> {
  const found: Part[] = [];
  const source = (async function* () {
    yield bytes;
  })();
  for await (const { name, about, content } of readBackup(source, null)) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    found.push({ name, about, text: Buffer.concat(pieces).toString("utf8") });
  }
  return found;
}

async function fileOf(changed: readonly Part[]): Promise<Buffer> {
  const written: NewPart[] = changed.map(({ text, ...part }) => ({ ...part, content: [Buffer.from(text)] }));
  const pieces: Buffer[] = [];
  for await (const piece of writeBackup(written, null)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The parts with one of them changed. */
const withPart = (name: string, change: (text: string) => string): Part[] =>
  parts.map((part) => (part.name === name ? { ...part, text: change(part.text) } : part));

const textOf = (name: string) => parts.find((part) => part.name === name)!.text;

/** Nothing of the workspace is there: no row, no account, no tables. */
async function isEmpty(): Promise<void> {
  const { body } = await other.operator.client.get("/api/installation/workspaces");
  assert.deepEqual(
    body.data.map(({ id }: { id: string }) => id),
    [other.operator.workspaceId],
  );
  const reset = await other.operator.client.post("/api/installation/sign-in-resets", { email: owner.email });
  assert.equal(reset.status, 404);
}

async function isRefused(bytes: Buffer, words: RegExp, code = "workspace-file-refused"): Promise<void> {
  const { status, body, text } = await importInto(other, bytes);
  assert.equal(body?.code, code, text);
  assert.ok(status === 422 || status === 409, text);
  assert.match(body.detail, words);
  await isEmpty();
}

describe("an import leaves nothing behind of", () => {
  test("a file that is cut, changed or another one", async () => {
    for (const end of [0, 17, 200, whole.length - 30, whole.length - 1])
      await isRefused(whole.subarray(0, end), /cut|no backup|damaged/);
    const turned = Buffer.from(whole);
    turned[whole.length - 200]! ^= 8;
    await isRefused(turned, /damaged/);
    await isRefused(randomBytes(5_000), /no backup/);
  });

  test("a file that other parts of the body follow", async () => {
    for (const name of ["passphrase", "more"]) {
      const { status, body } = await importInto(other, whole, undefined, name);
      assert.deepEqual([status, body.code], [400, "invalid-request"]);
      await isEmpty();
    }
  });

  test("a file whose rows belong to another workspace", async () => {
    const foreign = WorkspaceId.parse(other.operator.workspaceId)!;
    const own = WorkspaceId.parse(owner.workspaceId)!;
    const changed = withPart("table/contact", (text) => text.replace(own, foreign));
    await isRefused(await fileOf(changed), /another workspace/);
    const origin = withPart("workspace", (text) => text.replace(own, foreign));
    await isRefused(await fileOf(origin), /already/, "workspace-clash");
  });

  test("a file with rows for tables that do not come along", async () => {
    const id = WorkspaceId.parse(owner.workspaceId)!;
    for (const name of [
      "operator",
      "account",
      "session",
      "parked_job",
      'contact"; drop table account; --',
      "__proto__",
    ]) {
      const about = { columns: ["workspace_id", "account_id"] };
      const extra = { name: `table/${name}`, about, text: `${JSON.stringify([id, randomUUID()])}\n` };
      const place = parts.findIndex((part) => part.name === "database");
      await isRefused(await fileOf(parts.toSpliced(place, 0, extra)), /no table that comes along/);
    }
    const column = parts.map((part) =>
      part.name === "table/contact"
        ? { ...part, about: { columns: ["workspace_id", "id); drop table account; --"] } }
        : part,
    );
    await isRefused(await fileOf(column), /other columns/);
  });

  test("a file whose rows break the rules of their table, or are no rows", async () => {
    for (const line of ["{}", "[]", "null", '["a\\u0000b"]', "no json", "[[[["])
      await isRefused(await fileOf(withPart("table/contact", () => `${line}\n`)), /no list|not JSON/);
    const row = JSON.parse(textOf("table/contact").trim()) as (string | null)[];
    const broken = JSON.stringify(row.map((value) => (value === null ? null : `${value}'; drop table account`)));
    const own = JSON.stringify([row[0], ...JSON.parse(broken).slice(1)]);
    await isRefused(await fileOf(withPart("table/contact", () => `${own}\n`)), /breaks its rules/);
    await isRefused(
      await fileOf(withPart("table/contact", (text) => text + text)),
      /has this already/,
      "workspace-clash",
    );
  });

  test("a file that lacks rows or parts, or has them twice", async () => {
    await isRefused(await fileOf(withPart("table/contact_identity", () => "")), /lacks/);
    await isRefused(await fileOf(parts.filter(({ name }) => name !== "table/segment")), /lacks/);
    await isRefused(await fileOf(parts.slice(0, -1)), /end is missing/);
    await isRefused(await fileOf([...parts, parts.at(-1)!]), /out of order/);
    await isRefused(await fileOf([...parts].reverse()), /no export of a workspace/);
  });

  test("a file of another schema", async () => {
    const with_ = (change: object) =>
      withPart("workspace", (text) => JSON.stringify({ ...JSON.parse(text), ...change }));
    const { schema } = JSON.parse(textOf("workspace"));
    await isRefused(await fileOf(with_({ schema: schema + 1 })), /Upgrade this one/);
    await isRefused(await fileOf(with_({ schema: schema - 1 })), /Upgrade the former/);
    await isRefused(await fileOf(with_({ migrations: "others" })), /other migrations/);
    await isRefused(await fileOf(with_({ version: 2 })), /newer Parley/);
  });

  test("a file whose tables are made by SQL that the gate refuses", async () => {
    const tables = textOf("database").split("\n");
    const view = {
      kind: "view",
      name: "spy",
      columns: ["relname"],
      options: [],
      definition: "select relname from pg_catalog.pg_class",
    };
    const end = tables.findIndex((line) => line.includes('"kind":"end"'));
    const changed = tables.toSpliced(end, 0, JSON.stringify(view)).join("\n").replace('"views":0', '"views":1');
    await isRefused(await fileOf(withPart("database", () => changed)), /Line \d+: .*pg_class/);
  });

  test("a file that unpacks to far more than it has", async () => {
    const written: NewPart[] = parts.map(({ text, ...part }) => ({
      ...part,
      content: part.name === "database" ? longLine() : [Buffer.from(text)],
    }));
    async function* longLine(): AsyncGenerator<Buffer> {
      for (let index = 0; index < 100; index++) yield Buffer.alloc(1_048_576, "a");
    }
    const pieces: Buffer[] = [];
    for await (const piece of writeBackup(written, null)) pieces.push(piece);
    await isRefused(Buffer.concat(pieces), /longer than any|far more/);
  });
});

test("no account of the installation is taken over, and none gets into a workspace without a word", async () => {
  const person = await signUp(other.server.client, "victim@example.org");
  const { body: me } = await person.client.get("/api/auth/me");
  const members = textOf("members")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const [ada, id] = [members[0].accountId, UserId.parse(me.user.id)!];
  const victim = { ...members[0], email: person.email, role: "owner", name: "Somebody else", accountId: randomUUID() };
  const text = [...members, victim].map((line) => `${JSON.stringify(line)}\n`).join("");
  const changed = withPart("members", () => text).map((part) => {
    if (part.name === "contents") return { ...part, text: part.text.replace('"members":1', '"members":2') };
    // Each row that names the owner names the victim in the owner's place.
    return part.name.startsWith("table/") ? { ...part, text: part.text.replaceAll(ada, id) } : part;
  });
  const imported = await importInto(other, await fileOf(changed));
  assert.equal(imported.status, 201, imported.text);
  const [, second] = imported.body.members;
  assert.deepEqual([second.email, second.became], [person.email, "invited"]);
  assert.match(second.url, /\/account\/invitation\?token=/);
  const { body: after } = await person.client.get("/api/auth/me");
  assert.deepEqual(after, me);
  const signedIn = await other.server.client.post("/api/auth/signin", {
    email: person.email,
    password: person.password,
  });
  assert.equal(signedIn.status, 200);
  const { body } = await other.operator.client.get("/api/installation/workspaces");
  const found = body.data.find(({ id }: { id: string }) => id === owner.workspaceId);
  assert.equal(found.use.members, 1);
  const rows = await rowsOf(other.server.connection, WorkspaceId.parse(owner.workspaceId)!);
  const named = [...rows].filter(([, byKey]) => JSON.stringify([...byKey.values()]).includes(id));
  assert.deepEqual(
    named.map(([table]) => table),
    [],
  );
});
