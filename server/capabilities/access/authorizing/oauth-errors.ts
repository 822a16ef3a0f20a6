import { defineProblem, type ErrorShape, type Problem, type ProblemType } from "../../../kernel/problem.ts";

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

/** Names what the library refuses, in the words of the protocol: each is an `error` of /oauth/token and its kin. */
const refused: Record<string, string> = {
  invalid_grant: "The code or the token does not count, or counts no longer",
  invalid_scope: "The scope is unknown, or more than was granted",
  invalid_target: "The resource is not of this server",
  unauthorized_client: "The app may not do this",
  unsupported_grant_type: "There is no such way to get a token",
  unsupported_response_type: "There is no such answer",
  unsupported_response_mode: "There is no such mode of answers",
  unsupported_token_type: "There is no such type of tokens here",
  invalid_redirect_uri: "The address is not one of the app's",
  authorization_pending: "The person has not decided yet",
  access_denied: "The person has refused",
  expired_token: "The code of the device has expired",
};
const codes = new Map(Object.keys(refused).map((word) => [`oauth-${word.replaceAll("_", "-")}`, word]));
export const refusals: readonly ProblemType[] = [...codes].map(([code, word]) =>
  defineProblem(400, code, refused[word] ?? ""),
);

/** The form of errors below /oauth/ that occur before the library has read a request. */
export const oauthErrors: ErrorShape = {
  path: "/oauth/",
  schema: {
    $id: "OauthError",
    type: "object",
    required: ["error"],
    properties: { error: { type: "string" }, error_description: { type: "string" } },
  },
  codeOf: (code) => codes.get(code) ?? words[code] ?? "invalid_request",
  write: (problem: Problem) => ({
    error: words[problem.type.code] ?? "invalid_request",
    error_description: problem.detail,
  }),
};
