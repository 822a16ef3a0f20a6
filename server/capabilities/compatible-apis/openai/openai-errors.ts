import { readPointer } from "@parley/json";
import type { ErrorShape, Problem } from "../../../kernel/problem.ts";
import { explainUnknownPath } from "./explain-unknown-path.ts";

/** Problem codes for which OpenAI has its own code. Clients branch on OpenAI's code. */
const openaiCodes: Record<string, string> = {
  unauthenticated: "invalid_api_key",
  "rate-limited": "rate_limit_exceeded",
};

const nullableText = { type: ["string", "null"] };

/** The form of every error below /v1/, also for paths that have no route. */
export const openaiErrors: ErrorShape = {
  path: "/v1/",
  schema: {
    $id: "OpenAiError",
    type: "object",
    description: "OpenAI's clients throw this as an error of their own classes.",
    required: ["error"],
    properties: {
      error: {
        type: "object",
        required: ["message", "type", "param", "code"],
        properties: { message: { type: "string" }, type: { type: "string" }, param: nullableText, code: nullableText },
      },
    },
  },
  codeOf: (code) => openaiCodes[code] ?? code.replaceAll("-", "_"),
  write: openaiErrorOf,
  explainUnknownPath,
};

export type OpenaiError = { message: string; type: string; param: string | null; code: string | null };

export function openaiErrorOf(problem: Problem): { error: OpenaiError } {
  const { code, status } = problem.type;
  const pointer = problem.errors?.[0]?.pointer;
  return {
    error: {
      message: problem.detail,
      type: typeOf(status),
      param: pointer === undefined ? null : paramOf(pointer),
      code: openaiErrors.codeOf(code),
    },
  };
}

function typeOf(status: number): string {
  if (status === 401) return "authentication_error";
  if (status === 403) return "permission_error";
  if (status === 429) return "rate_limit_error";
  return status >= 500 ? "server_error" : "invalid_request_error";
}

/** `/body/messages/0/content` → `messages[0].content`. */
function paramOf(pointer: string): string {
  const [, ...steps] = readPointer(pointer);
  return steps.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`)).join("");
}
