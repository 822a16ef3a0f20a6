import { timeZoneOf } from "../execution/run-settings.ts";
// Long because the specification's order of a task's steps is one thing.

import { kindOf, type Task } from "@parley/workflows";
import { CallFault, type WorkflowError } from "../calls/call.ts";
import { checkSchema } from "../evaluating/check-schema.ts";
import { evaluate, fillTemplate, holds } from "../evaluating/evaluate.ts";
import type { TaskFacts } from "../evaluating/expression-arguments.ts";
import { readDuration } from "../evaluating/read-duration.ts";
import type { Scope, TaskPlace } from "../evaluating/scope.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf, TaskFault } from "../execution/task-fault.ts";
import type { TaskRecord } from "../execution/task-record.ts";
import { type BodyOutcome, bodies } from "./bodies.ts";
import { extend } from "./extend.ts";
import { BranchLost, type Interpreter, type TaskHolder, type TaskOutcome, type TaskRun } from "./task-run.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/** Runs one task, or what is left of it. Throws TaskFault. */
export async function runTask(
  interpreter: Interpreter,
  run: RunExecution,
  place: TaskPlace<Task>,
  holder: TaskHolder,
  scope: Scope,
): Promise<TaskOutcome> {
  scope.signal.throwIfAborted();
  const { task } = place;
  let frame = holder.task;
  let record: TaskRecord;
  let facts: TaskFacts;
  if (frame === undefined) {
    const raw = holder.held ?? null;
    facts = { place, raw, startedAt: new Date() };
    record = recordOf(run, place, holder, scope, facts);
    if (task.if !== undefined) {
      const isWanted = await orRecord(run, record, () => holds(run, task.if ?? "", raw, { scope, facts }));
      if (!isWanted) {
        run.note({ ...record, status: "skipped", endedAt: new Date() });
        return { output: raw, next: "continue" };
      }
    }
    await orRecord(run, record, async () => {
      await checkSchema(run, task.input?.schema, raw, "input");
      if (task.input?.from !== undefined) {
        record.input = await evaluate(run, task.input.from, raw, { scope, facts });
        record.kept.raw = raw;
      }
    });
    frame = { number: record.number, stage: "before", body: {} };
    holder.task = frame;
    delete holder.held;
    run.note(record);
  } else {
    const found = run.records.get(frame.number);
    if (found === undefined) throw faultOf("runtime", "The run cannot go on here", `Task ${frame.number} is missing.`);
    record = found;
    facts = { place, raw: "raw" in record.kept ? record.kept.raw : record.input, startedAt: record.startedAt };
  }
  facts.input = { value: record.input };
  const under: TaskRun = {
    run,
    place,
    scope: { ...scope, parent: record.number },
    frame,
    record,
    facts,
    input: record.input,
    interpreter,
  };
  try {
    const limit = await readLimit(under);
    const outcome = await withTimeLimit(under, limit, (limited) => runStages({ ...under, scope: limited }));
    record.status = "completed";
    record.endedAt = new Date();
    record.waitingFor = undefined;
    run.note(record);
    return outcome;
  } catch (error) {
    throw recordFault(run, record, place, error);
  }
}

function recordOf(
  run: RunExecution,
  { name, pointer, task }: TaskPlace<Task>,
  holder: TaskHolder,
  scope: Scope,
  facts: TaskFacts,
): TaskRecord {
  return {
    number: run.nextNumber(),
    parent: scope.parent,
    pointer,
    name,
    kind: kindOf(task),
    iteration: scope.iteration,
    status: "running",
    // A `try` counts its own attempts.
    attempt: "try" in task ? 1 : scope.attempt,
    input: facts.raw,
    kept: { contextFrom: run.state.contextFrom, at: holder.at ?? 0, steps: holder.steps ?? 0 },
    startedAt: facts.startedAt,
  };
}

