import { CallFault } from "../calls/call.ts";
import { checkSchema } from "../evaluating/check-schema.ts";
import { evaluate, fillTemplate } from "../evaluating/evaluate.ts";
import { readDuration } from "../evaluating/read-duration.ts";
import type { Scope } from "../evaluating/scope.ts";
import { Released, Stopped } from "../execution/execution-state.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { budgetOf, timeZoneOf } from "../execution/run-settings.ts";
import { listFrame } from "../execution/run-state.ts";
import { faultOf, TaskFault } from "../execution/task-fault.ts";
import { runList } from "../interpreter/run-list.ts";
import { exhausted } from "../interpreter/spend-call.ts";
import { withTimeLimit } from "../interpreter/with-time-limit.ts";

/** After so many deaths of its nodes a run fails, so that it cannot end all nodes in turn. */
const mostDeaths = 3;

/** Executes a run until it ends, or until all of its tasks wait. Throws other errors, such as a failed write. */
export async function performRun(
  run: RunExecution,
  { isCancelRequested, deaths, isUnstorable }: { isCancelRequested: boolean; deaths: number; isUnstorable: boolean },
): Promise<void> {
  try {
    if (isCancelRequested) throw new Stopped(true);
    if (isUnstorable) throw faultOf("runtime", "What the task made cannot be stored");
    if (deaths >= mostDeaths) {
      throw faultOf("runtime", `${deaths} nodes have died while they executed this task`, "It may be what ends them.");
    }
    if (!run.facts.isDefined) throw faultOf("configuration", "The workflow was deleted");
    await run.end({ status: "completed", output: await perform(run) });
  } catch (error) {
    // A document that the workflow names as a whole was read outside of any task.
    const fault = error instanceof CallFault ? new TaskFault(error.error, { effect: error.effect }) : error;
    const reason = run.signal.aborted && !(fault instanceof TaskFault) ? run.signal.reason : fault;
    if (reason instanceof Released) return;
    if (reason instanceof Stopped) {
      if (reason.isCancelled) await run.end({ status: "cancelled" });
      return;
    }
    if (!(reason instanceof TaskFault)) throw reason;
    await run.end({ status: "faulted", error: reason.error });
  }
}

async function perform(run: RunExecution): Promise<unknown> {
  const { definition } = run.facts;
  const scope: Scope = {
    key: "",
    parent: null,
    variables: {},
    signal: run.signal,
    isExtension: false,
    iteration: null,
    attempt: 1,
  };
  const place = { pointer: "" };
  if (run.isFresh) {
    await checkSchema(run, definition.input?.schema, run.facts.input, "input");
    const from = definition.input?.from;
    const input = from === undefined ? run.facts.input : await evaluate(run, from, run.facts.input, {});
    run.state.context = input;
    run.state.root = listFrame(input);
  }
  const work = async (limited: Scope) => {
    const { output } = await runList(run, { list: definition.do, pointer: "/do", frame: run.state.root }, limited);
    const shown = definition.output?.as === undefined ? output : await evaluate(run, definition.output.as, output, {});
    await checkSchema(run, definition.output?.schema, shown, "output");
    return shown;
  };
  const { limitMs, budgetMs } = await readLimits(run);
  const limited = { run, scope, place };
  if (budgetMs === undefined || (limitMs !== undefined && limitMs <= budgetMs)) {
    return withTimeLimit(limited, limitMs, work);
  }
  return withTimeLimit(limited, budgetMs, work, () => exhausted("time"));
}

/** Finds when the run times out by its own limit, and when its budget of time is used up. */
async function readLimits(run: RunExecution): Promise<{ limitMs?: number; budgetMs?: number }> {
  const { definition, startedAt } = run.facts;
  const { resumedMs = startedAt.getTime(), workedMs = 0 } = run.state;
  const rule =
    typeof definition.timeout === "string" ? definition.use?.timeouts?.[definition.timeout] : definition.timeout;
  const { time } = budgetOf(definition);
  const start = { fromMs: resumedMs, timeZone: timeZoneOf(definition) };
  // Resuming a run begins its time limit again, and goes on with its budget.
  return {
    ...(rule !== undefined && {
      limitMs: resumedMs + readDuration(await fillTemplate(run, rule.after, run.facts.input, {}), start),
    }),
    ...(time !== undefined && {
      budgetMs: resumedMs - workedMs + readDuration(await fillTemplate(run, time, run.facts.input, {}), start),
    }),
  };
}
