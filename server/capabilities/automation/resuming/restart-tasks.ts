import { pointerTo } from "@parley/json";
import { kindOf, type Task, type TaskList, type WorkflowDefinition } from "@parley/workflows";
import { type FrameHolder, hasBegunInside, innerHolders } from "../execution/frames-of.ts";
import type { HeldTask, ListFrame, RunState, TaskFrame } from "../execution/run-state.ts";
import type { TaskRecord } from "../execution/task-record.ts";
import { TaskUnknown } from "./task-unknown.ts";

export type Definitions = { before: WorkflowDefinition; after: WorkflowDefinition };

type Restart = Definitions & {
  records: ReadonlyMap<number, TaskRecord>;
  /** The task that is begun again in any case, by the number of its row. */
  from: number | undefined;
  nowMs: number;
};
type TaskPair = { name: string; pointer: string; before: Task | undefined; after: Task };

/** Tasks that go on although they had ended, with their places in the definition that counts from now on. */
export type Reopened = { number: number; pointer: string }[];

/** A task that begins again, by the number of its row, and what holds its input. */
export type Begun = { number: number; pointer: string; holder: FrameHolder };

/**
 * Makes a state go on where it stopped: tasks that failed or were cut off begin again, those around them go on,
 * and those that wait still wait. Changes the state. Throws TaskUnknown when a task is not in the definition
 * that counts from now on.
 */
export function restartTasks(state: RunState, restart: Restart): { reopened: Reopened; begun: Begun[] } {
  const reopened: Reopened = [];
  const begun: Begun[] = [];
  goOnInList(state.root, { before: restart.before.do, after: restart.after.do, pointer: "/do" });
  return { reopened, begun };

  function goOnInList(
    frame: ListFrame,
    lists: { before: TaskList | undefined; after: TaskList | undefined; pointer: string },
  ): void {
    const { before = [], after = [], pointer } = lists;
    if (frame.at >= before.length) {
      frame.at = after.length;
      return;
    }
    const [name = "", task] = Object.entries(before[frame.at] ?? {})[0] ?? [];
    const names = after.map((item) => Object.keys(item)[0] ?? "");
    const at = names.indexOf(name);
    const found = after[at]?.[name];
    if (found === undefined) throw new TaskUnknown(name, names);
    frame.at = at;
    goOn(frame, { name, pointer: pointerTo(pointer, at, name), before: task, after: found });
  }

  function goOn(holder: FrameHolder, pair: TaskPair): void {
    const frame = holder.task;
    if (frame === undefined) return;
    const record = restart.records.get(frame.number);
    if (record === undefined) throw new TaskUnknown(pair.name, []);
    const isChanged = pair.before === undefined || kindOf(pair.before) !== kindOf(pair.after);
    const isWaiting = record.status === "running" || record.status === "waiting";
    if (frame.number === restart.from || isChanged || !(isWaiting || canGoOn(frame, pair.after))) {
      holder.held = "raw" in record.kept ? record.kept.raw : record.input;
      delete holder.task;
      begun.push({ number: frame.number, pointer: pair.pointer, holder });
      return;
    }
    if (!isWaiting) {
      reopened.push({ number: frame.number, pointer: pair.pointer });
      // The time limit of the frame counts from now on.
      if (frame.deadlineMs !== undefined) frame.deadlineMs += restart.nowMs - record.startedAt.getTime();
    }
    prepare(frame, isWaiting);
    goOnInside(frame, pair);
  }

  /** A retry is made at once. The end of the run undid subscriptions and approvals: they are arranged again. */
  function prepare({ body }: TaskFrame, isWaiting: boolean): void {
    if (body.failures !== undefined) {
      delete body.untilMs;
      if (!isWaiting) Object.assign(body, { failures: 0, firstMs: restart.nowMs });
    }
    if (!isWaiting) delete body.isArranged;
  }

  function goOnInside({ body }: TaskFrame, { pointer, before, after }: TaskPair): void {
    if (body.list !== undefined) {
      const part = partOf(after, body.caught !== undefined);
      const lists = { before: listIn(before, part), after: listIn(after, part), pointer: `${pointer}/${part}` };
      goOnInList(body.list, lists);
    }
    if (body.branches !== undefined) body.branches = goOnInBranches(body.branches, pointer, before, after);
    if (body.function?.task !== undefined && "call" in after) {
      const pair = { name: after.call, pointer: pointerTo(pointer, after.call) };
      const [old, found] = [restart.before, restart.after].map(({ use }) => use?.functions?.[after.call]);
      if (found === undefined) delete body.function;
      else goOn(body.function, { ...pair, before: old, after: found });
    }
  }

  function goOnInBranches(held: HeldTask[], pointer: string, before: Task | undefined, after: Task): HeldTask[] {
    const names = branchesOf(before).map((branch) => Object.keys(branch)[0] ?? "");
    return branchesOf(after).map((branch, index) => {
      const [name = "", task] = Object.entries(branch)[0] ?? [];
      const known = held[names.indexOf(name)];
      if (known === undefined || task === undefined) return {};
      const old = branchesOf(before)[names.indexOf(name)]?.[name];
      goOn(known, { name, pointer: pointerTo(pointer, "fork", "branches", index, name), before: old, after: task });
      return known;
    });
  }
}

/** The body is done, and only its output is missing; or something inside of it goes on. */
function canGoOn(frame: TaskFrame, task: Task): boolean {
  if (frame.extension !== undefined) return false;
  if (frame.stage === "after") return "raw" in frame;
  // A channel whose messages were being handled is read again.
  if ("call" in task && frame.body.function === undefined) return false;
  return frame.stage === "body" && (hasBegunInside(frame.body) || innerHolders(frame).some(({ task }) => task));
}

function partOf(task: Task, isCaught: boolean): "do" | "try" | "catch/do" | "foreach/do" {
  if ("try" in task) return isCaught ? "catch/do" : "try";
  return "listen" in task ? "foreach/do" : "do";
}

function listIn(task: Task | undefined, part: ReturnType<typeof partOf>): TaskList | undefined {
  if (task === undefined) return undefined;
  if ("try" in task) return part === "try" ? task.try : task.catch.do;
  if ("listen" in task) return task.foreach?.do;
  return "do" in task ? task.do : undefined;
}

function branchesOf(task: Task | undefined): TaskList {
  return task !== undefined && "fork" in task ? task.fork.branches : [];
}
