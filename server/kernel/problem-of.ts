import {
  bodyTooLarge,
  internalError,
  invalidRequest,
  malformedJson,
  notFound,
  Problem,
  unavailable,
  unsupportedMediaType,
} from "./problem.ts";
import { isDatabaseUnavailable } from "./storage/database.ts";

/** Errors of the HTTP framework, by its code. */
const frameworkProblems: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem(bodyTooLarge, "The body is larger than this path accepts."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem(
      unsupportedMediaType,
      "Send the body as application/json with the header Content-Type: application/json.",
    ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem(invalidRequest, "Content-Length does not match the body."),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(malformedJson, "The body is not valid JSON."),
  FST_ERR_BAD_URL: () => new Problem(invalidRequest, "The path cannot be decoded: check its percent-encoding."),
  FST_ERR_MAX_PARAM_LENGTH: () => new Problem(notFound, "There is nothing at this path."),
  FST_ERR_ASYNC_CONSTRAINT: () => new Problem(invalidRequest, "The request cannot be routed."),
};

/** What the caller is told of an error. Anything unforeseen becomes internal-error without a word of its cause. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkProblems[code];
  if (known !== undefined) return known();
  if (isDatabaseUnavailable(error)) {
    return new Problem(unavailable, "The database does not answer right now. Try again in a moment.", {
      cause: error,
      headers: { "retry-after": "1" },
    });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem(invalidRequest, "The request could not be understood.", { cause: error });
  }
  return new Problem(internalError, "Something went wrong on our side. The request id helps to find out what.", {
    cause: error,
  });
}

/** The document of RFC 9457; `type` leads to the reference page's list. */
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
