import { defineJob } from "../../../kernel/log/job.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { ModelUse } from "../schema.ts";
import { deleteOldUseOfDays, deleteOldUseOfVisitors, findBudget, findUse, findUseByDay } from "./store.ts";

const shownDays = 31;

/** Shows what the workspace's models used in the current month, and on each of the last days. */
export async function readModelUse({ kernel, caller }: Context): Promise<ModelUse> {
  const db = kernel.database.query;
  const { month, models } = await findUse(db, caller.workspaceId);
  return {
    month,
    budget: await findBudget(db, caller.workspaceId),
    tokens: models.reduce((sum, model) => sum + model.inputTokens + model.outputTokens, 0),
    cost: models.reduce((sum, model) => sum + model.cost, 0),
    models,
    days: await findUseByDay(db, caller.workspaceId, shownDays),
  };
}

export const deleteOldUse = defineJob<unknown>({
  name: "delete-old-model-use-of-visitors",
  schedule: "37 3 * * *",
  async run(kernel) {
    await deleteOldUseOfVisitors(kernel.database.query);
    await deleteOldUseOfDays(kernel.database.query);
  },
});
