import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { boundsOfPool, FairGate } from "./fair-gate.ts";
import type { Lane, Share } from "./share.ts";

const share = (workspaceId: string | undefined, lane: Lane, isHolding = false): Share => ({
  workspaceId,
  lane,
  isHolding,
});
/** `undefined` is not an entry into the gate by default here: it stands for the node itself. */
type Entered = ReturnType<FairGate["enter"]>;

function enterAll(gate: FairGate, count: number, by: Share | undefined) {
  const all: Entered[] = Array.from({ length: count }, () => gate.enter(by));
  return { entered: all.filter((each) => !(each instanceof Promise)), waiting: all.filter(isWaiting) };
}

function isWaiting<Line>(entered: Line | Promise<Line>): entered is Promise<Line> {
  return entered instanceof Promise;
}

function leave(gate: FairGate, line: Entered | undefined): void {
  assert.ok(line !== undefined && !isWaiting(line));
  gate.leave(line);
}

/** Lets all leave in turn, until nobody waits. */
async function empty(gate: FairGate, entered: Entered[], waiting: Promise<unknown>[]): Promise<void> {
  const waiters = waiting as Exclude<Entered, { key: string }>[];
  for (const line of entered) leave(gate, line);
  await Promise.all(waiters.map(async (each) => gate.leave(await each)));
  assert.equal(gate.inUse, 0);
}

describe("the gate of a pool", () => {
  test("gives a workspace three connections of ten, and as many tenths of every other number", () => {
    const ofWorkspace = (connections: number) => boundsOfPool(connections).ofWorkspace;
    assert.deepEqual([2, 4, 6, 10, 20, 100].map(ofWorkspace), [1, 1, 2, 3, 6, 30]);
  });

  test("keeps some for visitors, one for the node itself and one for open transactions", async () => {
    const gate = new FairGate(boundsOfPool(10));
    const bulk = ["a", "b", "c", "d"].map((id) => enterAll(gate, 3, share(id, "requests")));
    assert.deepEqual(
      bulk.map(({ entered }) => entered.length),
      [3, 3, 1, 0],
    );
    const chat = enterAll(gate, 2, share("e", "visitors"));
    const node = enterAll(gate, 2, undefined);
    const second = enterAll(gate, 2, share("a", "requests", true));
    assert.deepEqual([chat.entered.length, node.entered.length, second.entered.length], [1, 1, 1]);
    assert.equal(gate.inUse, 10);
    const all = [...bulk, chat, node, second];
    await empty(
      gate,
      all.flatMap(({ entered }) => entered),
      all.flatMap(({ waiting }) => waiting),
    );
  });

  test("lets those who wait in by turns of their workspaces, and visitors first", async () => {
    const gate = new FairGate(boundsOfPool(4));
    const first = gate.enter(share("a", "requests"));
    const order: string[] = [];
    const line = (id: string, lane: Lane = "requests") => {
      const entered = gate.enter(share(id, lane));
      assert.ok(isWaiting(entered));
      return entered.then((got) => {
        order.push(`${id} ${lane}`);
        gate.leave(got);
      });
    };
    const all = [line("a"), line("a"), line("a"), line("b"), line("c"), line("a", "visitors")];
    leave(gate, first);
    await Promise.all(all);
    assert.equal(order[0], "a visitors");
    assert.deepEqual(order.slice(1), ["a requests", "b requests", "c requests", "a requests", "a requests"]);
  });

  test("is full for a workspace when 40 of its requests wait, and for no other workspace or lane", async () => {
    const gate = new FairGate(boundsOfPool(10));
    const { entered, waiting } = enterAll(gate, 42, share("a", "requests"));
    assert.equal(gate.isFull("a", "requests"), false);
    const last = enterAll(gate, 1, share("a", "requests"));
    assert.equal(gate.isFull("a", "requests"), true);
    assert.deepEqual([gate.isFull("a", "visitors"), gate.isFull("b", "requests")], [false, false]);
    await empty(gate, entered, [...waiting, ...last.waiting]);
    assert.equal(gate.isFull("a", "requests"), false);
  });

  test("refuses one who has waited too long, and says whether the own workspace is the reason", async (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const gate = new FairGate(boundsOfPool(10));
    const held = enterAll(gate, 3, share("a", "requests"));
    const refused = gate.enter(share("a", "requests"));
    const work = gate.enter(share("a", "work"));
    assert.ok(isWaiting(refused) && isWaiting(work));
    t.mock.timers.tick(10_000);
    await assert.rejects(refused, { name: "WaitedTooLong", isOwn: true });
    await empty(gate, held.entered, [work]);
  });
});
