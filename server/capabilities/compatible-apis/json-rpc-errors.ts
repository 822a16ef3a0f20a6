import type { ErrorShape, Problem } from "../../kernel/problem.ts";

/** JSON-RPC 2.0's own numbers, and one of those that it leaves to servers. */
const numbers: Record<string, number> = {
  "malformed-json": -32700,
  "invalid-request": -32600,
  "internal-error": -32603,
};
const numberOfOthers = -32000;

/** What is wrong with a request to /mcp before there is a message in it to answer. */
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
      code: numbers[problem.type.code] ?? numberOfOthers,
      message: problem.detail,
      data: { code: problem.type.code, requestId },
    },
  }),
};
