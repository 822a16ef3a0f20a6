import { capability } from "../../kernel/capability.ts";
import { jsonRpcErrors } from "./mcp/json-rpc-errors.ts";
import { openaiErrors } from "./openai/openai-errors.ts";
import { routes } from "./routes.ts";

/**
 * The assistant for clients of OpenAI's APIs, of the Vercel AI SDK and of the Model Context
 * Protocol. They use the same operations and the same stored conversations as the native API.
 */
export const compatibleApis = capability({
  name: "compatible-apis",
  tables: ["client_history", "deleted_response"],
  routes,
  errorShapes: [openaiErrors, jsonRpcErrors],
});
