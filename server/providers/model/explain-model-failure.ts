import { APICallError, TypeValidationError, UnsupportedFunctionalityError } from "@ai-sdk/provider";
import { cleanReason, findMessage, readReasonOfBody } from "@parley/outbound";
import { ModelFailed, type ModelFault, type RefusedPart } from "./model.ts";
import type { Vendor } from "./vendor.ts";

/** Words of errors that say no more than that the request failed. */
const emptyWords = new Set(
  (
    "a an and again argument arguments bad be body by cannot check client code contains content could entity error " +
    "exception exists failed for from has have http in input invalid is it malformed not occurred of or parameter " +
    "parameters params payload please process processable processed provider refused rejected request response " +
    "returned returning sent server something status the this to try type unable unknown unprocessable upstream " +
    "validation value was went with wrong your"
  ).split(" "),
);

/**
 * Tells whether a vendor's reason names nothing of the request: "Bad request", "Provider returned
 * error (400)".
 */
function isVagueReason(reason: string): boolean {
  const words = reason.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return words.every((word) => emptyWords.has(word));
}

const refusal =
  /\bnot\b|n['’]t\b|\bno\b|\bun(?:supported|known|recogni[sz]ed|expected|available)\b|\bextra (?:inputs?|fields?)\b|\brequires? --/i;
const ofTools = /\btools?\b|\btool_choice\b|\bfunction[ _-]?call(?:s|ing)?\b|\bfunctions\b/i;
const ofSystem = /\b(?:system|developer) (?:role|message|prompt|instruction)|\broles must alternate\b/i;
/** One tool, or one message about a tool, is wrong: the model takes tools. */
const ofOneTool =
  /schema|pattern|\.(?:name|parameters)\b|(?:function|tool)(?:'s)? (?:name|parameters)|\brole\b|tool_call_id|\[\d+\]|maximum|too (?:many|long)/i;

/** Finds the part of a request that the model refuses altogether, by the vendor's words. */
export function findRefusedPart(reason: string): RefusedPart | undefined {
  if (ofSystem.test(reason) && (refusal.test(reason) || /must alternate/i.test(reason))) return "system";
  return ofTools.test(reason) && refusal.test(reason) && !ofOneTool.test(reason) ? "tools" : undefined;
}

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

/** The explanation of a failure needs to know what was asked, so that it quotes nothing of it. */
type Asked = { signal: AbortSignal; apiKey: string; texts: readonly string[] };

/**
 * Turns what the AI SDK threw into a ModelFailed or the reason of `signal`. The message quotes
 * nothing from the vendor, whose messages may contain the key or the prompt; `vendorReason` is what
 * is left without them.
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
    ? new ModelFailed("unreachable", `${sentences.unreachable}: ${name}.`, {
        cause: error,
        isLate: name === "OutboundTimeout",
      })
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

/**
 * Reads what a vendor's error says, in its own words: from the bodies of OpenAI, Anthropic, Google,
 * Mistral and the servers that resemble them, or from an error within a stream. It may contain
 * anything, also the key and the prompt: `cleanReason` comes before anybody reads it.
 */
export function readVendorReason(error: unknown): string | undefined {
  if (APICallError.isInstance(error)) {
    return error.responseBody === undefined ? findMessage(error.data) : readReasonOfBody(error.responseBody);
  }
  // An error in a stream, where the vendor's package expects a piece of the answer.
  if (TypeValidationError.isInstance(error)) return isErrorBody(error.value) ? findMessage(error.value) : undefined;
  // Any other Error is about the transport or the reading of the answer.
  return error instanceof Error ? undefined : findMessage(error);
}

function isErrorBody(value: unknown): boolean {
  const { error, object } = Object(value) as { error?: unknown; object?: unknown };
  return (error !== undefined && error !== null) || object === "error";
}
