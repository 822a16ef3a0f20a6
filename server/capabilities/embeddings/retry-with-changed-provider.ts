import type { Listener } from "../../kernel/log/job.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { ProviderId } from "../models/index.ts";
import { addEmbeddingJob } from "./embed-passages.ts";
import { forgetRetry } from "./store.ts";

/** A provider that failed may answer after a change: another key, another address. */
export const retryWithChangedProvider: Listener = {
  name: "embed-with-changed-provider",
  on: [{ type: "provider.changed" }],
  async run(kernel, { workspaceId, data }) {
    const id = ProviderId.parse((data as { providerId: string }).providerId);
    await inTransaction(kernel.database, async (tx) => {
      if (id !== undefined && (await forgetRetry(tx, workspaceId, id))) addEmbeddingJob(tx, workspaceId);
    });
  },
};
