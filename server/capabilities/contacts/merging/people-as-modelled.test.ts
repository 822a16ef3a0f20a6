import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Person, signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

const people = 4;
const person = fc.nat(people - 1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("merge" as const), who: person, into: person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("unmerge" as const), who: person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("lead" as const), who: person, by: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("lead of two" as const), who: person, user: person }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("edit" as const), who: person, name: fc.constantFrom("A", "B") }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("block" as const), who: person, isBlocked: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** The model knows this of one contact by itself. A merge changes nothing of it but `parent`. */
type Modelled = { id: string; name: string; leads: number; isBlocked: boolean; parent: number | null };

/** People in memory, beside those of the server. */
class Model {
  readonly contacts: Modelled[];
  /** These were merged, in the order in which they were. */
  readonly order: number[] = [];
  spam = 0;
  constructor(ids: readonly string[]) {
    this.contacts = ids.map((id, index) => ({ id, name: `c${index}`, leads: 0, isBlocked: false, parent: null }));
  }
  rootOf(index: number): number {
    const { parent } = this.contacts[index]!;
    return parent === null ? index : this.rootOf(parent);
  }
  isBlocked(index: number): boolean {
    return this.contacts[this.rootOf(index)]!.isBlocked;
  }
  groupOf(root: number): number[] {
    return this.contacts.flatMap((_, index) => (this.rootOf(index) === root ? [index] : []));
  }
  noteLead(of: number, isSpam: boolean): void {
    if (isSpam) this.spam++;
    else this.contacts[of]!.leads++;
  }
}

const emailOf = (run: number, index: number) => `m${run}-${index}@example.com`;
const userOf = (run: number, index: number) => `u${run}-${index}`;

async function take({ client }: Person, model: Model, run: number, each: Step): Promise<void> {
  const { id } = model.contacts[each.who]!;
  const path = `/api/contacts/${id}`;
  switch (each.kind) {
    case "merge": {
      const root = model.rootOf(each.into);
      const isAllowed = model.contacts[each.who]!.parent === null && root !== each.who;
      const { status } = await client.post(`${path}/merge`, { intoId: model.contacts[each.into]!.id });
      assert.equal(status, isAllowed ? 200 : 409);
      if (!isAllowed) return;
      model.contacts[each.who]!.parent = root;
      model.order.push(each.who);
      return;
    }
    case "unmerge": {
      const isPart = model.contacts[each.who]!.parent !== null;
      const freed = isPart ? each.who : model.order.findLast((index) => model.contacts[index]!.parent === each.who);
      const { status, body } = await client.post(`${path}/unmerge`);
      assert.deepEqual([status, body.id], freed === undefined ? [409, undefined] : [200, model.contacts[freed]!.id]);
      if (freed === undefined) return;
      model.contacts[freed]!.parent = null;
      model.order.splice(model.order.lastIndexOf(freed), 1);
      return;
    }
    case "lead": {
      const isSpam = model.isBlocked(each.who);
      const identity = each.by ? { email: emailOf(run, each.who).toUpperCase() } : { userId: userOf(run, each.who) };
      const { status } = await client.post("/api/leads", { email: emailOf(run, each.who), ...identity, name: "Other" });
      assert.equal(status, 201);
      return model.noteLead(each.who, isSpam);
    }
    case "lead of two": {
      // A verified user and the address of another: it is the user's lead, and they stay two.
      const isSpam = model.isBlocked(each.who) || model.isBlocked(each.user);
      const lead = { email: emailOf(run, each.who), userId: userOf(run, each.user) };
      assert.equal((await client.post("/api/leads", lead)).status, 201);
      return model.noteLead(each.user, isSpam);
    }
    case "edit": {
      assert.equal((await client.call("PATCH", path, { body: { name: each.name } })).status, 200);
      model.contacts[each.who]!.name = each.name;
      return;
    }
    case "block": {
      const { status } = await client.post(`${path}/${each.isBlocked ? "block" : "unblock"}`);
      assert.equal(status, 200);
      model.contacts[model.rootOf(each.who)]!.isBlocked = each.isBlocked;
    }
  }
}

/** Everybody is shown once, found by each identity, with the leads of all that are part of them. */
async function compare({ client }: Person, model: Model, run: number): Promise<void> {
  const roots = model.contacts.flatMap(({ parent }, index) => (parent === null ? [index] : []));
  const listed = (await client.get("/api/contacts?limit=100")).body.data;
  assert.deepEqual(
    listed.map(({ id }: { id: string }) => id).sort(),
    roots.map((root) => model.contacts[root]!.id).sort(),
  );
  for (const root of roots) {
    const group = model.groupOf(root);
    const { id, name, isBlocked } = model.contacts[root]!;
    const shown = listed.find((each: { id: string }) => each.id === id);
    const values = shown.identities.map(({ value }: { value: string }) => value).sort();
    const owned = group.flatMap((index) => [emailOf(run, index), userOf(run, index)]).sort();
    assert.deepEqual([shown.name, shown.blocked, values], [name, isBlocked, owned]);
    const leads = (await client.get(`/api/leads?limit=100&contactId=${id}`)).body.data;
    assert.equal(
      leads.length,
      group.reduce((sum, index) => sum + model.contacts[index]!.leads, 0),
    );
    for (const index of group) {
      for (const query of [`email=${emailOf(run, index)}`, `userId=${userOf(run, index)}`]) {
        assert.deepEqual(
          (await client.get(`/api/contacts?${query}`)).body.data.map((each: { id: string }) => each.id),
          [id],
        );
      }
    }
  }
  const spam = (await client.get("/api/leads?status=spam&limit=100")).body.data;
  assert.equal(spam.length, model.spam);
}

test("whatever people send and members merge, edit and block: nothing is lost, no two are merged by themselves, and all come apart as they were", async (t) => {
  const seed = Number(process.env.SEED ?? 27);
  t.diagnostic(`SEED=${seed}`);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      run++;
      const owner = await signUp(server.client);
      const ids: string[] = [];
      for (let index = 0; index < people; index++) {
        const made = { name: `c${index}`, email: emailOf(run, index), userId: userOf(run, index), emailVerified: true };
        ids.push((await owner.client.post("/api/contacts", made)).body.id);
      }
      const model = new Model(ids);
      for (const each of steps) await take(owner, model, run, each);
      await compare(owner, model, run);
      for (const last of model.order.toReversed()) await take(owner, model, run, { kind: "unmerge", who: last });
      assert.deepEqual(model.order, []);
      await compare(owner, model, run);
    }),
    { numRuns: Number(process.env.RUNS ?? 8), seed },
  );
});