/** Runs the extensions before it, the task itself, its output, and the extensions after it. */
async function runStages(under: TaskRun): Promise<TaskOutcome> {
  const { run, place, frame, record, facts, scope } = under;
  const { task } = place;
  let body: BodyOutcome = { output: record.input };
  let isBypassed = false;
  if (frame.stage === "before") {
    const before = await extend(under, "before", record.input);
    isBypassed = before.isExit;
    if (isBypassed) body = { output: before.output };
    frame.stage = "body";
  }
  if (frame.stage === "body" && !isBypassed) {
    body = await bodies[kindOf(task)](under as never);
    if (body.authorization !== undefined) facts.authorization = body.authorization;
  }
  const raw = frame.stage === "after" ? frame.raw : body.output;
  if (!isBypassed) {
    frame.stage = "after";
    frame.raw = raw;
    await extend(under, "after", raw);
  }
  facts.rawOutput = { value: raw };
  const output =
    task.output?.as === undefined || body.isRecorded ? raw : await evaluate(run, task.output.as, raw, { scope, facts });
  facts.output = { value: output };
  await checkSchema(run, task.output?.schema, output, "output");
  if (task.export?.as !== undefined) {
    const context = await evaluate(run, task.export.as, output, { scope, facts });
    await checkSchema(run, task.export.schema, context, "context");
    run.state.context = context;
    run.state.contextFrom = record.number;
    record.context = context;
  }
  record.output = output;
  delete frame.raw;
  return { output, next: body.isEnd ? "end" : (body.next ?? task.then ?? "continue") };
}

async function readLimit({ run, place, scope, facts, frame, input }: TaskRun): Promise<number | undefined> {
  const { timeout } = place.task;
  if (timeout === undefined) return undefined;
  if (frame.deadlineMs === undefined) {
    const rule = typeof timeout === "string" ? run.facts.definition.use?.timeouts?.[timeout] : timeout;
    const after = await fillTemplate(run, rule?.after, input, { scope, facts });
    const fromMs = facts.startedAt.getTime();
    frame.deadlineMs = fromMs + readDuration(after, { fromMs, timeZone: timeZoneOf(run.facts.definition) });
  }
  return frame.deadlineMs;
}

/** A task that fails before it begins has a row of its own, too. */
async function orRecord<Value>(run: RunExecution, record: TaskRecord, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw recordFault(run, record, record, error);
  }
}

function recordFault(run: RunExecution, record: TaskRecord, { pointer }: { pointer: string }, error: unknown): unknown {
  const fault = asTaskFault(run, error);
  // Released or stopped: the task goes on elsewhere, or the end of the run cancels it.
  if (!(fault instanceof TaskFault || fault instanceof BranchLost)) return fault;
  record.endedAt = new Date();
  record.waitingFor = undefined;
  if (fault instanceof BranchLost) {
    record.status = "cancelled";
    run.note(record);
    return fault;
  }
  fault.error.instance ??= pointer;
  Object.assign(fault.error, cleanError(fault.error));
  record.status = "faulted";
  record.error = fault.error;
  if (fault.effect !== undefined) record.effect = fault.effect;
  run.note(record);
  return fault;
}

/** Everything that is no stop of the execution becomes a fault of the task. */
function asTaskFault(run: RunExecution, error: unknown): unknown {
  if (error instanceof TaskFault) return error;
  if (error instanceof CallFault) return new TaskFault({ ...error.error }, { effect: error.effect });
  if (run.signal.aborted || error instanceof BranchLost) return error;
  run.kernel.log.warn({ error: (error as Error).name, run: run.facts.id }, "a task of a run failed unexpectedly");
  return faultOf("runtime", "The task failed unexpectedly", (error as Error).name);
}

const mostCharacters = 8_192;

/** Gives an error as it can be stored and announced: without NUL characters and half characters, and not endless. */
function cleanError({ type, status, title, detail, instance, headers, body }: WorkflowError): WorkflowError {
  return {
    type: clean(type),
    status,
    ...(title === undefined ? {} : { title: clean(title) }),
    ...(detail === undefined ? {} : { detail: clean(detail) }),
    ...(instance === undefined ? {} : { instance: clean(instance) }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  };
}

function clean(text: string): string {
  return text.slice(0, mostCharacters).toWellFormed().replaceAll("\0", "\u{fffd}");
}
