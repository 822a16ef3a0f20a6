import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let person: Person;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
});
after(() => server.stop());

const content = "# Nuts\n\nThe walnut bread has nuts.\n\n# Gluten\n\nThe corn bread is baked without wheat.";

test("the passages of a document come in its order, page by page, with their sections", async () => {
  const { body } = await person.client.post("/api/knowledge/sources", { type: "text", title: "Bread", content });
  const path = `/api/knowledge/documents/${body.documentId}/passages`;
  const first = (await person.client.get(`${path}?limit=1`)).body;
  assert.deepEqual([first.data[0].section, first.data.length], ["Nuts", 1]);
  assert.match(first.data[0].text, /walnut/);
  const rest = (await person.client.get(`${path}?cursor=${first.nextCursor}`)).body;
  assert.equal(rest.nextCursor, null);
  assert.equal(rest.data.at(-1).section, "Gluten");
  const { text } = (await person.client.get(`/api/knowledge/documents/${body.documentId}`)).body;
  for (const { text: quoted, start, end } of [...first.data, ...rest.data]) {
    assert.equal(text.slice(start, end), quoted);
  }
});

test("the passages of another workspace's document are not found", async () => {
  const { body } = await person.client.post("/api/knowledge/sources", { type: "text", title: "Bread", content });
  const { client } = await signUp(server.client);
  assert.equal((await client.get(`/api/knowledge/documents/${body.documentId}/passages`)).status, 404);
});
