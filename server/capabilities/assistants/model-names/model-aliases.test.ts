import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let person: Person;
before(async () => {
  server = await startTestServer();
});
after(() => server.stop());

const put = (body: unknown) => person.client.call("PUT", "/api/model-aliases", { body });
const shown = async () => (await person.client.get("/api/model-aliases")).body;
const makeAssistant = async (name: string) => (await person.client.post("/api/assistants", { name })).body.id;

describe("model aliases", () => {
  before(async () => {
    person = await signUp(server.client);
  });

  test("are replaced as a whole, announced, and go with their assistant", async () => {
    assert.deepEqual(await shown(), {});
    const [own] = (await person.client.get("/api/assistants")).body.data;
    assert.equal((await put({ "gpt-4o": own.id })).status, 200);
    const clerk = await makeAssistant("Clerk");
    const aliases = { "gpt-4o": own.id, "openai/gpt-5": clerk };
    assert.deepEqual((await put(aliases)).body, aliases);
    assert.deepEqual(await shown(), aliases);
    const stranger = await signUp(server.client);
    assert.deepEqual((await stranger.client.get("/api/model-aliases")).body, {});
    assert.equal(
      (await eventsOf(server, person.workspaceId)).filter(({ type }) => type === "model-aliases.changed").length,
      2,
    );

    assert.equal((await person.client.call("DELETE", `/api/assistants/${clerk}`)).status, 204);
    assert.deepEqual(await shown(), { "gpt-4o": own.id });
    assert.equal((await put({})).status, 200);
    assert.deepEqual(await shown(), {});
  });

  test("of names that Parley uses, or of unknown assistants, are refused with the place", async () => {
    const clerk = await makeAssistant("Clerk");
    for (const name of ["parley", "parley-offline", clerk]) {
      const refused = await put({ [name]: clerk });
      assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, `/body/${name}`]);
    }
    const stranger = await signUp(server.client);
    const foreign = (await stranger.client.post("/api/assistants", { name: "Theirs" })).body.id;
    for (const id of [foreign, "Clerk", ""]) {
      const refused = await put({ "a/b": id });
      assert.deepEqual(
        [refused.status, refused.body.code, refused.body.errors[0].pointer],
        [422, "unknown-assistant", "/body/a~1b"],
      );
    }
    for (const body of [{ "two words": clerk }, { "": clerk }, { a: null }, []]) {
      assert.equal((await put(body)).status, 400, JSON.stringify(body));
    }
    assert.deepEqual(await shown(), {});
  });

  test("are not changed by a key without the scope", async () => {
    const asker = server.client.as(await makeKey(person, { scopes: ["conversations:write"] }));
    assert.equal((await asker.call("PUT", "/api/model-aliases", { body: {} })).status, 403);
    assert.equal((await asker.get("/api/model-aliases")).status, 403);
  });
});
