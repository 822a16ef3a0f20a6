import { APICallError, TypeValidationError } from "@ai-sdk/provider";
import { findMessage, readReasonOfBody } from "@parley/outbound";

/**
 * What a vendor's error says, in its own words: from the bodies of OpenAI, Anthropic, Google, Mistral
 * and the servers that resemble them, or from an error within a stream. It may contain anything, also
 * the key and the prompt: `cleanReason` comes before anybody reads it.
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
