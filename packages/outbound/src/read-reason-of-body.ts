/** Reads the reason that the body of a vendor's answer gives, in the vendor's own words. */
export function readReasonOfBody(body: string): string | undefined {
  try {
    return findMessage(JSON.parse(body));
  } catch {
    const text = body.trim();
    // A page of HTML is from a gateway, and tells nothing about the model.
    return text === "" || text.startsWith("<") ? undefined : text;
  }
}

/**
 * The bodies have their message in one of these members. Those of `msg` name the refused field in
 * `loc`.
 */
const places = ["error", "message", "detail", "details", "errors", "msg", "description", "title"];
const deepest = 5;

/** Finds the message in a parsed body, where vendors put it. */
export function findMessage(body: unknown, depth = 0): string | undefined {
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
