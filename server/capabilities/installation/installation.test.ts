import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { joinTeam } from "../../testing/join-team.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";

let server: TestServer;
let operator: Person;
let other: Person;
before(async () => {
  server = await startTestServer({ settings: { PARLEY_QUOTA_RUNS: "1000" } });
  operator = await signUp(server.client);
  other = await signUp(server.client);
});
after(() => server.stop());

const userIdOf = async (person: Pick<Person, "client">) => (await person.client.get("/api/auth/me")).body.user.id;

describe("the installation", () => {
  test("is shown to its operator and to nobody else", async () => {
    const { status, body } = await operator.client.get("/api/installation");
    assert.equal(status, 200);
    assert.match(body.version, /^\d+\.\d+\.\d+/);
    assert.equal(body.nodes.length, 1);
    assert.equal(body.schema > 100, true);
    assert.deepEqual(
      body.operators.map(({ userId, email }: Record<string, string>) => [userId, email]),
      [[await userIdOf(operator), operator.email]],
    );
    const key = server.client.as(await makeKey(operator, { scopes: ["settings:write"] }));
    assert.equal((await key.get("/api/installation")).status, 200);
    for (const path of ["/api/installation", "/api/installation/workspaces"]) {
      assert.equal((await other.client.get(path)).status, 403);
      assert.equal((await server.client.get(path)).status, 401);
    }
  });

  test("is examined for its operator as the command does it, and for nobody else", async () => {
    const { status, body, text } = await operator.client.get("/api/installation/findings");
    assert.equal(status, 200, text);
    const codes = body.findings.map(({ code }: { code: string }) => code);
    assert.ok(codes.includes("backup-missing"), text);
    assert.ok(!codes.includes("postgres-left-over"), "a node that serves has left nothing over");
    assert.deepEqual([body.certificates, body.fullInDays], [[], null]);
    assert.equal((await other.client.get("/api/installation/findings")).status, 403);
  });

  test("lists its workspaces with owner, use and quotas, newest first, in pages that join", async () => {
    await other.client.post("/api/knowledge/sources", { type: "text", title: "Hours", content: "We open at nine." });
    await other.client.post("/api/chatbot/send", { message: "When do you open?" });
    const { body } = await operator.client.get("/api/installation/workspaces?limit=1");
    const [shown] = body.data;
    assert.deepEqual([shown.id, shown.owner.email, shown.status], [other.workspaceId, other.email, "active"]);
    const { members, conversations, passages, databaseBytes, mails, modelCost } = shown.use;
    assert.deepEqual([members, conversations, passages > 0, databaseBytes, mails, modelCost], [1, 1, true, 0, 0, 0]);
    assert.equal(shown.quotas.runs, 1000);
    assert.ok(Date.parse(shown.lastActiveAt) >= Date.parse(shown.createdAt) - 1_000);
    const next = await operator.client.get(`/api/installation/workspaces?cursor=${body.nextCursor}`);
    assert.deepEqual([next.body.data.at(-1).id, next.body.nextCursor], [operator.workspaceId, null]);
    await other.client.post("/api/database", {
      ...{ operation: "createTable", table: "things" },
      columns: [{ name: "id", type: "bigint", primaryKey: true }],
    });
    const again = await operator.client.get("/api/installation/workspaces?limit=1");
    assert.ok(again.body.data[0].use.databaseBytes > 0);
  });

  test("has quotas for one workspace alone, which hold at once and can be taken back", async () => {
    const path = `/api/installation/workspaces/${other.workspaceId}`;
    const decide = (quotas: unknown) => operator.client.call("PATCH", path, { body: { quotas } });
    const set = await decide({ runs: 5, knowledgeBytes: 10 });
    assert.deepEqual([set.status, set.body.quotas.runs, set.body.quotas.knowledgeBytes], [200, 5, 10]);
    assert.equal((await other.client.get("/api/workspace/use")).body.quotas.runs, 5);
    assert.equal((await operator.client.get("/api/workspace/use")).body.quotas.runs, 1000);
    const taught = await other.client.post("/api/knowledge/sources", {
      ...{ type: "text", title: "Long", content: "Much more than ten bytes of knowledge." },
    });
    assert.deepEqual([taught.status, taught.body.code, taught.body.limit], [422, "quota-exceeded", 10]);
    assert.equal((await decide({ runs: null, knowledgeBytes: null })).body.quotas.runs, 1000);
    const { data } = (await other.client.get("/api/audit")).body;
    assert.ok(data.some(({ action }: { action: string }) => action === "workspace.quotas-changed"));
    assert.equal((await decide({ runs: -1 })).status, 400);
    assert.equal((await operator.client.call("PATCH", path, { body: {} })).status, 400);
    const unknown = "/api/installation/workspaces/ws_00000000000000000000000000";
    assert.equal((await operator.client.call("PATCH", unknown, { body: { status: "active" } })).status, 404);
  });
});

describe("operators", () => {
  const add = (person: Pick<Person, "client">, userId: string) =>
    person.client.post("/api/installation/operators", { userId });
  const remove = (person: Pick<Person, "client">, userId: string) =>
    person.client.call("DELETE", `/api/installation/operators/${userId}`);
  const mayOperate = async (person: Person) => (await person.client.get("/api/installation")).status === 200;

  test("make others operators and remove them, with the next request of the person, and one stays", async () => {
    const [first, second] = [await userIdOf(operator), await userIdOf(other)];
    assert.equal((await remove(operator, first)).body.code, "last-operator");
    assert.equal((await add(other, second)).status, 403);
    const made = await add(operator, second);
    assert.deepEqual([made.status, made.body.email], [201, other.email]);
    assert.equal(await mayOperate(other), true);
    assert.equal((await other.client.get("/api/auth/me")).body.isOperator, true);
    assert.equal((await add(operator, second)).status, 201);
    const keyOfOther = server.client.as(await makeKey(other, { scopes: ["settings:write"] }));
    assert.equal((await keyOfOther.get("/api/installation")).status, 403);
    assert.equal((await remove(other, first)).status, 204);
    await until(async () => !(await mayOperate(operator)));
    assert.equal((await remove(other, second)).body.code, "last-operator");
    assert.equal((await add(other, first)).status, 201);
    assert.equal((await remove(operator, second)).status, 204);
    await until(async () => !(await mayOperate(other)));
    assert.equal((await add(operator, "usr_00000000000000000000000000")).status, 404);
    assert.equal((await remove(operator, second)).status, 404);
    assert.equal((await add(operator, "nobody")).status, 404);
  });

  test("are not made by a key, which may end sooner than they", async () => {
    const key = server.client.as(await makeKey(operator, { scopes: ["settings:write"] }));
    const answer = await key.post("/api/installation/operators", { userId: await userIdOf(other) });
    assert.equal(answer.status, 403);
  });

  test("of the team keep its keys working when the first one has left", async () => {
    const colleague = await joinTeam(server, operator, "admin");
    const [first, next] = [await userIdOf(operator), await userIdOf(colleague)];
    const key = server.client.as(await makeKey(operator, { scopes: ["settings:write"] }));
    assert.equal((await add(operator, next)).status, 201);
    assert.equal((await remove(colleague, first)).status, 204);
    await until(async () => !(await mayOperate(operator)));
    assert.equal((await key.get("/api/installation")).status, 200);
    assert.equal((await add(colleague, first)).status, 201);
    assert.equal((await remove(operator, next)).status, 204);
    assert.equal((await key.get("/api/installation")).status, 200);
  });
});
