import type { ErrorShape, Problem } from "../../../kernel/problem.ts";

/** Numbers that JSON-RPC 2.0 defines. */
const numbers: Record<string, number> = {
  "malformed-json": -32700,
  "invalid-request": -32600,
  "internal-error": -32603,
};
/** From the range that JSON-RPC 2.0 leaves to servers. */
const otherNumber = -32000;

/** The form of errors of /mcp that occur before the server has read a JSON-RPC message. */
export const jsonRpcErrors: ErrorShape = {
  path: "/mcp",
  schema: {
    $id: "JsonRpcError",
    type: "object",
    required: ["jsonrpc", "id", "error"],
    properties: {
      jsonrpc: { const: "2.0" },
      id: { type: "null" },
      error: {
        type: "object",
        required: ["code", "message", "data"],
        properties: {
          code: { type: "integer" },
          message: { type: "string" },
          data: {
            type: "object",
            required: ["code", "requestId"],
            properties: { code: { type: "string" }, requestId: { type: "string" } },
          },
        },
      },
    },
  },
  codeOf: (code) => code,
  write: (problem: Problem, requestId) => ({
    jsonrpc: "2.0",
    id: null,
    error: {
      code: numbers[problem.type.code] ?? otherNumber,
      message: problem.detail,
      data: { code: problem.type.code, requestId },
    },
  }),
};
