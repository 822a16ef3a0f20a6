import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { WorkspaceId } from "../../capabilities/identity/index.ts";
import { type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { Problem } from "../problem.ts";
import type { Scope } from "../scope.ts";
import { type ActionCall, runAction } from "./action.ts";

let server: TestServer;
let person: Person;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  await person.client.post("/api/knowledge/sources", {
    type: "text",
    title: "Quay",
    content: "The quay is lit at night.",
  });
});
after(() => server.stop());

function callWith(...scopes: Scope[]): ActionCall {
  const workspaceId = WorkspaceId.parse(person.workspaceId)!;
  const { kernel } = server.server;
  return { kernel, workspaceId, scopes: new Set(scopes), caller: null, conversationId: null, sources: null };
}

async function codeOf(action: Promise<unknown>): Promise<string> {
  return action.then(
    () => "done",
    (problem: Problem) => problem.type.code,
  );
}

test("an action is done for who may, with an input that fits", async () => {
  const { passages } = (await runAction("search_knowledge", callWith("knowledge:read"), { query: "quay" })) as {
    passages: { text: string }[];
  };
  assert.deepEqual(
    passages.map(({ text }) => text),
    ["The quay is lit at night."],
  );
});

test("a scope that is missing, an input that does not fit, or a name that is none is refused", async () => {
  assert.equal(await codeOf(runAction("search_knowledge", callWith("settings:read"), { query: "quay" })), "forbidden");
  for (const input of [{}, { query: "" }, { query: 5 }, { query: "a", more: 1 }, null, "query", []]) {
    assert.equal(await codeOf(runAction("search_knowledge", callWith("knowledge:read"), input)), "invalid-request");
  }
  assert.equal(await codeOf(runAction("fly", callWith("knowledge:read"), {})), "not-found");
  assert.equal(await codeOf(runAction("constructor", callWith("knowledge:read"), {})), "not-found");
});

test("what acts on a conversation is not done without one", async () => {
  assert.equal(await codeOf(runAction("hand_over", callWith("conversations:write"), {})), "invalid-request");
});
