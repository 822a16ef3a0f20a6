import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { ExpressionFault } from "../expression-fault.ts";
import { compileJq } from "../jq/compile-jq.ts";
import { ExpressionPool, type PoolSettings } from "./expression-pool.ts";

const module = await compileJq(64);
const endless = "def f: f; f";
let pool: ExpressionPool;
afterEach(() => pool.close());

function open(settings: Partial<PoolSettings> = {}): void {
  const thread = { module };
  const stopping = () => new Error("The pool is stopping.");
  pool = new ExpressionPool({ thread, maxRunning: 2, deadlineMs: 1_000, idleMs: 60_000, stopping, ...settings });
}

const run = (workspaceId: string, program: string, input = "[1]") =>
  pool.run({ workspaceId, programs: [program], input, maxResultBytes: 1_000_000 });

describe("the threads for expressions", () => {
  test("serve another workspace while one fills its queue with endless programs", async () => {
    open();
    await run("warm", ".");
    const ended: string[] = [];
    const attacks = Array.from({ length: 4 }, () =>
      assert.rejects(run("a", endless), ExpressionFault).then(() => ended.push("a")),
    );
    for (let round = 0; round < 20; round++) await run("b", ".").then(() => ended.push("b"));
    // The first two attacks may have run at the same time, before other workspaces had jobs.
    assert.ok(ended.indexOf("a") < 0 || ended.indexOf("a") >= 1, ended.join(""));
    assert.ok(ended.slice(0, 20).filter((each) => each === "b").length >= 17, ended.join(""));
    await Promise.all(attacks);
  });

  test("give each workspace its turn", async () => {
    // One thread, which is ready: of two, a slow one would say nothing about turns.
    open({ maxRunning: 1 });
    await run("warm", ".");
    const ended: string[] = [];
    const add = (workspaceId: string) => run(workspaceId, ".").then(() => ended.push(workspaceId));
    await Promise.all([..."aaaaaaaa", "b", "c", "a"].map(add));
    assert.ok(ended.indexOf("b") <= 2 && ended.indexOf("c") <= 3, ended.join(""));
  });

  test("go on after deadlines, one after the other", async () => {
    // Long enough for a small program on a busy machine.
    open({ deadlineMs: 1_000 });
    for (let round = 0; round < 3; round++) {
      await assert.rejects(run("a", endless), /longer than 1000 ms/);
      assert.deepEqual(await run("b", "length"), [{ output: "1\n" }]);
    }
  });

  test("leave to the next call what takes long together", async () => {
    open();
    const slow = "last(range(2e5))";
    const outcomes = await pool.run({
      workspaceId: "a",
      programs: Array(200).fill(slow),
      input: "1",
      maxResultBytes: 1_000,
    });
    assert.ok(outcomes.length >= 1 && outcomes.length < 200, `${outcomes.length}`);
    assert.ok(outcomes.every((outcome) => "output" in outcome && outcome.output === "199999\n"));
  });

  test("keep nothing of a workspace for the next one", async () => {
    open({ maxRunning: 2 });
    const secret = "a secret of some length, which is easy to find";
    for (let round = 0; round < 20; round++) await run("a", ". * 100 | length", JSON.stringify(secret));
    const errors = ["limit", "reduce range(3000) as $i (null; [.]) | tojson", '"x" * 1e9', "error", "1"];
    for (const program of errors) {
      const outcomes = JSON.stringify(await run("b", program, "null"));
      assert.ok(!outcomes.includes("secret"), outcomes);
    }
  });

  test("end when nothing is to be done, and start again", async () => {
    open({ idleMs: 1 });
    for (let round = 0; round < 3; round++) {
      assert.deepEqual(await run("a", "length"), [{ output: "1\n" }]);
      while (pool.threadCount > 0) await new Promise((resolve) => setImmediate(resolve));
    }
  });

  test("refuse what comes after the end, and what waits for it", async () => {
    open();
    const waiting = [run("a", endless), run("a", endless), run("a", ".")];
    const refused = Promise.all(waiting.map((each) => assert.rejects(each, /stopping/)));
    await pool.close();
    await refused;
    assert.throws(() => run("a", "."), /stopping/);
  });
});
