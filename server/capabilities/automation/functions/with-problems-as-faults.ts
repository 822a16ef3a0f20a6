import { Problem } from "../../../kernel/problem.ts";
import { CallFault, type Effect, standardError } from "../calls/call.ts";

/** Runs what throws problems, which become faults of the call. Other errors are thrown on. */
export async function withProblemsAsFaults<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? faultOfProblem(error) : error;
  }
}

function faultOfProblem({ type, detail, errors = [], headers }: Problem, effect: Effect = "not-sent"): CallFault {
  const faults = errors.map(({ pointer, message }) => `${pointer} ${message}`);
  return new CallFault(
    {
      type: standardError(kindOf(type.status)),
      status: type.status,
      title: type.title,
      detail: [detail, ...faults].join(" "),
      ...(headers["retry-after"] !== undefined && { headers }),
    },
    effect,
  );
}

function kindOf(status: number) {
  if (status === 401) return "authentication";
  if (status === 403) return "authorization";
  if (status === 429 || status >= 500) return "communication";
  return "validation";
}
