import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { budgetUsedUp, modelNotFound, providerFailed } from "../problems.ts";
import { costOfEmbeddings, createEmbeddings } from "./create-embeddings.ts";
import { EmbeddingRequest, Embeddings } from "./schema.ts";

/** OpenAI's embeddings. */
export function openaiEmbeddingsRoutes(app: Routes): void {
  app.post(
    "/v1/embeddings",
    {
      schema: {
        summary: "Embed texts with a model of a provider",
        body: EmbeddingRequest,
        response: { 200: Embeddings },
      },
      guard: may("knowledge:read"),
      allowsUnverified: true,
      problems: [modelNotFound, providerFailed, budgetUsedUp],
      cost: ({ body }) => costOfEmbeddings([body.input].flat()),
    },
    (call) => createEmbeddings(call, call.body),
  );
}
