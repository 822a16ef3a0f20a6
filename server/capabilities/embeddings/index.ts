import { capability } from "../../kernel/capability.ts";
import { embedPassages, lookForChanges, retryWithChangedProvider, stopEmbedding } from "./embed-passages.ts";
import { embeddingsChanged } from "./events.ts";
import { routes } from "./routes.ts";

export { readyEmbeddingModel } from "./embedding-model.ts";
export { rankByMeaning } from "./rank-by-meaning.ts";

/**
 * Passages by meaning: where a workspace switches it on, a model of a provider embeds its passages and
 * questions, and the nearest passages are ranked beside those that the words find.
 */
export const embeddings = capability({
  name: "embeddings",
  tables: ["embedding_setting", "embedding_use", "passage_embedding"],
  routes,
  events: [embeddingsChanged],
  jobs: [embedPassages, lookForChanges],
  listeners: [retryWithChangedProvider],
  drain: stopEmbedding,
});
