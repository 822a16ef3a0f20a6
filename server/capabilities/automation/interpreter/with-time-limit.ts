import { inside, type Scope } from "../evaluating/scope.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf, type TaskFault } from "../execution/task-fault.ts";

type Limited = { run: RunExecution; scope: Scope; place: { pointer: string } };

const longestTimerMs = 2_147_483_647;

/** Runs the work, which ends with a fault of the type `timeout` when its time is over. */
export async function withTimeLimit<Value>(
  { run, scope, place }: Limited,
  untilMs: number | undefined,
  work: (scope: Scope) => Promise<Value>,
  makeFault: () => TaskFault = () =>
    faultOf("timeout", "The time limit is over", `${place.pointer || "The run"} took longer than its timeout allows.`),
): Promise<Value> {
  if (untilMs === undefined) return work(scope);
  const limit = new AbortController();
  const expire = () => {
    const fault = makeFault();
    fault.error.instance = place.pointer;
    limit.abort(fault);
  };
  const leftMs = untilMs - Date.now();
  if (leftMs <= 0) expire();
  // No timer may be longer. A run of weeks waits, and a waiting run is in no memory.
  const timer = leftMs <= longestTimerMs ? setTimeout(expire, Math.max(leftMs, 0)) : undefined;
  const endWatch = run.watchDeadline(untilMs);
  try {
    return await work(inside(scope, { signal: AbortSignal.any([scope.signal, limit.signal]) }));
  } finally {
    clearTimeout(timer);
    endWatch();
  }
}
