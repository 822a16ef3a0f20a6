import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

const first = `# The first words
document: { dsl: 1.0.3, namespace: test, name: greet, version: 1.0.0 }
do:
  - hello: { set: { text: Hello } }
  - wait: { wait: { seconds: 1 } }
`;
const second = `# The first words
document: { dsl: 1.0.3, namespace: test, name: greet, version: 1.1.0 }
do:
  - wait: { wait: { seconds: 1 } }
  - hello: { set: { text: Good evening } }
  - bye: { set: { text: Bye } }
`;

describe("versions of a workflow", () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    client = server.client.as((await signUp(server.client)).accessToken);
    for (const body of [first, second]) {
      const headers = { "content-type": "application/yaml" };
      const { status, text } = await client.call("PUT", "/api/workflows/greet", { body, headers });
      assert.ok(status < 300, text);
    }
  });
  after(() => server.stop());

  test("are read as JSON, and as the text that was sent", async () => {
    const { body } = await client.get("/api/workflows/greet/versions/1");
    assert.equal(body.documentVersion, "1.0.0");
    assert.deepEqual(body.definition.do[0], { hello: { set: { text: "Hello" } } });
    const source = await client.get("/api/workflows/greet/versions/1?format=source");
    assert.equal(source.text, first);
    assert.match(source.headers.get("content-type") ?? "", /^application\/yaml/);
    const exported = await client.get("/api/workflows/greet/export");
    assert.equal(exported.text, second);
    assert.equal(exported.headers.get("content-disposition"), 'attachment; filename="greet.yaml"');
    assert.equal((await client.get("/api/workflows/greet/versions/3")).status, 404);
    assert.equal((await client.get("/api/workflows/other/export")).status, 404);
  });

  test("are compared by the names of tasks, and as texts", async () => {
    const { body } = await client.get("/api/workflows/greet/versions/2/diff");
    assert.deepEqual(body.changes, [
      { pointer: "/document/version", change: "changed", before: "1.0.0", after: "1.1.0" },
      { pointer: "/do/hello/set/text", change: "changed", before: "Hello", after: "Good evening" },
      { pointer: "/do/bye", change: "added", after: { set: { text: "Bye" } } },
      { pointer: "/do", change: "moved", before: ["hello", "wait"], after: ["wait", "hello", "bye"] },
    ]);
    assert.match(
      body.text,
      /^--- greet version 1\n\+\+\+ greet version 2\n@@ -1,6 \+1,7 @@\n # The first words\n-document/,
    );
    const back = await client.get("/api/workflows/greet/versions/1/diff?against=2");
    assert.equal(back.body.changes[2].change, "removed");
    const same = await client.get("/api/workflows/greet/versions/1/diff?against=1");
    assert.deepEqual([same.body.changes, same.body.text], [[], ""]);
  });

  test("are restored as the newest, and stay as they are", async () => {
    await client.call("PATCH", "/api/workflows/greet", { body: { active: false } });
    const { status, body } = await client.post("/api/workflows/greet/versions/1/restore");
    assert.deepEqual([status, body.version, body.documentVersion, body.isActive], [200, 3, "1.0.0", false]);
    assert.equal((await client.get("/api/workflows/greet/export")).text, first);
    const { body: listed } = await client.get("/api/workflows/greet/versions");
    assert.deepEqual(
      listed.data.map(({ version }: { version: number }) => version),
      [3, 2, 1],
    );
  });

  test("are all there when several first saves come at once", async () => {
    const texts = ["a", "b", "c", "d"].map((text) => first.replace("name: greet", "name: race").replace("Hello", text));
    const headers = { "content-type": "application/yaml" };
    const saved = await Promise.all(texts.map((body) => client.call("PUT", "/api/workflows/race", { body, headers })));
    assert.deepEqual(saved.map(({ status }) => status).sort(), [200, 200, 200, 201]);
    const sources = await Promise.all(
      [1, 2, 3, 4].map((version) => client.get(`/api/workflows/race/versions/${version}?format=source`)),
    );
    assert.deepEqual(sources.map(({ text }) => text).sort(), [...texts].sort());
  });
});
