import { ParleyProblem } from "../parley-problem.ts";

/** Reads an answer with an error status. */
export async function readProblem(response: Response): Promise<ParleyProblem> {
  const text = await response.text();
  const document = isProblem(response) ? parseObject(text) : undefined;
  const retryAfterMs = readRetryAfter(response.headers.get("retry-after"));
  if (document !== undefined) return new ParleyProblem({ status: response.status, ...document }, retryAfterMs);
  const foreign = {
    status: response.status,
    code: "unexpected-answer",
    title: response.statusText,
    detail: `The answer has status ${response.status} and is not a problem document.`,
    requestId: response.headers.get("x-request-id") ?? undefined,
    body: text.slice(0, 1_000),
  };
  return new ParleyProblem(foreign, retryAfterMs);
}

function isProblem(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").startsWith("application/problem+json");
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    // The answer was cut off or is not JSON.
    return undefined;
  }
}

/** Seconds or a date, by RFC 9110. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
