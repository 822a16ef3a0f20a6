import { ParleyProblem } from "./parley-problem.ts";
import { problemClassOf } from "./problems-by-status.ts";
import type { Extras } from "./settings.ts";

/** The whole client knows this beyond the chat, which must stay small. */
export const wholeClient: Extras = {
  explain: explainLoss,
  readForeign,
  toProblem: (document, retryAfterMs) => new (problemClassOf(Number(document.status)))(document, retryAfterMs),
  // After a DELETE whose answer was lost, 404 means that the first attempt succeeded.
  isDone: (method, error) => method === "DELETE" && error instanceof ParleyProblem && error.status === 404,
};

/** Node names these causes by a code. Browsers say nothing, so that pages cannot look around. */
function explainLoss(error: unknown, place: string): string | undefined {
  for (
    let cause = error as { code?: unknown; cause?: unknown } | undefined;
    cause;
    cause = cause.cause as typeof cause
  ) {
    if (cause.code === "ECONNREFUSED")
      return `Nothing listens at ${place}. Check the port, and whether the server runs.`;
    if (cause.code === "ENOTFOUND") return `No machine has the name in ${place}.`;
    if (cause.code === "ERR_SSL_WRONG_VERSION_NUMBER" || cause.code === "ERR_SSL_PACKET_LENGTH_TOO_LONG")
      return `The server at ${place} speaks http here: begin the endpoint with http://.`;
  }
  return undefined;
}

/** The compatible APIs answer in OpenAI's form: `{error: {message, code}}`. */
function readForeign(document: Record<string, unknown>): Record<string, unknown> | undefined {
  const error = document.error as { message?: unknown; code?: unknown } | undefined;
  if (typeof error?.message !== "string" || typeof error.code !== "string") return undefined;
  return { title: error.message, detail: error.message, code: error.code };
}
