import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Person;
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
});
after(() => server.stop());

const path = "/api/saved-replies";

test("a reply is saved, listed, changed and deleted", async () => {
  const made = await owner.client.post(path, { title: "Hello", text: "Hello {{firstName}}!", shortcut: "hi" });
  assert.equal(made.status, 201, made.text);
  assert.match(made.body.id, /^rpl_/);
  const second = await owner.client.post(path, { title: "Bye", text: "Good **bye**" });
  assert.equal(second.body.shortcut, null);
  assert.deepEqual((await owner.client.get(path)).body, { data: [second.body, made.body], nextCursor: null });
  const taken = await owner.client.call("PATCH", `${path}/${second.body.id}`, { body: { shortcut: "HI" } });
  assert.deepEqual([taken.status, taken.body.errors[0].pointer], [409, "/body/shortcut"]);
  const freed = await owner.client.call("PATCH", `${path}/${made.body.id}`, { body: { shortcut: null } });
  assert.deepEqual([freed.body.shortcut, freed.body.text], [null, "Hello {{firstName}}!"]);
  const now = await owner.client.call("PATCH", `${path}/${second.body.id}`, { body: { shortcut: "hi", text: "Bye" } });
  assert.deepEqual([now.body.shortcut, now.body.text, now.body.title], ["hi", "Bye", "Bye"]);
  assert.equal((await owner.client.call("DELETE", `${path}/${made.body.id}`)).status, 204);
  assert.equal((await owner.client.call("DELETE", `${path}/${made.body.id}`)).status, 404);
});

test("nobody else sees or changes them, and what makes no reply is named", async () => {
  const { body } = await owner.client.post(path, { title: "Ours", text: "Ours" });
  const stranger = await signUp(server.client);
  assert.deepEqual((await stranger.client.get(path)).body.data, []);
  assert.equal((await stranger.client.call("PATCH", `${path}/${body.id}`, { body: { text: "x" } })).status, 404);
  assert.equal((await stranger.client.call("DELETE", `${path}/${body.id}`)).status, 404);
  const reader = server.client.as(await makeKey(owner, { scopes: ["conversations:read"] }));
  assert.equal((await reader.get(path)).status, 200);
  assert.equal((await reader.post(path, { title: "No", text: "No" })).status, 403);
  const faults = [
    [{ title: " ", text: "x" }, "/body/title"],
    [{ title: "x", text: "" }, "/body/text"],
    [{ title: "x", text: "x", shortcut: "a b" }, "/body/shortcut"],
  ] as const;
  for (const [wrong, pointer] of faults) {
    const refused = await owner.client.post(path, wrong);
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, pointer]);
  }
});
