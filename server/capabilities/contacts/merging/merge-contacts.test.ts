import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let other: TestServer;
before(async () => {
  server = await startTestServer();
  other = await startTestServer({ connection: server.connection });
});
after(async () => {
  await other.stop();
  await server.stop();
});

async function makeContacts(owner: Person, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const { body } = await owner.client.post("/api/contacts", { name: `c${index}`, email: `c${index}@example.com` });
    await owner.client.post("/api/leads", { email: `c${index}@example.com` });
    ids.push(body.id);
  }
  return ids;
}
const merge = (owner: Person, id: string, intoId: string) => owner.client.post(`/api/contacts/${id}/merge`, { intoId });
const unmerge = (owner: Person, id: string) => owner.client.post(`/api/contacts/${id}/unmerge`);
const read = async (owner: Person, id: string) => (await owner.client.get(`/api/contacts/${id}`)).body;

test("merged contacts are shown as one, with the leads and addresses of both, and unmerging restores both", async () => {
  const owner = await signUp(server.client);
  const [ada, twin] = (await makeContacts(owner, 2)) as [string, string];
  const before = [await read(owner, ada), await read(owner, twin)];
  const merged = await merge(owner, twin, ada);
  assert.equal(merged.status, 200, merged.text);
  assert.deepEqual([merged.body.id, merged.body.mergedIds, merged.body.identities.length], [ada, [twin], 2]);
  const listed = (await owner.client.get("/api/contacts")).body.data;
  assert.deepEqual(
    listed.map(({ id }: { id: string }) => id),
    [ada],
  );
  assert.equal((await owner.client.get("/api/contacts?email=c1@example.com")).body.data[0].id, ada);
  // A new lead of either address is of the one contact.
  await owner.client.post("/api/leads", { email: "c1@example.com" });
  const leads = (await owner.client.get(`/api/leads?contactId=${ada}`)).body.data;
  assert.deepEqual(
    leads.map(({ contactId }: { contactId: string }) => contactId),
    [ada, ada, ada],
  );
  const freed = await unmerge(owner, ada);
  assert.equal(freed.body.id, twin, freed.text);
  assert.deepEqual([await read(owner, ada), await read(owner, twin)], before);
  assert.equal((await owner.client.get(`/api/leads?contactId=${twin}`)).body.data.length, 2);
  assert.equal((await unmerge(owner, twin)).body.code, "contact-not-merged");
  const events = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => /merged$/.test(type));
  assert.deepEqual(events, [
    { type: "contact.merged", data: { contactId: twin, intoId: ada } },
    { type: "contact.unmerged", data: { contactId: twin, intoId: ada } },
  ]);
});

test("two merges that would make a circle at once, on two nodes: one of them is refused", async () => {
  const owner = await signUp(server.client);
  const [one, two] = (await makeContacts(owner, 2)) as [string, string];
  const there = { ...owner, client: other.client.as(owner.accessToken) };
  const answers = await Promise.all([merge(owner, one, two), merge(there, two, one)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await owner.client.get("/api/contacts")).body.data.length, 1);
});

test("whatever is merged and unmerged in whatever order, each contact is shown once and all can be restored", async () => {
  const owner = await signUp(server.client);
  const ids = await makeContacts(owner, 5);
  const original = await Promise.all(ids.map((id) => read(owner, id)));
  const step = fc.record({ isMerge: fc.boolean(), from: fc.nat(4), into: fc.nat(4) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      /** The model: which contact each was merged into. */
      const parent = new Map<number, number>();
      const order: number[] = [];
      const rootOf = (index: number): number => (parent.has(index) ? rootOf(parent.get(index)!) : index);
      for (const { isMerge, from, into } of steps) {
        if (isMerge) {
          const isAllowed = !parent.has(from) && rootOf(from) !== rootOf(into);
          const { status } = await merge(owner, ids[from]!, ids[into]!);
          assert.equal(status, isAllowed ? 200 : 409);
          if (!isAllowed) continue;
          parent.set(from, rootOf(into));
          order.push(from);
        } else {
          const freed = parent.has(from) ? from : order.findLast((index) => parent.get(index) === from);
          const { status, body } = await unmerge(owner, ids[from]!);
          assert.equal(status, freed === undefined ? 409 : 200);
          if (freed === undefined) continue;
          assert.equal(body.id, ids[freed]);
          parent.delete(freed);
          order.splice(order.lastIndexOf(freed), 1);
        }
        const roots = ids.filter((_, index) => !parent.has(index)).sort();
        const listed = (await owner.client.get("/api/contacts")).body.data;
        assert.deepEqual(listed.map(({ id }: { id: string }) => id).sort(), roots);
        for (const [index] of ids.entries()) {
          const [found] = (await owner.client.get(`/api/contacts?email=c${index}@example.com`)).body.data;
          assert.equal(found.id, ids[rootOf(index)]);
        }
      }
      while (order.length > 0) {
        const last = order.pop()!;
        assert.equal((await unmerge(owner, ids[last]!)).status, 200);
      }
      assert.deepEqual(await Promise.all(ids.map((id) => read(owner, id))), original);
    }),
    { numRuns: 8, seed: Number(process.env.SEED ?? 13) },
  );
});
