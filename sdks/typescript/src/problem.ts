import type { KnownProblemCode } from "./api-types.generated.ts";

/** `unexpected-answer`: the status tells of an error, but what came is no problem of Parley's, e.g. a proxy's page. */
export type ProblemCode = KnownProblemCode | "unexpected-answer";

export type WrongMember = { pointer: string; message: string };

/** A request that the server refused or could not do: RFC 9457. */
export class ParleyProblem extends Error {
  override readonly name = "ParleyProblem";
  readonly status: number;
  /** Stable. A server that is newer than this client may give codes that the type does not know. */
  readonly code: ProblemCode;
  readonly title: string;
  readonly detail: string;
  /** The members of the request that are wrong, by JSON pointer. */
  readonly errors: readonly WrongMember[];
  /** Names the request in the server's log; undefined when the answer did not come from Parley. */
  readonly requestId: string | undefined;
  /** How long the server asks to wait before another attempt. */
  readonly retryAfterMs: number | undefined;
  /** The whole document, with the members that only this kind of problem has. */
  readonly document: Readonly<Record<string, unknown>>;

  constructor(document: Readonly<Record<string, unknown>>, retryAfterMs?: number) {
    super(`${textOf(document.code)}: ${textOf(document.detail)}`);
    this.status = Number(document.status);
    this.code = textOf(document.code) as ProblemCode;
    this.title = textOf(document.title);
    this.detail = textOf(document.detail);
    this.errors = Array.isArray(document.errors) ? (document.errors as WrongMember[]) : [];
    this.requestId = typeof document.requestId === "string" ? document.requestId : undefined;
    this.retryAfterMs = retryAfterMs;
    this.document = document;
  }
}

/** No answer came: the server could not be reached, the connection broke off, or the time was up. The cause says which. */
export class ParleyUnreachable extends Error {
  override readonly name = "ParleyUnreachable";
  readonly isTimeout: boolean;

  constructor(message: string, options: { cause?: unknown; isTimeout?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.isTimeout = options.isTimeout ?? false;
  }
}

/** Reads the problem out of an answer whose status tells of an error. */
export async function readProblem(response: Response): Promise<ParleyProblem> {
  const text = await response.text();
  const document = isProblem(response) ? parseObject(text) : undefined;
  const retryAfterMs = readRetryAfter(response.headers.get("retry-after"));
  if (document !== undefined) return new ParleyProblem({ status: response.status, ...document }, retryAfterMs);
  const foreign = {
    status: response.status,
    code: "unexpected-answer",
    title: response.statusText,
    detail: `The answer has status ${response.status} and is no problem document.`,
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
    // What is cut short or no JSON is told of as what it is: no problem document.
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

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
