import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";

const origin = "https://shop.example";

const server = useTestServer();

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

test("the first website that shows the chat is announced once, and Parley's own pages are none", async () => {
  const { owner, key, keyId } = await newShop();
  const first = async () => (await owner.client.get("/api/keys")).body.data[0].firstPageOrigin;
  await file(key, { origin: server.url });
  await file(key, {});
  await file(key, { origin: "https://elsewhere.example" });
  assert.equal(await first(), null);
  await Promise.all([file(key), file(key)]);
  await until(async () => (await first()) === origin);
  await file(key);
  const seen = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "api-key.page-seen");
  assert.deepEqual(seen, [{ type: "api-key.page-seen", data: { keyId, origin } }]);
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

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function upload(owner: Person, bytes: Uint8Array, name: string): Promise<string> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  const answer = await fetch(`${server.url}/api/files`, { method: "POST", headers, body });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: string }).id;
}

test("the picture of a chat is shown to everybody at an address of its own, as a picture only", async () => {
  const { owner, key } = await newShop();
  assert.equal((await file(key)).body.avatar, null);
  const avatarFileId = await upload(owner, png, "face.html");
  assert.equal((await change(owner, { avatarFileId })).body.avatarFileId, avatarFileId);
  const { avatar } = (await file(key)).body;
  const shown = await fetch(server.url + avatar);
  assert.deepEqual(Buffer.from(await shown.arrayBuffer()), png);
  const headers = ["content-type", "x-content-type-options", "cross-origin-resource-policy"];
  assert.deepEqual(
    headers.map((name) => shown.headers.get(name)),
    ["image/png", "nosniff", "cross-origin"],
  );
  assert.match(shown.headers.get("cache-control") ?? "", /immutable/);
  assert.equal((await fetch(`${server.url}${avatar.slice(0, -4)}AAAA`)).status, 404);
  assert.equal((await owner.client.call("DELETE", `/api/files/${avatarFileId}`)).status, 204);
  assert.equal((await fetch(server.url + avatar)).status, 404);
});

test("a file that is no small picture of the workspace is refused as the picture of a chat", async () => {
  const [{ owner }, other] = [await newShop(), await newShop()];
  const wrong = [
    await upload(owner, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "face.png"),
    await upload(owner, Buffer.concat([png, Buffer.alloc(256 * 1024)]), "large.png"),
    await upload(other.owner, png, "foreign.png"),
    "nonsense",
  ];
  for (const avatarFileId of wrong) {
    const refused = await change(owner, { avatarFileId });
    assert.deepEqual([refused.status, refused.body.errors?.[0].pointer], [400, "/body/avatarFileId"], refused.text);
  }
});
