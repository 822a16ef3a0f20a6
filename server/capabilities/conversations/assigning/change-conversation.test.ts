import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { type Colleague, joinTeam } from "../../../testing/join-team.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const start = async ({ client }: Person): Promise<string> =>
  (await client.post("/api/chatbot/send", { message: "Is anybody there?" })).body.conversationId;
const assign = ({ client }: Pick<Person, "client">, id: string, assigneeId: unknown) =>
  client.call("PATCH", `/api/conversations/${id}`, { body: { assigneeId } });
const assigneeOf = async ({ client }: Person, id: string) =>
  (await client.get(`/api/conversations/${id}`)).body.assignee;
const nameOf = async ({ client }: Person) => (await client.get("/api/auth/me")).body.user.name;
const idOf = async ({ client }: Person) => (await client.get("/api/auth/me")).body.user.id;
const assignmentsOf = async ({ workspaceId }: Person) =>
  (await eventsOf(server, workspaceId)).filter(({ type }) => type === "conversation.assigned").map(({ data }) => data);
const erase = ({ client, password }: Colleague) => client.call("DELETE", "/api/auth/me", { body: { password } });

describe("by hand", () => {
  test("an agent gives a conversation to a colleague and takes it back, and each change is announced once", async () => {
    const owner = await signUp(server.client);
    const bea = await joinTeam(server, owner, "agent");
    const ownerId = await idOf(owner);
    const conversationId = await start(owner);
    assert.equal(await assigneeOf(owner, conversationId), null);
    const given = await assign(bea, conversationId, ownerId);
    assert.deepEqual(
      [given.status, given.body.assignee],
      [200, { id: ownerId, name: await nameOf(owner), picture: null }],
      given.text,
    );
    await assign(bea, conversationId, ownerId);
    const key = server.client.as(await makeKey(owner));
    assert.equal((await assign({ client: key }, conversationId, bea.userId)).status, 200);
    assert.equal((await assign(bea, conversationId, null)).body.assignee, null);
    assert.deepEqual(await assignmentsOf(owner), [
      { conversationId, assigneeId: ownerId, reason: "by-hand", memberId: bea.userId },
      { conversationId, assigneeId: bea.userId, reason: "by-hand" },
      { conversationId, assigneeId: null, reason: "by-hand", memberId: bea.userId },
    ]);
    assert.equal((await owner.client.get(`/api/conversations/${conversationId}`)).body.status, "open");
  });

  test("only a member of the workspace can be named", async () => {
    const [owner, stranger] = [await signUp(server.client), await signUp(server.client)];
    const conversationId = await start(owner);
    for (const assigneeId of [await idOf(stranger), "usr_00000000000000000000000000", "me", "none", "", "__proto__"]) {
      const { status, body } = await assign(owner, conversationId, assigneeId);
      assert.deepEqual([status, body.code, body.errors?.[0]?.pointer], [422, "unknown-assignee", "/body/assigneeId"]);
    }
    for (const body of [{}, { assigneeId: 7 }, { assigneeId: null, status: "open" }]) {
      const refused = await owner.client.call("PATCH", `/api/conversations/${conversationId}`, { body });
      assert.equal(refused.body.code, "invalid-request");
    }
    assert.equal((await assign(stranger, conversationId, null)).status, 404);
    const reader = server.client.as(await makeKey(owner, { scopes: ["conversations:read"] }));
    assert.equal((await assign({ client: reader }, conversationId, null)).body.code, "forbidden");
    assert.deepEqual(await assignmentsOf(owner), []);
  });

  test("lists are filtered by assignee, in pages that join", async () => {
    const owner = await signUp(server.client);
    const bea = await joinTeam(server, owner, "agent");
    const ids = [await start(owner), await start(owner), await start(owner), await start(owner)] as const;
    for (const id of ids.slice(0, 3)) await assign(owner, id, bea.userId);
    const listed = async ({ client }: Person, query: string) => {
      const { body, text, status } = await client.get(`/api/conversations?${query}`);
      assert.equal(status, 200, text);
      return { ids: body.data.map(({ id }: { id: string }) => id), nextCursor: body.nextCursor };
    };
    assert.deepEqual((await listed(bea, "assignee=me")).ids, [ids[2], ids[1], ids[0]]);
    assert.deepEqual((await listed(owner, "assignee=me")).ids, []);
    assert.deepEqual((await listed(owner, "assignee=none")).ids, [ids[3]]);
    const first = await listed(owner, `assignee=${bea.userId}&limit=2`);
    const next = await listed(owner, `assignee=${bea.userId}&limit=2&cursor=${first.nextCursor}`);
    assert.deepEqual([...first.ids, ...next.ids, next.nextCursor], [ids[2], ids[1], ids[0], null]);
    assert.deepEqual((await listed(owner, `assignee=${bea.userId}&status=handed-over`)).ids, []);
    const key = server.client.as(await makeKey(owner));
    for (const refused of [
      await owner.client.get("/api/conversations?assignee=bea"),
      await key.get("/api/conversations?assignee=me"),
    ]) {
      assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, "/query/assignee"]);
    }
  });
});

