import { parseJsonWithin } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { framesOf } from "../execution/frames-of.ts";
import { listFrame, type RunState } from "../execution/run-state.ts";
import type { TaskRecord } from "../execution/task-record.ts";
import { statePurpose } from "../executor/database-journal.ts";
import { hiddenMark } from "../hiding/hidden-texts.ts";
import { listTasks, toRecord } from "../runs/store.ts";
import { rebuildState } from "./rebuild-state.ts";
import { type Begun, type Definitions, type Reopened, restartTasks } from "./restart-tasks.ts";
import { findTaskNumber, listPointers, type StoppedRun } from "./store.ts";
import { TaskUnknown } from "./task-unknown.ts";

type Plan = {
  /** Null means the run begins at its beginning. */
  state: RunState | null;
  reopened: Reopened;
  /** The tasks that go on. */
  numbers: number[];
};

type PlanOrder = {
  fromTask: string | undefined;
  now: Date;
  /** The task that begins again gets this input. */
  given: { input: unknown } | undefined;
};

/** A run with more tasks is not read whole. */
const mostTasks = 20_000;
const pointersShown = 30;

/** Plans where a run goes on. Throws TaskUnknown. */
export async function planRestart(
  kernel: Kernel,
  tx: Transaction,
  run: StoppedRun,
  { fromTask, before, after, now, given }: Definitions & PlanOrder,
): Promise<Plan> {
  const from = fromTask === undefined ? undefined : await findFrom(tx, run, fromTask);
  const kept = readState(kernel, run);
  if (kept === undefined && from === undefined) {
    if (given === undefined) return { state: null, reopened: [], numbers: [] };
    const { input } = given;
    return { state: { ...emptyState(), context: input, root: listFrame(input) }, reopened: [], numbers: [] };
  }
  const tasks = await listTasks(tx, run, { after: -1, limit: mostTasks });
  const records = tasks.map((task) => withHidden(toRecord(task), kept?.hidden));
  const isInState = kept !== undefined && [...framesOf(kept)].some(({ number }) => number === from);
  const isRebuilt = from !== undefined && !isInState;
  let [state, reopened] = [kept ?? emptyState(), [] as Reopened];
  if (isRebuilt) {
    const target = records.find(({ number }) => number === from);
    if (target === undefined) throw new TaskUnknown(fromTask ?? "", []);
    const changed =
      given === undefined ? target : { ...target, input: given.input, kept: { ...target.kept, raw: given.input } };
    const rebuilt = rebuildState(
      records.map((record) => (record === target ? changed : record)),
      changed,
      after,
      now,
    );
    reopened = rebuilt.reopened;
    const { root, context, contextFrom } = rebuilt;
    state = { ...state, root, context: contextFrom === null ? firstContext(records) : context, contextFrom };
    delete state.hidden;
    refuseHidden(state, changed);
  } else {
    const byNumber = new Map(records.map((record) => [record.number, record]));
    const restarted = restartTasks(state, { before, after, records: byNumber, from, nowMs: now.getTime() });
    reopened = restarted.reopened;
    if (given !== undefined) giveInput(restarted.begun, from, given.input);
  }
  countTime(state, run, now);
  return { state, reopened, numbers: [...framesOf(state)].map(({ number }) => number) };
}

/** Throws TaskUnknown unless it is clear which task gets the input. */
function giveInput(begun: readonly Begun[], from: number | undefined, input: unknown): void {
  const [one, ...others] = from === undefined ? begun : begun.filter(({ number }) => number === from);
  if (one === undefined || others.length > 0) {
    const pointers = begun.map(({ pointer }) => pointer).join(", ");
    const found = pointers === "" ? "No task begins again." : `These begin again: ${pointers}.`;
    throw new TaskUnknown("", [], `Say with \`fromTask\` which task gets \`input\`. ${found}`);
  }
  one.holder.held = input;
}

async function findFrom(tx: Transaction, run: StoppedRun, task: string): Promise<number> {
  const found = await findTaskNumber(tx, run, task);
  if (found !== undefined && !found.isAmbiguous) return found.number;
  throw new TaskUnknown(task, await listPointers(tx, run, pointersShown));
}

function readState(kernel: Kernel, { id, state, encryptedState }: StoppedRun): RunState | undefined {
  if (encryptedState === null) return (state ?? undefined) as RunState | undefined;
  return parseJsonWithin(kernel.secrets.decrypt(statePurpose, encryptedState, id)) as RunState;
}

function emptyState(): RunState {
  return { context: null, contextFrom: null, root: { at: 0, steps: 0 }, calls: 0, tokens: 0 };
}

function withHidden(record: TaskRecord, hidden: RunState["hidden"]): TaskRecord {
  const whole = hidden?.[record.number];
  return whole === undefined ? record : { ...record, ...whole };
}

/** Before any task exports one, the context is the input of the first task. */
function firstContext([first]: readonly TaskRecord[]): unknown {
  return first?.kept.raw ?? first?.input ?? null;
}

/** Refuses a start from a task whose input held secrets, because its row does not show them. */
function refuseHidden(state: RunState, { name }: TaskRecord): void {
  if (JSON.stringify([state.root, state.context]).includes(hiddenMark)) {
    throw new TaskUnknown(`${name}, whose input held a secret`, []);
  }
}

/** The time in which the run had ended does not count. */
function countTime(state: RunState, { startedAt, endedAt }: StoppedRun, now: Date): void {
  if (endedAt === null || startedAt === null) return;
  state.workedMs = (state.workedMs ?? 0) + endedAt.getTime() - (state.resumedMs ?? startedAt.getTime());
  state.resumedMs = now.getTime();
}
