import type { Routes } from "../../kernel/wire/route.ts";
import { aiSdkRoutes } from "./ai-sdk/routes.ts";
import { mcpRoutes } from "./mcp/routes.ts";
import { speechRoutes } from "./openai-audio/speech-routes.ts";
import { transcriptionRoutes } from "./openai-audio/transcription-routes.ts";
import { openaiChatRoutes } from "./openai-chat/routes.ts";
import { openaiEmbeddingsRoutes } from "./openai-embeddings/routes.ts";
import { openaiModelsRoutes } from "./openai-models/routes.ts";
import { openaiRealtimeRoutes } from "./openai-realtime/routes.ts";
import { openaiResponsesRoutes } from "./openai-responses/routes.ts";

export function routes(app: Routes): void {
  openaiChatRoutes(app);
  openaiEmbeddingsRoutes(app);
  openaiModelsRoutes(app);
  openaiRealtimeRoutes(app);
  openaiResponsesRoutes(app);
  speechRoutes(app);
  transcriptionRoutes(app);
  aiSdkRoutes(app);
  mcpRoutes(app);
}
