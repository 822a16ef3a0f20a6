import type { TaskKind } from "@parley/workflows";
import { runCall } from "./run-call.ts";
import { runDo } from "./run-do.ts";
import { runEmit } from "./run-emit.ts";
import { runFor } from "./run-for.ts";
import { runFork } from "./run-fork.ts";
import { runListen } from "./run-listen.ts";
import { runRaise } from "./run-raise.ts";
import { runSet } from "./run-set.ts";
import { runSwitch } from "./run-switch.ts";
import { runTry } from "./run-try.ts";
import { runWait } from "./run-wait.ts";
import { runWorkflow } from "./run-workflow.ts";

/** The result of a task's body. */
export type BodyOutcome = {
  output: unknown;
  /** Where the task itself sends the run, in place of its `then`. */
  next?: string;
  /** In a dry run: the output is a recorded one, to which `output.as` was applied already. */
  isRecorded?: boolean;
  /** A task inside of it ended the workflow. */
  isEnd?: boolean;
  authorization?: { scheme: string; parameter: string };
};

/** How each kind of task is done. */
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
