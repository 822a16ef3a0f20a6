import type { DoTask, RaiseTask, SetTask, SwitchTask, TaskKind } from "@parley/workflows";
import type { WorkflowError } from "../calls/call.ts";
import { evaluate, fillTemplate, holds } from "../evaluating/evaluate.ts";
import { listFrame } from "../execution/run-state.ts";
import { faultOf, TaskFault } from "../execution/task-fault.ts";
import { runCall } from "./run-call.ts";
import { runEmit } from "./run-emit.ts";
import { runFor } from "./run-for.ts";
import { runFork } from "./run-fork.ts";
import { runListen } from "./run-listen.ts";
import { runTry } from "./run-try.ts";
import { runWait } from "./run-wait.ts";
import { runWorkflow } from "./run-workflow.ts";
import type { TaskRun } from "./task-run.ts";

/** The result of a task's body. */
export type BodyOutcome = {
  output: unknown;
  /** Says where the task itself sends the run, in place of its `then`. */
  next?: string;
  /** In a dry run: the output is a recorded one, to which `output.as` was applied already. */
  isRecorded?: boolean;
  /** A task inside of it ended the workflow. */
  isEnd?: boolean;
  authorization?: { scheme: string; parameter: string };
};

/** Each kind of task is done by one of these. */
export const bodies: Record<TaskKind, (under: never) => Promise<BodyOutcome>> = {
  call: runCall,
  do: runDo,
  emit: runEmit,
  for: runFor,
  fork: runFork,
  listen: runListen,
  raise: runRaise,
  run: runWorkflow,
  set: runSet,
  switch: runSwitch,
  try: runTry,
  wait: runWait,
};

async function runDo({ run, place, frame, input, scope, interpreter }: TaskRun<DoTask>): Promise<BodyOutcome> {
  frame.body.list ??= listFrame(input);
  const part = { list: place.task.do, pointer: `${place.pointer}/do`, frame: frame.body.list };
  const { output, isEnd } = await interpreter.runList(run, part, scope);
  return { output, isEnd };
}

async function runRaise({ run, place, facts, input, scope }: TaskRun<RaiseTask>): Promise<BodyOutcome> {
  const { error } = place.task.raise;
  const definition = typeof error === "string" ? run.facts.definition.use?.errors?.[error] : error;
  if (definition === undefined) throw faultOf("configuration", `The workflow has no error named ${error}`);
  const filled = (await fillTemplate(run, definition, input, { scope, facts })) as WorkflowError;
  const { type, status, title, detail, instance } = filled;
  const texts = [type, title, detail, instance].every((text) => text === undefined || typeof text === "string");
  if (!texts || type === undefined || !Number.isInteger(status) || Math.abs(status) > 999_999) {
    throw faultOf("validation", "The error to raise has no right form", "`type` is a text, `status` a whole number.");
  }
  throw new TaskFault({ ...filled, instance: filled.instance ?? place.pointer });
}

async function runSet({ run, place, facts, input, scope }: TaskRun<SetTask>): Promise<BodyOutcome> {
  const { set } = place.task;
  const fill = typeof set === "string" ? evaluate : fillTemplate;
  return { output: await fill(run, set, input, { scope, facts }) };
}

async function runSwitch({ run, place, facts, input, scope }: TaskRun<SwitchTask>): Promise<BodyOutcome> {
  let otherwise: string | undefined;
  for (const item of place.task.switch) {
    const [choice] = Object.values(item);
    if (choice === undefined) continue;
    if (choice.when === undefined) otherwise = choice.then;
    else if (await holds(run, choice.when, input, { scope, facts })) return { output: input, next: choice.then };
  }
  return otherwise === undefined ? { output: input } : { output: input, next: otherwise };
}
