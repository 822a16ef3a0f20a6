import type { ErrorShape, Problem } from "../../../kernel/problem.ts";

/** The protocol has few words for what went wrong (RFC 6749, section 5.2). */
const words: Record<string, string> = {
  unauthenticated: "invalid_client",
  forbidden: "access_denied",
  "not-found": "invalid_request",
  "internal-error": "server_error",
  "rate-limited": "temporarily_unavailable",
  overloaded: "temporarily_unavailable",
  unavailable: "temporarily_unavailable",
};

/** The form of errors below /oauth/ that occur before the library has read a request. */
export const oauthErrors: ErrorShape = {
  path: "/oauth/",
  schema: {
    $id: "OauthError",
    type: "object",
    required: ["error"],
    properties: { error: { type: "string" }, error_description: { type: "string" } },
  },
  codeOf: (code) => words[code] ?? "invalid_request",
  write: (problem: Problem) => ({
    error: words[problem.type.code] ?? "invalid_request",
    error_description: problem.detail,
  }),
};
