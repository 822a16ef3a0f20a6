import { defineJob } from "../../kernel/log/job.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { readKnowledgeVersion } from "../knowledge/index.ts";
import { addEmbeddingJob } from "./embed-passages.ts";
import { findSettings } from "./store.ts";

/**
 * Looks once a minute whether knowledge has changed where embeddings are switched on. Workspaces without
 * them pay nothing for it, as they would for a listener to every change of every source.
 */
export const lookForChanges = defineJob<unknown>({
  name: "look-for-passages-to-embed",
  schedule: "* * * * *",
  maxAttempts: 1,
  async run(kernel) {
    const db = kernel.database.query;
    for (const { workspaceId, embeddedVersion } of await findSettings(db, new Date(kernel.clock.now()))) {
      if ((await readKnowledgeVersion(db, workspaceId)) === embeddedVersion) continue;
      await inTransaction(kernel.database, async (tx) => addEmbeddingJob(tx, workspaceId));
    }
  },
});
