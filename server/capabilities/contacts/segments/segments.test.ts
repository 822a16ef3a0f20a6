import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";

const server = useTestServer();

const make = async ({ client }: Person, contact: Record<string, unknown>) => {
  const made = await client.post("/api/contacts", contact);
  assert.equal(made.status, 201, made.text);
  return made.body;
};
const change = ({ client }: Person, id: string, body: unknown) => client.call("PATCH", `/api/contacts/${id}`, { body });
const namesOf = async ({ client }: Person, query: string) => {
  const { status, body, text } = await client.get(`/api/contacts?${query}`);
  assert.equal(status, 200, text);
  return body.data.map(({ name }: { name: string }) => name);
};

describe("a segment", () => {
  test("counts and lists who fits now", async () => {
    const owner = await signUp(server.client);
    await make(owner, { name: "Ada", tags: ["vip"], custom: { plan: "gold" } });
    await make(owner, { name: "Bob", tags: ["vip"] });
    const filter = { tag: "vip", custom: { plan: "gold" } };
    const { body: segment, status } = await owner.client.post("/api/segments", { name: "Golden", filter });
    assert.deepEqual([status, segment.count, segment.filter], [201, 1, filter]);
    assert.equal(
      (await owner.client.post("/api/segments", { name: "Golden", filter: {} })).body.code,
      "segment-name-taken",
    );
    const zoe = await make(owner, { name: "Zoe", tags: ["vip"], custom: { plan: "gold", seats: 2 } });
    assert.equal((await owner.client.get(`/api/segments/${segment.id}`)).body.count, 2);
    assert.deepEqual(await namesOf(owner, `segmentId=${segment.id}`), ["Zoe", "Ada"]);
    assert.deepEqual(await namesOf(owner, `segmentId=${segment.id}&q=zo`), ["Zoe"]);
    await change(owner, zoe.id, { tags: [] });
    assert.equal((await owner.client.get("/api/segments")).body.data[0].count, 1);
    const stranger = await signUp(server.client);
    assert.equal((await stranger.client.get(`/api/contacts?segmentId=${segment.id}`)).status, 404);
    const other = (await owner.client.post("/api/segments", { name: "All", filter: {} })).body;
    const rename = (client: Person["client"], body: unknown) =>
      client.call("PATCH", `/api/segments/${segment.id}`, { body });
    assert.equal((await rename(owner.client, { name: other.name })).body.code, "segment-name-taken");
    const renamed = (await rename(owner.client, { name: " Vips " })).body;
    assert.deepEqual([renamed.name, renamed.filter, renamed.count], ["Vips", filter, 1]);
    const filtered = (await rename(owner.client, { filter: { q: "zo" } })).body;
    assert.deepEqual([filtered.name, filtered.filter, filtered.count], ["Vips", { q: "zo" }, 1]);
    assert.equal((await rename(stranger.client, { name: "Mine" })).status, 404);
    assert.equal((await rename(owner.client, {})).status, 400);
    assert.equal((await owner.client.call("DELETE", `/api/segments/${segment.id}`)).status, 204);
    assert.equal((await owner.client.get(`/api/segments/${segment.id}`)).status, 404);
    assert.deepEqual(await namesOf(owner, "q=ada"), ["Ada"]);
  });

  test("of many contacts is counted up to 10,000 in a list, and to the end when it is read", async () => {
    const owner = await signUp(server.client);
    await server.server.kernel.database.pool.query(
      `insert into contact (workspace_id, id, root_id, origin)
       select $1, id, id, 'import' from (select uuidv7() as id from generate_series(1, 10001))`,
      [WorkspaceId.parse(owner.workspaceId)],
    );
    const { body: segment } = await owner.client.post("/api/segments", { name: "All", filter: {} });
    assert.deepEqual([segment.count, segment.countIsExact], [10_001, true]);
    const counted = async () => {
      const [shown] = (await owner.client.get("/api/segments")).body.data;
      return [shown.count, shown.countIsExact];
    };
    assert.deepEqual(await counted(), [10_000, false]);
    const [last] = (await owner.client.get("/api/contacts?limit=1")).body.data;
    assert.equal((await owner.client.post(`/api/contacts/${last.id}/erase`)).status, 200);
    assert.deepEqual(await counted(), [10_000, true]);
  });
});

test("a list of segments that takes long counts no further", async () => {
  const owner = await signUp(server.client);
  await make(owner, { name: "Ada" });
  for (const name of ["a", "b", "c"]) await owner.client.post("/api/segments", { name, filter: {} });
  const { kernel } = server.server;
  const { clock } = kernel;
  let looks = 0;
  kernel.clock = { now: () => clock.now(), elapsed: () => clock.elapsed() + 1_400 * looks++ };
  const counts = (await owner.client.get("/api/segments")).body.data.map(
    ({ count, countIsExact }: Record<string, unknown>) => [count, countIsExact],
  );
  kernel.clock = clock;
  assert.deepEqual(counts.slice(0, 1), [[1, true]]);
  assert.deepEqual(counts.slice(2), [[0, false]]);
});

describe("a list of contacts", () => {
  test("is narrowed by the time at which they were made, a leap second too", async () => {
    const owner = await signUp(server.client);
    const [ada, bob] = [await make(owner, { name: "Ada" }), await make(owner, { name: "Bob" })];
    // Those who came with a file of a year ago have ids of then.
    await server.server.kernel.database.pool.query(
      `insert into contact (workspace_id, id, root_id, origin, name, created_at)
       select $1, id, id, 'api', 'Old', '2025-03-01T12:00:00Z' from (select uuidv7('2025-03-01T12:00:00Z' - now()) as id)`,
      [WorkspaceId.parse(owner.workspaceId)],
    );
    assert.deepEqual(await namesOf(owner, "createdBefore=2025-03-01T12:00:00.001Z"), ["Old"]);
    assert.deepEqual(await namesOf(owner, "createdBefore=2025-03-01T12:00:00Z"), []);
    assert.deepEqual(await namesOf(owner, "createdAfter=2025-03-01T12:00:00Z"), ["Bob", "Ada"]);
    assert.deepEqual(
      await namesOf(owner, `createdAfter=${ada.createdAt}`),
      ada.createdAt < bob.createdAt ? ["Bob"] : [],
    );
    assert.deepEqual(await namesOf(owner, "createdBefore=2025-06-30T23:59:60Z"), ["Old"]);
    assert.deepEqual(await namesOf(owner, "createdAfter=1900-01-01T00:00:00Z"), ["Bob", "Ada", "Old"]);
    assert.deepEqual(await namesOf(owner, "createdBefore=9999-12-31T23:59:59Z"), ["Bob", "Ada", "Old"]);
  });
});
