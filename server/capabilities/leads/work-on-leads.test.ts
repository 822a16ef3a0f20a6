import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();

const take = async ({ client }: Person, lead: Record<string, unknown>): Promise<string> => {
  const taken = await client.post("/api/leads", lead);
  assert.equal(taken.status, 201, taken.text);
  return taken.body.id;
};
const change = ({ client }: Person, id: string, body: unknown) => client.call("PATCH", `/api/leads/${id}`, { body });
const emailsOf = async ({ client }: Person, query: string) => {
  const { status, body, text } = await client.get(`/api/leads?${query}`);
  assert.equal(status, 200, text);
  return body.data.map(({ email }: { email: string }) => email.split("@")[0]);
};
const idOf = async ({ client }: Person) => (await client.get("/api/auth/me")).body.user.id;

describe("the team", () => {
  test("lists leads by status, assignee, contact, source, form, score and time, in pages that join", async () => {
    const owner = await signUp(server.client);
    const ids = [
      await take(owner, { email: "a@example.com", source: "fair", formId: "demo" }),
      await take(owner, { email: "b@gmail.com", source: "fair" }),
      await take(owner, { email: "c@example.com", phone: "+14155552671", message: "What is the price?" }),
    ] as [string, string, string];
    const me = await idOf(owner);
    await change(owner, ids[0], { assigneeId: me, status: "contacted" });
    const { contactId, createdAt } = (await owner.client.get(`/api/leads/${ids[1]}`)).body;
    for (const [query, found] of [
      ["", ["c", "b", "a"]],
      ["status=contacted", ["a"]],
      ["status=new&source=fair", ["b"]],
      [`assigneeId=${me}`, ["a"]],
      ["assigneeId=me", ["a"]],
      ["assigneeId=none", ["c", "b"]],
      [`contactId=${contactId}`, ["b"]],
      ["contactId=con_00000000000000000000000000", []],
      ["formId=demo", ["a"]],
      ["email=C@Example.com", ["c"]],
      ["minScore=40", ["c"]],
      [`createdAfter=${createdAt}`, ["c"]],
      [`createdBefore=${createdAt}`, ["a"]],
      ["status=spam", []],
    ] as const) {
      assert.deepEqual(await emailsOf(owner, query), found, query);
    }
    const first = (await owner.client.get("/api/leads?limit=2")).body;
    assert.deepEqual(await emailsOf(owner, `limit=2&cursor=${first.nextCursor}`), ["a"]);
    for (const query of ["status=old", "assigneeId=you", "minScore=high", "limit=0", "cursor=x", "createdAfter=now"]) {
      assert.equal((await owner.client.get(`/api/leads?${query}`)).body.code, "invalid-request", query);
    }
  });

  test("moves a lead on, and never back to new", async () => {
    const owner = await signUp(server.client);
    const id = await take(owner, { email: "a@example.com" });
    for (const status of ["contacted", "qualified", "won", "lost", "qualified", "spam", "new", "won"]) {
      const { body, text } = await change(owner, id, { status });
      assert.equal(body.status, status, text);
    }
    const refused = await change(owner, id, { status: "new" });
    assert.deepEqual([refused.status, refused.body.code], [409, "lead-status-conflict"]);
    assert.equal((await change(owner, id, { status: "gone" })).status, 400);
    const events = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type.startsWith("lead."));
    // A lead that was announced when it came is not announced again.
    assert.deepEqual(
      events.map(({ type }) => type),
      ["lead.captured", ...Array(8).fill("lead.changed")],
    );
  });

  test("gives a lead to a member, to nobody, and to no stranger", async () => {
    const [owner, stranger] = [await signUp(server.client), await signUp(server.client)];
    const id = await take(owner, { email: "a@example.com", custom: { a: 1, b: "x" } });
    const me = await idOf(owner);
    assert.equal((await change(owner, id, { assigneeId: me })).body.assigneeId, me);
    for (const assigneeId of [await idOf(stranger), "usr_00000000000000000000000000", "me"]) {
      const refused = await change(owner, id, { assigneeId });
      assert.deepEqual([refused.status, refused.body.code], [422, "unknown-assignee"]);
    }
    const changed = await change(owner, id, { assigneeId: null, custom: { a: null, c: true } });
    assert.deepEqual([changed.body.assigneeId, changed.body.custom], [null, { b: "x", c: true }]);
  });

  test("writes notes, which are announced and stay with the lead", async () => {
    const owner = await signUp(server.client);
    const id = await take(owner, { email: "a@example.com" });
    const key = server.client.as(await makeKey(owner));
    const first = await owner.client.post(`/api/leads/${id}/notes`, { text: "Called: <b>busy</b>." });
    assert.deepEqual([first.status, first.body.authorId], [201, await idOf(owner)]);
    const second = await key.post(`/api/leads/${id}/notes`, { text: "Mailed." });
    assert.equal(second.body.authorId, null);
    assert.deepEqual((await owner.client.get(`/api/leads/${id}/notes`)).body.data, [second.body, first.body]);
    const noted = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "lead.noted");
    assert.deepEqual(noted[0]?.data, { leadId: id, noteId: first.body.id });
    const remove = () => owner.client.call("DELETE", `/api/leads/${id}/notes/${first.body.id}`);
    assert.deepEqual([(await remove()).status, (await remove()).status], [204, 404]);
    assert.equal((await owner.client.call("DELETE", `/api/leads/${id}`)).status, 204);
    assert.equal((await owner.client.get(`/api/leads/${id}/notes`)).status, 404);
  });

  test("sees the rules by which a score comes about", async () => {
    const owner = await signUp(server.client);
    const id = await take(owner, { email: "a@gmail.com", phone: "+14155552671", message: "Prix?" });
    const lead = (await owner.client.get(`/api/leads/${id}`)).body;
    const { data: rules } = (await owner.client.get("/api/leads/score-rules")).body;
    const points = new Map(rules.map(({ rule, points }: { rule: string; points: number }) => [rule, points]));
    assert.deepEqual(lead.scoreReasons, [
      { rule: "has-email", points: points.get("has-email") },
      { rule: "has-phone", points: points.get("has-phone") },
      { rule: "wants-to-buy", points: points.get("wants-to-buy") },
    ]);
    assert.equal(lead.score, 50);
    assert.ok(rules.every(({ summary }: { summary: string }) => summary.length > 5));
  });

  test("of another workspace finds nothing, and a browser's key reads nothing", async () => {
    const [owner, stranger] = [await signUp(server.client), await signUp(server.client)];
    const id = await take(owner, { email: "a@example.com" });
    const browser = server.client.as(
      await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://a.example"] }),
    );
    const calls: [string, string, unknown?][] = [
      ["GET", `/api/leads/${id}`],
      ["PATCH", `/api/leads/${id}`, { status: "won" }],
      ["DELETE", `/api/leads/${id}`],
      ["GET", `/api/leads/${id}/notes`],
      ["POST", `/api/leads/${id}/notes`, { text: "x" }],
    ];
    for (const [method, path, body] of calls) {
      const request = body === undefined ? {} : { body };
      assert.equal((await stranger.client.call(method, path, request)).status, 404, path);
      assert.equal((await browser.call(method, path, request)).status, 403, path);
    }
    for (const path of ["/api/leads", "/api/leads/export", "/api/contacts", "/api/segments"]) {
      assert.equal((await browser.get(path)).status, 403, path);
    }
    assert.deepEqual(await emailsOf(stranger, ""), []);
  });

  test("exports what it filters, without a cell that a spreadsheet runs", async () => {
    const owner = await signUp(server.client);
    await take(owner, { email: "a@example.com", name: "=cmd|' /C calc'!A0", message: "@SUM(1)\n+1", source: "fair" });
    await take(owner, { email: "b@example.com", custom: { note: '=1,"2"' } });
    const csv = (await owner.client.get("/api/leads/export?source=fair")).text;
    assert.match(csv, /,'=cmd\|' \/C calc'!A0,a@example\.com,,,"'@SUM\(1\)\n'\+1",fair,/);
    assert.doesNotMatch(csv, /b@example/);
    const lines = (await owner.client.get("/api/leads/export?format=ndjson")).text.trim().split("\n");
    assert.deepEqual(
      lines.map((line) => JSON.parse(line)),
      (await owner.client.get("/api/leads")).body.data,
    );
    assert.match((await owner.client.get("/api/leads/export")).text, /,"\{""note"":""=1,\\""2\\""""\}",/);
  });
});
