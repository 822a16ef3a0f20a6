import { setMaxListeners } from "node:events";
import { pointerTo } from "@parley/json";
import type { ForkTask, Task } from "@parley/workflows";
import { inside } from "../evaluating/scope.ts";
import type { HeldTask } from "../execution/run-state.ts";
import type { BodyOutcome } from "./bodies.ts";
import { BranchLost, type TaskRun } from "./task-run.ts";

type BranchOutcome = { output: unknown; isEnd: boolean };

/** Runs the branches beside each other. With `compete`, the first that ends is the only one that counts. */
export async function runFork(under: TaskRun<ForkTask>): Promise<BodyOutcome> {
  const { run, place, frame, input, scope } = under;
  const { branches, compete = false } = place.task.fork;
  frame.body.branches ??= branches.map(() => ({}));
  const held = frame.body.branches;
  const race = new AbortController();
  const signal = AbortSignal.any([scope.signal, race.signal]);
  // Each waiting branch adds a listener.
  setMaxListeners(0, signal);
  const fork = Promise.withResolvers<BranchOutcome | undefined>();
  let branchesLeft = held.length;
  let isSettled = false;

  /** The fork becomes a working part in the same moment, so that the run always has one. */
  function settle(end: () => void): void {
    if (isSettled) return;
    isSettled = true;
    run.addPart();
    end();
  }

  async function runBranch(branch: HeldTask, index: number): Promise<BranchOutcome> {
    if (branch.isDone) return { output: branch.output, isEnd: false };
    const [name = "", task] = Object.entries(branches[index] ?? {})[0] ?? [];
    const holder = Object.assign(branch, { held: input });
    const outcome = await under.interpreter.runTask(
      run,
      { name, pointer: pointerTo(place.pointer, "fork", "branches", index, name), task: task as Task },
      holder,
      inside(scope, { key: `${scope.key}/${name}`, parent: under.record.number, signal }),
    );
    delete branch.task;
    branch.output = outcome.output;
    branch.isDone = true;
    if (!compete) await run.checkpoint();
    return { output: outcome.output, isEnd: outcome.next === "end" };
  }

  const running = held.map((branch, index) => {
    run.addPart();
    return runBranch(branch, index)
      .then(
        (outcome) => {
          branchesLeft--;
          if (compete || outcome.isEnd) settle(() => fork.resolve(outcome));
          else if (branchesLeft === 0) settle(() => fork.resolve(undefined));
        },
        (error: unknown) => settle(() => fork.reject(error)),
      )
      .finally(() => run.endPart());
  });
  if (held.length === 0) settle(() => fork.resolve(undefined));
  // From here on, the branches are the working parts of the run, and the fork is none.
  run.endPart();
  try {
    const winner = await fork.promise;
    if (winner?.isEnd) return { output: winner.output, isEnd: true };
    return { output: compete ? (winner?.output ?? null) : held.map(({ output }) => output) };
  } finally {
    race.abort(new BranchLost("another branch has ended the fork"));
    await Promise.all(running);
  }
}
