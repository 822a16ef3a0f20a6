import { ParleyProblem } from "../parley-problem.ts";
import type { Exchange } from "./exchange.ts";

/** Reads an answer with an error status. A proxy may quote the key, which is left out. */
export async function readProblem(
  response: Response,
  { key, extras }: { key: string | undefined; extras?: Exchange["extras"] },
): Promise<ParleyProblem> {
  const text = withoutKey(await response.text(), key);
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem");
  const problemOf = extras?.toProblem ?? plain;
  const retryAfterMs = readRetryAfter(response.headers.get("retry-after"));
  try {
    const json = JSON.parse(text);
    const document: Record<string, unknown> | undefined = isProblem ? json : extras?.readForeign(json);
    if (typeof document?.code === "string") return problemOf({ ...document, status: response.status }, retryAfterMs);
  } catch {
    // The answer was cut off or is not JSON.
  }
  return unexpected(response, text, problemOf, retryAfterMs);
}

/** Leaves the key out of a text that others wrote. */
export function withoutKey(text: string, key: string | undefined): string {
  return key ? text.replaceAll(key, "[key]") : text;
}

type Maker = (document: Readonly<Record<string, unknown>>, retryAfterMs?: number) => ParleyProblem;

const plain: Maker = (...parts) => new ParleyProblem(...parts);

/** Makes the problem of an answer that did not come from Parley, or that was damaged on its way. */
export function unexpected(
  { status, headers }: Response,
  text: string,
  problemOf: Maker = plain,
  retryAfterMs?: number,
): ParleyProblem {
  const code = "unexpected-answer";
  const title = `The answer with status ${status} is not one of Parley.`;
  const requestId = headers.get("x-request-id") ?? undefined;
  return problemOf({ status, code, title, detail: title, requestId, body: text.slice(0, 1_000) }, retryAfterMs);
}

/** Seconds or a date, by RFC 9110. */
function readRetryAfter(header: string | null): number | undefined {
  const at = Number(header ?? "x") * 1_000 + Date.now() || Date.parse(header ?? "");
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
