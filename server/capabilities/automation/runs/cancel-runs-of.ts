import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { RunId } from "../ids.ts";
import { requestCancelOfNext } from "./store.ts";
import { wakeRun } from "./wake-run.ts";

const atOnce = 200;

/** A workflow was deleted: its runs under way end, some of them in each transaction. */
export const cancelRunsOf = defineJob<{ workspaceId: string; workflowId: string }>({
  name: "cancel-runs-of-workflow",
  run: (kernel, { workspaceId, workflowId }) =>
    inTransaction(kernel.database, async (tx) => {
      const ids = await requestCancelOfNext(tx, { workspaceId, workflowId, limit: atOnce });
      for (const id of ids) addJob(tx, wakeRun, { workspaceId, runId: RunId.format(id) });
      if (ids.length === atOnce) addJob(tx, cancelRunsOf, { workspaceId, workflowId });
    }),
});
