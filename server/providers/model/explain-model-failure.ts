import { APICallError, UnsupportedFunctionalityError } from "@ai-sdk/provider";
import { cleanReason } from "@parley/outbound";
import { findRefusedPart } from "./find-refused-part.ts";
import { isVagueReason } from "./is-vague-reason.ts";
import { ModelFailed, type ModelFault } from "./model.ts";
import { readVendorReason } from "./read-vendor-reason.ts";
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

/** What was asked, for the explanation of a failure. */
type Asked = { signal: AbortSignal; apiKey: string; texts: readonly string[] };

/**
 * What the AI SDK threw, as a ModelFailed or the reason of `signal`. The message quotes nothing from the
 * vendor, whose messages may contain the key or the prompt; `vendorReason` is what is left without them.
 */
export function explainModelFailure(vendor: Vendor, error: unknown, asked: Asked): unknown {
  if (asked.signal.aborted) return asked.signal.reason;
  if (error instanceof ModelFailed) return error;
  if (UnsupportedFunctionalityError.isInstance(error)) {
    return new ModelFailed("refused-request", `${vendor.name} cannot be sent this kind of request.`, { cause: error });
  }
  const status = statusOf(error);
  const said = readVendorReason(error);
  const reason = said === undefined ? {} : { vendorReason: cleanReason(said, asked) };
  if (status !== undefined && status >= 400) {
    const fault = vendor.faultOf(status);
    const refusedPart =
      said === undefined || /^(?:401|403|408|429)$/.test(`${status}`) ? undefined : findRefusedPart(said);
    return new ModelFailed(refusedPart === undefined ? fault : "refused-request", `${sentences[fault]} (${status}).`, {
      ...reason,
      retryAfterMs: readRetryAfter(APICallError.isInstance(error) ? error.responseHeaders : undefined),
      refusedPart,
      isVague: fault === "refused-request" && (said === undefined || isVagueReason(said)),
    });
  }
  const { name } = deepestCause(error);
  return said === undefined && transportErrors.test(name)
    ? new ModelFailed("unreachable", `${sentences.unreachable}: ${name}.`, { cause: error })
    : new ModelFailed("broken", unreadable, { ...reason, cause: error });
}

/** The status of the answer, or of an error that came within a stream. */
function statusOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === "number" ? status : undefined;
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