describe("by taking over", () => {
  test("the member who answers a conversation without an assignee becomes the assignee", async () => {
    const owner = await signUp(server.client);
    const bea = await joinTeam(server, owner, "agent");
    const cases: [string, Record<string, unknown>, boolean][] = [
      ["messages", { text: "I am." }, true],
      ["hand-over", {}, true],
      ["messages", { text: "Who is this?", isNote: true }, false],
    ];
    for (const [path, body, isAssigned] of cases) {
      const id = await start(owner);
      await bea.client.post(`/api/conversations/${id}/${path}`, body);
      assert.equal((await assigneeOf(owner, id))?.id, isAssigned ? bea.userId : undefined, path);
      await owner.client.post(`/api/conversations/${id}/messages`, { text: "I help out." });
      assert.equal((await assigneeOf(owner, id)).id, isAssigned ? bea.userId : await idOf(owner), path);
    }
    const key = server.client.as(await makeKey(owner));
    const handedOver = await start(owner);
    await key.post(`/api/conversations/${handedOver}/hand-over`);
    assert.equal(await assigneeOf(owner, handedOver), null);
    await bea.client.post(`/api/conversations/${handedOver}/messages`, { text: "I am here." });
    assert.equal((await assigneeOf(owner, handedOver)).id, bea.userId);
    const [, , , last] = await assignmentsOf(owner);
    const expected = { conversationId: handedOver, assigneeId: bea.userId, reason: "taken-over", memberId: bea.userId };
    assert.deepEqual(last, expected);
  });
});

describe("a member who leaves", () => {
  const ways: [string, (owner: Person, bea: Colleague) => Promise<{ status: number; text: string }>][] = [
    ["is removed", (owner, bea) => owner.client.call("DELETE", `/api/members/${bea.userId}`)],
    ["leaves", (_owner, bea) => bea.client.call("DELETE", `/api/members/${bea.userId}`)],
    ["erases the account", (_owner, bea) => erase(bea)],
  ];
  for (const [way, leave] of ways) {
    test(`has no conversations and no leads any more: ${way}`, async () => {
      const owner = await signUp(server.client);
      const bea = await joinTeam(server, owner, "agent");
      const [hers, other] = [await start(owner), await start(owner)];
      const lead = (await owner.client.post("/api/leads", { email: "cleo@example.com" })).body.id;
      await assign(owner, hers, bea.userId);
      await assign(owner, other, await idOf(owner));
      const changed = await owner.client.call("PATCH", `/api/leads/${lead}`, { body: { assigneeId: bea.userId } });
      assert.equal(changed.body.assigneeId, bea.userId, changed.text);
      const left = await leave(owner, bea);
      assert.equal(left.status, 204, left.text);
      assert.equal(await assigneeOf(owner, hers), null);
      assert.equal((await assigneeOf(owner, other)).id, await idOf(owner));
      assert.equal((await owner.client.get(`/api/leads/${lead}`)).body.assigneeId, null);
      const events = await eventsOf(server, owner.workspaceId);
      assert.deepEqual((await assignmentsOf(owner)).at(-1), {
        ...{ conversationId: hers, assigneeId: null, reason: "member-removed" },
      });
      assert.equal(events.filter(({ type }) => type === "lead.changed").length, 2);
    });
  }

  test("gets nothing at the moment of leaving, whichever comes first", async () => {
    const owner = await signUp(server.client);
    const path = async () => `/api/conversations/${await start(owner)}`;
    for (let round = 0; round < 2; round++) {
      const bea = await joinTeam(server, owner, "agent");
      const paths = [await path(), await path(), await path()] as const;
      const lead = `/api/leads/${(await owner.client.post("/api/leads", { email: "cleo@example.com" })).body.id}`;
      const body = { assigneeId: bea.userId };
      const [removed, ...assigned] = await Promise.all([
        owner.client.call("DELETE", `/api/members/${bea.userId}`),
        ...[...paths.slice(1), lead].map((each) => owner.client.call("PATCH", each, { body })),
        bea.client.post(`${paths[0]}/messages`, { text: "One moment." }),
      ]);
      assert.equal(removed.status, 204);
      for (const { status } of assigned) assert.ok([200, 201, 401, 422].includes(status), `${status}`);
      for (const each of paths) assert.equal((await owner.client.get(each)).body.assignee, null);
      assert.equal((await owner.client.get(lead)).body.assigneeId, null);
    }
  });
});
