import type { Routes } from "../../kernel/http.ts";
import { openAiRoutes } from "./openai-routes.ts";

export function routes(app: Routes): void {
  openAiRoutes(app);
}
