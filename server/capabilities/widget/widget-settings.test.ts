import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const origin = "https://shop.example";

let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.stop());

async function newShop() {
  const owner = await signUp(server.client);
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
  const keyId: string = (await owner.client.get("/api/keys")).body.data[0].id;
  return { owner, key, keyId };
}
const change = ({ client }: Person, body: unknown, query = "") => client.call("PATCH", `/api/widget${query}`, { body });
const file = (key: string, headers: Record<string, string> = { origin }) =>
  server.client.get(`/widget/settings/${key}.json`, { headers });

test("a key looks as the workspace chose, but for what was chosen for the key", async () => {
  const { owner, key, keyId } = await newShop();
  assert.equal((await change(owner, { colour: "#aa3300", greeting: "Hello!" })).status, 200);
  const own = await change(owner, { colour: "#0033aa", suggestions: ["What does a cake cost?"] }, `?keyId=${keyId}`);
  assert.deepEqual([own.body.keyId, own.body.colour, own.body.greeting], [keyId, "#0033aa", "Hello!"]);
  const { body } = await file(key);
  assert.deepEqual([body.colour, body.greeting, body.suggestions], ["#0033aa", "Hello!", ["What does a cake cost?"]]);
  await change(owner, { colour: null }, `?keyId=${keyId}`);
  assert.equal((await owner.client.get(`/api/widget?keyId=${keyId}`)).body.colour, "#aa3300");
  const asProgram = await server.client.as(key, { origin }).get("/api/widget/config");
  assert.deepEqual(asProgram.body, { ...body, colour: "#aa3300" });
});

test("a change is an event and an audit entry, and the settings of a deleted key go with it", async () => {
  const { owner, keyId } = await newShop();
  await change(owner, { theme: "dark", position: "left" }, `?keyId=${keyId}`);
  const changed = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "widget.changed");
  assert.deepEqual(changed, [{ type: "widget.changed", data: { keyId, settings: ["position", "theme"] } }]);
  const entries = (await owner.client.get("/api/audit")).body.data;
  assert.ok(entries.some(({ action }: { action: string }) => action === "widget.changed"));
  await owner.client.call("DELETE", `/api/keys/${keyId}`);
  assert.equal((await owner.client.get(`/api/widget?keyId=${keyId}`)).status, 404);
});

test("the file is for the pages of the key, needs no preflight and may be kept five minutes", async () => {
  const { key, keyId } = await newShop();
  const found = await file(key);
  assert.equal(found.status, 200, found.text);
  assert.equal(found.headers.get("access-control-allow-origin"), "*");
  assert.match(found.headers.get("vary") ?? "", /\bOrigin\b/);
  assert.match(found.headers.get("cache-control") ?? "", /max-age=300, stale-while-revalidate/);
  assert.deepEqual([found.body.keyId, found.body.theme, found.body.teamOpensAt], [keyId, "auto", null]);
  assert.equal((await file(key, {})).status, 200);
  assert.equal((await file(key, { origin: server.url })).status, 200);
  const other = await file(key, { origin: "https://elsewhere.example" });
  assert.deepEqual(
    [other.status, other.body.code, other.headers.get("cache-control")],
    [403, "origin-not-allowed", "no-store"],
  );
});

test("a page with a wrong, secret or revoked key is told so", async () => {
  const { owner, key, keyId } = await newShop();
  const secret = await makeKey(owner, {});
  for (const wrong of ["parley_pk_wrong", secret, "x"]) {
    const refused = await file(wrong);
    assert.deepEqual([refused.status, refused.body.code], [404, "not-found"]);
  }
  assert.equal((await server.client.get(`/widget/settings/${key}`)).status, 404);
  await owner.client.call("DELETE", `/api/keys/${keyId}`);
  assert.equal((await file(key)).status, 404);
});

test("a setting that cannot be shown is refused, and a foreign key is not found", async () => {
  const [{ owner }, other] = [await newShop(), await newShop()];
  const wrong = {
    colour: "red",
    name: "a\nb",
    greeting: " ",
    suggestions: Array(7).fill("Why?"),
    languages: ["xx"],
    theme: "pink",
    launcher: "x".repeat(41),
    position: "top",
    handOver: "yes",
    surprise: 1,
  };
  for (const [field, value] of Object.entries(wrong)) {
    const refused = await change(owner, { [field]: value });
    assert.deepEqual([refused.status, refused.body.code], [400, "invalid-request"], field);
  }
  assert.equal((await change(owner, {})).status, 400);
  assert.equal((await change(owner, { theme: "dark" }, `?keyId=${other.keyId}`)).status, 404);
  assert.equal((await owner.client.get("/api/widget?keyId=nonsense")).status, 404);
});
