import { randomBytes } from "node:crypto";

/**
 * What a tool returned, as a model reads it. The boundary is made after the result, so that no
 * result can know it, pretend to end there, and go on with instructions.
 */
export function quoteResult(output: unknown): string {
  const boundary = `result-${randomBytes(6).toString("hex")}`;
  const text = typeof output === "string" ? output : JSON.stringify(output ?? null);
  return `<${boundary}>\n${text}\n</${boundary}>`;
}
