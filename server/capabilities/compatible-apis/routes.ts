import type { Routes } from "../../kernel/wire/route.ts";
import { mcpRoutes } from "./mcp-routes.ts";
import { openAiRoutes } from "./openai-routes.ts";
import { uiRoutes } from "./ui-routes.ts";

export function routes(app: Routes): void {
  openAiRoutes(app);
  uiRoutes(app);
  mcpRoutes(app);
}
