/** A kind of error (RFC 9457). The code never changes; the title is for people. */
export type ProblemType = { code: string; status: number; title: string };

/**
 * One mistake in a request. `pointer` is an RFC 6901 JSON pointer that starts with /body, /query or
 * /path.
 */
export type FieldError = { pointer: string; message: string };

export type ProblemExtras = {
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
  /** Is true where the log tells of it already, so that the answers about it add nothing. */
  isLogged?: boolean;
  /** Extra members of the problem document (RFC 9457 section 3.2). */
  members?: Record<string, unknown>;
};

/**
 * An action throws this when it cannot be carried out. The HTTP layer answers with it as
 * `application/problem+json`. `detail` is shown to the caller and says what to do next; `cause`
 * only reaches the log.
 *
 *     throw new Problem(notFound, "No conversation has this id. List them with GET /api/conversations.");
 */
export class Problem extends Error {
  readonly type: ProblemType;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly isLogged: boolean;
  readonly members: Record<string, unknown>;

  constructor(type: ProblemType, detail: string, extras: ProblemExtras = {}) {
    super(`${type.code}: ${detail}`, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = "Problem";
    this.type = type;
    this.detail = detail;
    this.errors = extras.errors;
    this.headers = extras.headers ?? {};
    this.isLogged = extras.isLogged ?? false;
    this.members = extras.members ?? {};
  }
}

/**
 * The shape says how errors are written for paths whose clients expect another form than RFC 9457,
 * for instance OpenAI's.
 */
export type ErrorShape = {
  /** The prefix of those paths, e.g. `/v1/`. It also covers paths below it that do not exist. */
  path: string;
  /** JSON Schema of the body, with its name in the reference as `$id`. */
  schema: Record<string, unknown>;
  /** The code that this form uses for a problem's code. */
  codeOf(code: string): string;
  write(problem: Problem, requestId: string): unknown;
  /** Says what to use in place of a path, or a method of one, that Parley does not have. */
  explainUnknownPath?(path: string): string | undefined;
};

export function errorShapeAt(shapes: readonly ErrorShape[], path: string): ErrorShape | undefined {
  return shapes.find((shape) => path.startsWith(shape.path));
}

const known = new Map<string, ProblemType>();

/**
 * Declares a kind of problem. Throws when the code is declared already: the reference lists each
 * code once.
 */
export function defineProblem(status: number, code: string, title: string): ProblemType {
  if (known.has(code)) throw new Error(`The problem code ${code} is declared twice.`);
  const type = { code, status, title };
  known.set(code, type);
  return type;
}

/** Lists every problem declared so far, sorted by code. */
export function listProblems(): ProblemType[] {
  return [...known.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

export const malformedJson = defineProblem(400, "malformed-json", "The body is not valid JSON");
export const invalidRequest = defineProblem(400, "invalid-request", "Part of the request is missing or not valid");
export const unauthenticated = defineProblem(401, "unauthenticated", "Valid credentials are required");
export const forbidden = defineProblem(403, "forbidden", "The credentials do not allow this");
export const emailUnverified = defineProblem(
  403,
  "email-unverified",
  "The e-mail address of the account is not verified yet",
);
export const workspaceSuspended = defineProblem(403, "workspace-suspended", "The workspace is suspended");
export const secondFactorNeeded = defineProblem(
  403,
  "second-factor-needed",
  "The workspace requires a second factor at sign-in",
);
export const originNotAllowed = defineProblem(403, "origin-not-allowed", "The key may not be used from this origin");
export const secretKeyInBrowser = defineProblem(403, "secret-key-in-browser", "A page has sent a secret key");
export const addressNotAllowed = defineProblem(
  403,
  "address-not-allowed",
  "The key may not be used from this network address",
);
export const notFound = defineProblem(404, "not-found", "Nothing was found under this path or id");
export const methodNotAllowed = defineProblem(405, "method-not-allowed", "The path does not support this method");
export const requestTimeout = defineProblem(408, "request-timeout", "The request did not arrive in time");
export const conflict = defineProblem(409, "conflict", "The request conflicts with the current state");
export const requestInProgress = defineProblem(
  409,
  "request-in-progress",
  "A request with the same idempotency key is still running",
);
export const bodyTooLarge = defineProblem(413, "body-too-large", "The body is too large");
export const unsupportedMediaType = defineProblem(415, "unsupported-media-type", "The content type is not supported");
export const numberTooLarge = defineProblem(422, "number-too-large", "A number has more digits than can be stored");
export const cannotBeDone = defineProblem(422, "cannot-be-done", "The request is valid but cannot be carried out");
export const addressRefused = defineProblem(422, "address-refused", "The server may not connect to this address");
export const idempotencyKeyReused = defineProblem(
  422,
  "idempotency-key-reused",
  "The idempotency key was already used for another request",
);
export const headersTooLarge = defineProblem(431, "headers-too-large", "The request headers are too large");
export const rateLimited = defineProblem(429, "rate-limited", "Too many requests");
export const internalError = defineProblem(500, "internal-error", "An unexpected error occurred on the server");
export const installationReadOnly = defineProblem(
  503,
  "installation-read-only",
  "The installation takes no writes while its database is moved",
);
export const overloaded = defineProblem(503, "overloaded", "The server is serving as many clients as it can");
export const unavailable = defineProblem(503, "unavailable", "The service is temporarily unavailable");
