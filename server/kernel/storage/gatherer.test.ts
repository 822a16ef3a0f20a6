import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createGatherer } from "./gatherer.ts";

const limits = { fullGroup: 4, maxTogether: 6, maxGroups: 2, maxWaiting: 20, maxWaitingBytes: 1_000 };

/** Handling that ends when the test says so. */
function heldHandling() {
  const groups: { items: number[]; end: (error?: Error) => void }[] = [];
  const commit = (items: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      groups.push({
        items,
        end: (error) => (error === undefined ? resolve(items.map((item) => item * 10)) : reject(error)),
      });
    });
  return { groups, commit };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a gatherer", () => {
  test("takes together what came in one turn, and what came while the former group was under way", async () => {
    const { groups, commit } = heldHandling();
    const group = createGatherer(limits, commit, () => "try-each");
    const first = [group.add(1, 1), group.add(2, 1)];
    await turn();
    const second = [group.add(3, 1), group.add(4, 1), group.add(5, 1)];
    await turn();
    assert.deepEqual(
      groups.map(({ items }) => items),
      [[1, 2]],
    );
    groups[0]!.end();
    assert.deepEqual(await Promise.all(first), [10, 20]);
    await turn();
    assert.deepEqual(groups[1]!.items, [3, 4, 5]);
    groups[1]!.end();
    assert.deepEqual(await Promise.all(second), [30, 40, 50]);
  });

  test("sends a second group out when it is full, and never a third", async () => {
    const { groups, commit } = heldHandling();
    const group = createGatherer(limits, commit, () => "try-each");
    const all = [group.add(0, 1)];
    await turn();
    for (let item = 1; item <= 12; item++) all.push(group.add(item, 1));
    await turn();
    assert.deepEqual(
      groups.map(({ items }) => items.length),
      [1, 6],
    );
    for (let ended = 0; ended < 3; ended++) {
      groups[ended]!.end();
      await turn();
    }
    assert.deepEqual(
      await Promise.all(all),
      Array.from({ length: 13 }, (_, item) => item * 10),
    );
  });

  test("tries each alone when a group fails, so that one does not fail its neighbours", async () => {
    const tried: number[][] = [];
    const commit = async (items: number[]) => {
      tried.push(items);
      if (items.includes(2)) throw new Error("two is odd");
      return items;
    };
    const group = createGatherer(limits, commit, () => "try-each");
    const [one, two, three] = await Promise.allSettled([group.add(1, 1), group.add(2, 1), group.add(3, 1)]);
    assert.deepEqual([one?.status, two?.status, three?.status], ["fulfilled", "rejected", "fulfilled"]);
    assert.deepEqual(tried, [[1, 2, 3], [1], [2], [3]]);
  });

  test("fails all of a group at once when the database is away, and goes on with the next", async () => {
    let isAway = true;
    const commit = async (items: number[]) => {
      if (isAway) throw new Error("away");
      return items;
    };
    const group = createGatherer(limits, commit, () => "fail-all");
    const failed = await Promise.allSettled([group.add(1, 1), group.add(2, 1)]);
    assert.deepEqual(
      failed.map(({ status }) => status),
      ["rejected", "rejected"],
    );
    isAway = false;
    assert.equal(await group.add(3, 1), 3);
  });

  test("takes no more than may wait, by number and by bytes", async () => {
    const { groups, commit } = heldHandling();
    const group = createGatherer(limits, commit, () => "try-each");
    assert.equal(group.add(0, 1_001), undefined);
    const held: (Promise<number> | undefined)[] = [];
    for (let item = 0; item < 20; item++) held.push(group.add(item, 1));
    assert.equal(group.add(21, 1), undefined);
    await turn();
    assert.notEqual(group.add(22, 1), undefined);
    assert.equal(group.add(23, 999), undefined);
    assert.ok(groups.length > 0);
  });

  test("handles a group again after a while when the failure is said to pass", async () => {
    let failures = 2;
    const commit = async (items: number[]) => {
      if (failures-- > 0) throw new Error("away");
      return items;
    };
    const group = createGatherer(limits, commit, () => 1);
    assert.deepEqual(await Promise.all([group.add(1), group.add(2)]), [1, 2]);
    assert.equal(failures, -1);
  });

  test("starts the next group beside one that takes longer than it may hold up others", async () => {
    const { groups, commit } = heldHandling();
    const group = createGatherer({ maxTogether: 6, maxHoldUpMs: 5 }, commit, () => "fail-all");
    const stuck = group.add(1);
    await turn();
    const next = group.add(2);
    while (groups.length < 2) await turn();
    groups[1]!.end();
    assert.equal(await next, 20);
    groups[0]!.end();
    assert.equal(await stuck, 10);
  });

  test("is idle only when nothing waits and nothing is being handled", async () => {
    const { groups, commit } = heldHandling();
    const group = createGatherer(limits, commit, () => "fail-all");
    await group.idle();
    const [one, two] = [group.add(1), group.add(2)];
    let isIdle = false;
    const idle = group.idle().then(() => {
      isIdle = true;
    });
    while (groups.length === 0) await turn();
    assert.equal(isIdle, false);
    groups[0]!.end();
    await Promise.all([one, two, idle]);
    assert.equal(isIdle, true);
  });
});
