import { idempotentOperations } from "./api-types.generated.ts";
import { ParleyProblem, ParleyUnreachable } from "./problem.ts";

/** Longer waits are the caller's decision, not ours. */
const maxDelayMs = 30_000;
const maxRetryAfterMs = 60_000;
const passingStatuses = new Set([429, 502, 503, 504]);

/** These POSTs take no Idempotency-Key, and a second one changes nothing that the first has not changed. */
const harmlessToRepeat: ReadonlySet<string> = new Set([
  "POST /api/auth/refresh",
  "POST /api/conversations/{sessionId}/close",
  "POST /api/conversations/{sessionId}/stop",
  "POST /api/knowledge/search",
  "POST /api/webhook/process",
  "POST /api/webhook/process/{sourceId}",
]);

/** Whether an attempt of unknown outcome may be made again. A PATCH here sets values, so it may. */
export function isRepeatable(operation: string): boolean {
  return !operation.startsWith("POST ") || idempotentOperations.has(operation) || harmlessToRepeat.has(operation);
}

/** How long to wait before the next attempt, at random so that many clients do not come back at once. */
export function backoffMs(firstMs: number, failures: number): number {
  return Math.min(maxDelayMs, firstMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}

/** The reply to an earlier attempt with the same key is still being made: waiting for it is no failure. */
export function isInProgress(error: unknown): error is ParleyProblem {
  return error instanceof ParleyProblem && error.code === "request-in-progress";
}

/** The wait before another attempt after this failure; undefined when another attempt is not allowed or would not help. */
export function retryDelayMs(
  error: unknown,
  attempt: { failures: number; maxRetries: number; isRepeatable: boolean; firstDelayMs: number },
): number | undefined {
  if (attempt.failures > attempt.maxRetries) return undefined;
  const delayMs = backoffMs(attempt.firstDelayMs, attempt.failures);
  if (error instanceof ParleyUnreachable) return attempt.isRepeatable ? delayMs : undefined;
  if (!(error instanceof ParleyProblem) || !passingStatuses.has(error.status)) return undefined;
  // 429 is said before anything was done. After the others nobody knows.
  if (!attempt.isRepeatable && error.status !== 429) return undefined;
  const { retryAfterMs = 0 } = error;
  return retryAfterMs > maxRetryAfterMs ? undefined : Math.max(delayMs, retryAfterMs);
}
