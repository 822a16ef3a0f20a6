import {
  bodyTooLarge,
  installationReadOnly,
  internalError,
  invalidRequest,
  malformedJson,
  notFound,
  Problem,
  rateLimited,
  unauthenticated,
  unavailable,
  unsupportedMediaType,
} from "./problem.ts";
import { WaitedTooLong } from "./sharing/fair-gate.ts";
import { isDeadlock, isOwnerDeleted } from "./storage/database.ts";
import { readDatabaseFault } from "./storage/database-fault.ts";
import { InstallationReadOnly } from "./storage/prepared-client.ts";

/** The problem for each error of the HTTP framework, by the error's code. */
const frameworkProblems: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem(bodyTooLarge, "The body is larger than this path accepts. Send less at once."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem(
      unsupportedMediaType,
      "Send the body as application/json with the header Content-Type: application/json.",
    ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem(
      invalidRequest,
      "Content-Length does not match the length of the body. Correct the header or leave it out.",
    ),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(malformedJson, "The body is not valid JSON. Check its syntax."),
  FST_ERR_BAD_URL: () => new Problem(invalidRequest, "The path cannot be decoded. Check its percent-encoding."),
  FST_ERR_MAX_PARAM_LENGTH: () =>
    new Problem(notFound, "Nothing exists at this path: one of its parts is too long. See /docs for the paths."),
  FST_ERR_ASYNC_CONSTRAINT: () =>
    new Problem(invalidRequest, "The request cannot be routed. Check its path and headers."),
};

/**
 * Gives the problem that the caller gets for an error. An unexpected error becomes internal-error;
 * its cause is not told.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkProblems[code];
  if (known !== undefined) return known();
  if (isOwnerDeleted(error)) {
    return new Problem(unauthenticated, "The account or workspace of this credential has just been deleted.", {
      cause: error,
      headers: { "www-authenticate": 'Bearer error="invalid_token"' },
    });
  }
  if (isDeadlock(error)) {
    return new Problem(unavailable, "Too many requests are changing the same thing. Try again in a few seconds.", {
      cause: error,
      headers: { "retry-after": "1" },
    });
  }
  if (error instanceof WaitedTooLong && error.isOwn) {
    return new Problem(
      rateLimited,
      "Other requests of this workspace use all the connections to the database that it may have. Try again when they have ended.",
      { cause: error, headers: { "retry-after": "2" } },
    );
  }
  if (error instanceof InstallationReadOnly) return readOnlyProblem(error);
  const fault = readDatabaseFault(error);
  if (fault !== undefined) {
    return new Problem(unavailable, fault.sentence, {
      cause: error,
      headers: { "retry-after": String(fault.retryAfterSeconds) },
      members: { reason: fault.code },
    });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem(invalidRequest, "The request is not valid HTTP. Check its headers and its body.", {
      cause: error,
    });
  }
  return new Problem(
    internalError,
    "An unexpected error occurred on the server. Try again; if it persists, give the request id to the operator.",
    {
      cause: error,
    },
  );
}

/** Makes the problem of every call that would write while the database is moved. */
export function readOnlyProblem(cause?: unknown): Problem {
  return new Problem(
    installationReadOnly,
    "The installation takes no writes while its database is moved. What was stored can be read. Try again in a minute.",
    { headers: { "retry-after": "30" }, isLogged: true, ...(cause === undefined ? {} : { cause }) },
  );
}

/**
 * Writes the problem document of RFC 9457. `type` links to the list of problems at /docs/problems.
 */
export function problemDocument(problem: Problem, requestId: string): Record<string, unknown> {
  return {
    type: `/docs/problems#${problem.type.code}`,
    title: problem.type.title,
    status: problem.type.status,
    detail: problem.detail,
    code: problem.type.code,
    requestId,
    ...(problem.errors === undefined ? {} : { errors: problem.errors }),
    ...problem.members,
  };
}
