import type { KnownProblemCode } from "./generated/api-types.generated.d.ts";

/**
 * `unexpected-answer`: the status is an error, but the answer is no problem document, e.g. a
 * proxy's page.
 */
export type ProblemCode = KnownProblemCode | "unexpected-answer";

export type WrongMember = { pointer: string; message: string };

/**
 * The server refused the request or failed. The members are those of a problem document (RFC 9457).
 */
export class ParleyProblem extends Error {
  override readonly name: string = "ParleyProblem";
  readonly status: number;
  /** Stable. A server that is newer than this client may send a code that the type lacks. */
  readonly code: ProblemCode;
  readonly title: string;
  readonly detail: string;
  /** The members of the request that are wrong, by JSON pointer. */
  readonly errors: readonly WrongMember[];
  /** The request's id in the server's log. Undefined when the answer did not come from Parley. */
  readonly requestId: string | undefined;
  /** The next attempt should wait so long, if the server says so. */
  readonly retryAfterMs: number | undefined;
  /** The whole document, including members that only this code has. */
  readonly document: Readonly<Record<string, unknown>>;

  constructor(document: Readonly<Record<string, unknown>>, retryAfterMs?: number) {
    super(`${textOf(document.code)}: ${textOf(document.detail)}`);
    this.status = Number(document.status);
    this.code = textOf(document.code) as ProblemCode;
    this.title = textOf(document.title);
    this.detail = textOf(document.detail);
    this.errors = Array.isArray(document.errors) ? (document.errors as WrongMember[]) : [];
    this.requestId = document.requestId as string | undefined;
    this.retryAfterMs = retryAfterMs;
    this.document = document;
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
