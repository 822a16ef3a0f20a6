import { APICallError, TypeValidationError } from "@ai-sdk/provider";

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

/** The same, of the body of an answer. */
export function readReasonOfBody(body: string): string | undefined {
  try {
    return findMessage(JSON.parse(body));
  } catch {
    const text = body.trim();
    // A page of HTML is from a gateway, and tells nothing about the model.
    return text === "" || text.startsWith("<") ? undefined : text;
  }
}

/** Where the bodies have their message. Those of `msg` name the refused field in `loc`. */
const places = ["error", "message", "detail", "details", "errors", "msg", "description", "title"];
const deepest = 5;

function findMessage(body: unknown, depth = 0): string | undefined {
  if (typeof body === "string") return body.trim() === "" ? undefined : body;
  if (typeof body !== "object" || body === null || depth > deepest) return undefined;
  if (Array.isArray(body)) return findMessage(body[0], depth + 1);
  const fields = body as Record<string, unknown>;
  for (const place of places) {
    const found = findMessage(fields[place], depth + 1);
    if (found === undefined) continue;
    return place === "msg" && Array.isArray(fields.loc) ? `${fields.loc.join(".")}: ${found}` : found;
  }
  return undefined;
}
