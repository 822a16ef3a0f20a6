import { defineJob } from "../../kernel/log/job.ts";
import { deleteOldUseOfVisitors } from "./store.ts";

export const deleteOldUse = defineJob<unknown>({
  name: "delete-old-model-use-of-visitors",
  schedule: "37 3 * * *",
  run: (kernel) => deleteOldUseOfVisitors(kernel.database.query),
});
