import { defineJob } from "../../../kernel/log/job.ts";
import { deleteEndedBlocks as deleteRows } from "./store.ts";

export const deleteEndedBlocks = defineJob<unknown>({
  name: "delete-ended-blocks",
  schedule: "51 4 * * *",
  run: (kernel) => deleteRows(kernel.database.query),
});
