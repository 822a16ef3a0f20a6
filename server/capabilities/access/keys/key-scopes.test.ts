import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { capabilities } from "../../../app.ts";
import { may } from "../../../kernel/caller.ts";
import type { Capability } from "../../../kernel/capability.ts";
import { execute } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

/** A capability that a later version adds. */
const lights: Capability = {
  name: "lights",
  scopes: [
    { name: "lights:read", summary: "See the lights" },
    { name: "lights:write", summary: "Switch the lights", isPublishable: true },
    { name: "lights:wire", summary: "Lay cables", isSensitive: true },
  ],
  routes(app) {
    const schema = { summary: "Lights", response: { 204: null } };
    app.get("/api/lights", { schema, guard: may("lights:read") }, () => undefined);
    app.post("/api/lights", { schema, guard: may("lights:write", { publishable: true }) }, () => undefined);
    app.put("/api/lights", { schema, guard: may("lights:wire") }, () => undefined);
  },
};

describe("a capability that is added later", () => {
  let present: TestServer;
  let later: TestServer;
  let person: Person;
  before(async () => {
    present = await startTestServer();
    later = await startTestServer({ connection: present.connection, capabilities: [...capabilities, lights] });
    person = await signUp(present.client);
  });
  after(async () => {
    await later.stop();
    await present.stop();
  });

  /** Gives the statuses of GET, POST and PUT, which show what a key may do with the lights. */
  async function lightsWith(key: string): Promise<number[]> {
    const client = later.client.as(key);
    const answers = [];
    for (const method of ["GET", "POST", "PUT"]) answers.push((await client.call(method, "/api/lights")).status);
    return answers;
  }

  test("is open to a secret key that was made without scopes, but for its sensitive scopes", async () => {
    assert.deepEqual(await lightsWith(await makeKey(person)), [204, 204, 403]);
    const shown = (await later.client.as(person.accessToken).get("/api/keys")).body.data[0].scopes;
    assert.ok(shown.includes("lights:read") && !shown.includes("lights:wire"), String(shown));
  });

  test("is open to a publishable key that was made without scopes, where browsers may go", async () => {
    const key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
    assert.deepEqual(await lightsWith(key), [403, 204, 403]);
  });

  test("is closed to a key whose scopes were chosen, and to the keys that this key makes", async () => {
    const all = present.server.kernel.scopes.map(({ name }) => name);
    const chosen = await makeKey(person, { scopes: all });
    assert.deepEqual(await lightsWith(chosen), [403, 403, 403]);
    const made = await present.client.as(chosen).post("/api/keys", { name: "k", kind: "secret" });
    assert.deepEqual(await lightsWith(made.body.key), [403, 403, 403]);
  });

  test("is open to a key whose stored list names its scope already", async () => {
    const key = await makeKey(person, { scopes: ["knowledge:read"] });
    await execute(present.server.kernel.database.query)`
      update api_key set scopes = '{knowledge:read,lights:read}'
      where id = (select id from api_key order by id desc limit 1)`;
    const earlier = present.client.as(key);
    assert.equal((await earlier.get("/api/knowledge/sources")).status, 200);
    assert.deepEqual((await person.client.get("/api/keys")).body.data[0].scopes, ["knowledge:read"]);
    assert.deepEqual(await lightsWith(key), [204, 403, 403]);
  });

  test("is open to members once they sign in again", async () => {
    const { email, password } = person;
    const { body } = await later.client.post("/api/auth/signin", { email, password });
    assert.deepEqual(await lightsWith(body.accessToken), [204, 204, 204]);
  });
});
