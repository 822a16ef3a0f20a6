import type { Kernel } from "../../../kernel/kernel.ts";
import { overloaded, Problem, rateLimited } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";

/** A recording takes up to 100 MiB of memory until its text is there. */
const [most, mostOfWorkspace] = [6, 3];

const underWay = state(() => new Map<string, number>());

/** Does the work unless too many recordings are transcribed already. @throws overloaded, rate-limited */
export async function withTranscriptionPlace<Value>(
  kernel: Kernel,
  workspaceId: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const counts = underWay(kernel);
  const own = counts.get(workspaceId) ?? 0;
  if (own >= mostOfWorkspace) throw tooMany(rateLimited, "Your workspace");
  if (counts.values().reduce((sum, count) => sum + count, 0) >= most) throw tooMany(overloaded, "This server");
  counts.set(workspaceId, own + 1);
  try {
    return await work();
  } finally {
    const left = counts.get(workspaceId)! - 1;
    if (left === 0) counts.delete(workspaceId);
    else counts.set(workspaceId, left);
  }
}

function tooMany(type: typeof overloaded, who: string): Problem {
  const detail = `${who} transcribes as many recordings as it can. Try again in 2 s.`;
  return new Problem(type, detail, { headers: { "retry-after": "2" } });
}
