import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import Type from "typebox";
import { WorkspaceId } from "../../capabilities/identity/index.ts";
import { signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../storage/database.ts";
import { all, execute } from "../storage/sql.ts";
import { defineEvent, emit } from "./event.ts";
import { followLog, type LogFollowing, startFollowing } from "./follow-log.ts";
import { followWorkspace } from "./follow-workspace.ts";

const counted = defineEvent({
  type: "test.counted",
  summary: "A test counted.",
  visibleTo: "settings:read",
  schema: Type.Object({ count: Type.Integer() }),
});

let nodes: TestServer[];
before(async () => {
  const first = await startTestServer();
  nodes = [first, await startTestServer({ connection: first.connection })];
});
after(async () => {
  for (const node of [...nodes].reverse()) await node.stop();
});

const kernelOf = (node: number) => nodes[node]!.server.kernel;

async function newWorkspace(): Promise<string> {
  const person = await signUp(nodes[0]!.client);
  return WorkspaceId.parse(person.workspaceId)!;
}

async function count(workspaceId: string, counts: number[], node = 0): Promise<void> {
  await inTransaction(kernelOf(node).database, async (tx) => {
    for (const number of counts) emit(tx, counted, { workspaceId, data: { count: number } });
  });
}

const countOf = (event: { data: unknown }) => (event.data as { count: number }).count;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe("a follower with a stored position", () => {
  async function follow(node: number, name: string, handled: number[], failing = { times: 0 }): Promise<LogFollowing> {
    return followLog(kernelOf(node), {
      name,
      purpose: "count",
      async handle(_tx, _workspaceId, events) {
        if (failing.times-- > 0) throw new Error("not yet");
        return events.filter((event) => event.type === counted.type).map(countOf);
      },
      onHandled: (_workspaceId, counts) => void handled.push(...counts),
    });
  }

  test("handles what comes after it began, once and in order, whichever of two nodes is at work", async () => {
    const workspaceId = await newWorkspace();
    await count(workspaceId, [-1]);
    await inTransaction(kernelOf(0).database, (tx) => startFollowing(tx, "both", workspaceId));
    const handled: number[] = [];
    const followings = [await follow(0, "both", handled), await follow(1, "both", handled)];
    for (let round = 0; round < 40; round++) await count(workspaceId, [round * 2, round * 2 + 1], round % 2);
    await until(() => handled.length >= 80);
    await Promise.all(followings.map((following) => following.stop()));
    assert.deepEqual(handled, numbers(0, 80));
  });

  test("goes on after a restart where it was, and again after a failure", async () => {
    const workspaceId = await newWorkspace();
    await inTransaction(kernelOf(0).database, (tx) => startFollowing(tx, "restarted", workspaceId));
    const handled: number[] = [];
    const first = await follow(0, "restarted", handled);
    await count(workspaceId, [1, 2]);
    await until(() => handled.length >= 2);
    await first.stop();
    await count(workspaceId, numbers(3, 1_300));
    const second = await follow(1, "restarted", handled, { times: 1 });
    await until(() => handled.length >= 1_299);
    await second.stop();
    assert.deepEqual(handled, numbers(1, 1_300));
  });

  test("leaves workspaces alone that it was not told to follow, until it is", async () => {
    const [followed, other] = [await newWorkspace(), await newWorkspace()];
    await inTransaction(kernelOf(0).database, (tx) => startFollowing(tx, "some", followed));
    const handled: number[] = [];
    const following = await follow(0, "some", handled);
    await count(other, [1]);
    await count(followed, [2]);
    await until(() => handled.length >= 1);
    await inTransaction(kernelOf(0).database, (tx) => startFollowing(tx, "some", other));
    following.look(other);
    await count(other, [3]);
    await until(() => handled.length >= 2);
    await following.stop();
    assert.deepEqual(handled, [2, 3]);
  });

  test("ends with its workspace", async () => {
    const workspaceId = await newWorkspace();
    const { database } = kernelOf(0);
    await inTransaction(database, (tx) => startFollowing(tx, "erased", workspaceId));
    await execute(database.query)`delete from workspace where id = ${workspaceId}`;
    const left = await all(database.query)`select from log_position where follower = 'erased'`;
    assert.equal(left.length, 0);
  });
});

describe("a follower of one workspace", () => {
  test("hears every event after its position, in order, from both nodes", async () => {
    const workspaceId = await newWorkspace();
    await count(workspaceId, [-1]);
    const heard: number[] = [];
    const following = followWorkspace(kernelOf(0), workspaceId, {
      onEvents: (events) => void heard.push(...events.map(countOf)),
    });
    await following.readPosition();
    for (let round = 0; round < 20; round++) await count(workspaceId, [round], round % 2);
    await count(workspaceId, numbers(20, 1_100));
    await until(() => heard.length >= 1_100);
    following.stop();
    assert.deepEqual(heard, numbers(0, 1_100));
  });

  test("gets the same events again after it failed to handle them, and is told of the trouble", async () => {
    const workspaceId = await newWorkspace();
    const heard: number[] = [];
    const troubles: unknown[] = [];
    const following = followWorkspace(kernelOf(0), workspaceId, {
      onEvents(events) {
        if (troubles.length === 0) throw new Error("not yet");
        heard.push(...events.map(countOf));
      },
      onTrouble: (cause) => void troubles.push(cause),
    });
    await following.readPosition();
    await count(workspaceId, [1, 2]);
    await until(() => heard.length >= 2);
    following.stop();
    assert.deepEqual(heard, [1, 2]);
    assert.equal(troubles.length, 1);
  });

  test("is told of the first commit when nobody asked for the position before, and hears what comes after", async () => {
    const workspaceId = await newWorkspace();
    let starts = 0;
    const heard: number[] = [];
    const following = followWorkspace(kernelOf(0), workspaceId, {
      onStart: () => void starts++,
      onEvents: (events) => void heard.push(...events.map(countOf)),
    });
    // The first commit that it is told of may still be the sign-up; then it hears of this one.
    await count(workspaceId, [1], 1);
    await until(() => starts > 0);
    await count(workspaceId, [2], 1);
    await until(() => heard.at(-1) === 2);
    following.stop();
    assert.equal(starts, 1);
  });
});
