import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { deskOf, everyScope } from "../server/capabilities/database/testing/database-desk.ts";
import { makeKey, type Person, signUp } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";

let server: TestServer;
let owner: Person;
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
});
after(() => server.stop());

/** The bytes of an export as text: `Response.text()` would take the byte order mark away. */
async function read(path: string): Promise<string> {
  const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${owner.accessToken}` } });
  assert.equal(answer.status, 200, path);
  return Buffer.from(await answer.arrayBuffer()).toString("utf8");
}

const formula = "＝HYPERLINK(1)";

test("every export as CSV is for a spreadsheet where the caller asks for it, and is an import again", async () => {
  const { client } = owner;
  const type = { headers: { "content-type": "text/csv" } };
  const person = `name,email\n${formula},ada@example.com`;
  const kinds = [
    ["/api/contacts", person],
    ["/api/leads", person],
    ["/api/newsletter/subscribers", `${person.replace("\n", ",list\n")},newsletter`],
  ] as const;
  for (const [path, file] of kinds) {
    const made = await client.post(`${path}/import`, file, type);
    assert.deepEqual([made.status, made.body.created], [200, 1], made.text);
    const usual = await read(`${path}/export`);
    assert.equal(await read(`${path}/export?for=spreadsheet`), `\ufeff${usual}`);
    assert.ok(usual.includes(`'${formula}`), usual);
    const again = await client.post(`${path}/import`, `\ufeff${file}`, type);
    assert.deepEqual([again.body.created, again.body.failed], [0, 0], again.text);
  }
});

test("that of a table is exact for programs, and guards its texts for spreadsheets", async () => {
  const desk = deskOf(server.client.as(await makeKey(owner, { scopes: everyScope })));
  const columns = ["number", "text"].map((name) => ({ name, type: name === "number" ? "numeric" : "text" }));
  await desk.done({ operation: "createTable", table: "@sums", columns: [...columns, { name: "=id", type: "text" }] });
  const rows = [formula, "-1+1|cmd", "-2", null, "", "@SUM(A1)"].map((text) => ({ number: "-1.50", text }));
  await desk.done({ operation: "insert", table: "@sums", rows });
  const path = "/api/database/export?table=%40sums";
  assert.equal(
    await read(path),
    `number,text,=id\r\n-1.50,${formula},\r\n-1.50,-1+1|cmd,\r\n-1.50,-2,\r\n-1.50,,\r\n-1.50,"",\r\n-1.50,@SUM(A1),\r\n`,
  );
  assert.equal(
    await read(`${path}&for=spreadsheet`),
    `\ufeffnumber,text,'=id\r\n-1.50,'${formula},\r\n-1.50,'-1+1|cmd,\r\n-1.50,-2,\r\n-1.50,,\r\n-1.50,"",\r\n-1.50,'@SUM(A1),\r\n`,
  );
  const lines = await read(`${path}&for=spreadsheet&format=ndjson`);
  assert.equal(JSON.parse(lines.split("\n")[0]!).text, formula);
});
