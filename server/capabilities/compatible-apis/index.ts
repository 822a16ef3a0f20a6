import { capability } from "../../kernel/capability.ts";
import { jsonRpcErrors } from "./json-rpc-errors.ts";
import { openAiErrors } from "./openai-errors.ts";
import { routes } from "./routes.ts";

/** Doors for clients that speak another interface: the same deeds, the same stored conversations. */
export const compatibleApis = capability({
  name: "compatible-apis",
  routes,
  errorShapes: [openAiErrors, jsonRpcErrors],
});
