/** One table of coded errors (RFC 9457). The public sentence, the stable code and the internal cause are kept apart. */
export type ProblemType = { code: string; status: number; title: string };

/** `pointer` is an RFC 6901 JSON pointer into the request, starting with /body, /query or /path. */
export type FieldError = { pointer: string; message: string };

export type ProblemExtras = {
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
  /** Extra members of the problem document (RFC 9457 section 3.2). */
  members?: Record<string, unknown>;
};

/** What a deed throws when it cannot be done; the HTTP layer turns it into `application/problem+json`. */
export class Problem extends Error {
  readonly type: ProblemType;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly members: Record<string, unknown>;

  constructor(type: ProblemType, detail: string, extras: ProblemExtras = {}) {
    super(`${type.code}: ${detail}`, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = "Problem";
    this.type = type;
    this.detail = detail;
    this.errors = extras.errors;
    this.headers = extras.headers ?? {};
    this.members = extras.members ?? {};
  }
}

/** How errors are written below a path whose clients expect another form than RFC 9457, unknown paths included. */
export type ErrorShape = {
  /** What the paths begin with, e.g. `/v1/`. */
  path: string;
  /** JSON Schema of the body, with its name in the reference as `$id`. */
  schema: Record<string, unknown>;
  /** What a problem's code becomes in that form. */
  codeOf(code: string): string;
  write(problem: Problem, requestId: string): unknown;
};

export function errorShapeAt(shapes: readonly ErrorShape[], path: string): ErrorShape | undefined {
  return shapes.find((shape) => path.startsWith(shape.path));
}

const known = new Map<string, ProblemType>();

/** Declares a problem. A code is declared once in the whole server, so that the reference can list them all. */
export function defineProblem(status: number, code: string, title: string): ProblemType {
  if (known.has(code)) throw new Error(`The problem code ${code} is declared twice.`);
  const type = { code, status, title };
  known.set(code, type);
  return type;
}

/** Every problem declared so far, by code. */
export function listProblems(): ProblemType[] {
  return [...known.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

export const malformedJson = defineProblem(400, "malformed-json", "The body is not valid JSON");
export const invalidRequest = defineProblem(400, "invalid-request", "The request does not have the expected form");
export const unauthenticated = defineProblem(401, "unauthenticated", "Valid credentials are needed");
export const forbidden = defineProblem(403, "forbidden", "The credentials do not allow this");
export const originNotAllowed = defineProblem(403, "origin-not-allowed", "The key does not serve this origin");
export const notFound = defineProblem(404, "not-found", "There is no such thing here");
export const methodNotAllowed = defineProblem(405, "method-not-allowed", "The path does not answer to this method");
export const conflict = defineProblem(409, "conflict", "The request conflicts with the present state");
export const requestInProgress = defineProblem(409, "request-in-progress", "The same request is still running");
export const bodyTooLarge = defineProblem(413, "body-too-large", "The body is too large");
export const unsupportedMediaType = defineProblem(415, "unsupported-media-type", "The content type is not understood");
export const cannotBeDone = defineProblem(422, "cannot-be-done", "The request is well formed but cannot be done");
export const addressRefused = defineProblem(422, "address-refused", "The address may not be called");
export const idempotencyKeyReused = defineProblem(
  422,
  "idempotency-key-reused",
  "The idempotency key was used for another request",
);
export const headersTooLarge = defineProblem(431, "headers-too-large", "The request headers are too large");
export const rateLimited = defineProblem(429, "rate-limited", "Too many requests");
export const internalError = defineProblem(500, "internal-error", "Something went wrong on our side");
export const unavailable = defineProblem(503, "unavailable", "The service is not available right now");
