import { defineJob } from "../../../kernel/log/job.ts";
import { deleteUnusedApps } from "../apps/store.ts";
import { deleteEndedGrants } from "../grants/store.ts";
import { deleteExpiredArtifacts } from "./store.ts";

/** An app that registered itself ends when nobody let it act for so long. */
const unusedMs = 3 * 86_400_000;

export const deleteEndedOauth = defineJob<unknown>({
  name: "delete-ended-oauth",
  schedule: "23 * * * *",
  async run(kernel) {
    const nowMs = kernel.clock.now();
    const { query } = kernel.database;
    await deleteExpiredArtifacts(query, new Date(nowMs));
    await deleteEndedGrants(query, new Date(nowMs));
    await deleteUnusedApps(query, new Date(nowMs - unusedMs));
  },
});
