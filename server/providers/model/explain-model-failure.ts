import { APICallError, UnsupportedFunctionalityError } from "@ai-sdk/provider";
import { ModelFailed, type ModelFault } from "./model.ts";
import type { Vendor } from "./vendor.ts";

const sentences: Readonly<Record<ModelFault, string>> = {
  "refused-key": "The provider refused the key",
  "unknown-model": "The provider does not know the model or the address",
  "rate-limited": "The provider's rate limit is reached",
  "refused-request": "The provider refused the request",
  unreachable: "The model could not be reached",
  "too-long": "The model wrote more than a reply may hold",
  broken: "The provider failed",
};

const unreadable = "The provider's answer could not be read.";

/**
 * What the AI SDK threw, as a ModelFailed or the reason of `signal`.
 * The message quotes nothing from the vendor, whose messages may contain the key or the prompt.
 */
export function explainModelFailure(vendor: Vendor, error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelFailed) return error;
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    return explainStatus(vendor, error.statusCode, error);
  }
  if (UnsupportedFunctionalityError.isInstance(error)) {
    return new ModelFailed("refused-request", `${vendor.name} cannot be sent this kind of request.`, { cause: error });
  }
  const { name } = deepestCause(error);
  return transportErrors.test(name)
    ? new ModelFailed("unreachable", `${sentences.unreachable}: ${name}.`, { cause: error })
    : new ModelFailed("broken", unreadable, { cause: error });
}

function explainStatus(vendor: Vendor, status: number, error: APICallError): ModelFailed {
  if (status < 400) return new ModelFailed("broken", unreadable, { cause: error });
  const fault = vendor.faultOf(status);
  const retryAfterMs = readRetryAfter(error.responseHeaders);
  return new ModelFailed(fault, `${sentences[fault]} (${status}).`, { retryAfterMs });
}

/** Names of errors from sending a request. Every other error is about an answer that arrived. */
const transportErrors =
  /^(?:Outbound|AddressRefused|ResponseTooLarge|SocketError|ConnectTimeout|Error$|TimeoutError$|AbortError$)/;

function deepestCause(error: unknown): Error {
  let found = error instanceof Error ? error : new Error("unknown");
  while (found.cause instanceof Error) found = found.cause;
  return found;
}

function readRetryAfter(headers: Record<string, string> | undefined): number | undefined {
  const seconds = Number(headers?.["retry-after"]);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
