import { defineJob } from "../../../kernel/log/job.ts";
import { deleteEndedForms as deleteRows } from "./store.ts";

export const deleteEndedForms = defineJob<unknown>({
  name: "delete-ended-forms",
  schedule: "23 * * * *",
  run: (kernel) => deleteRows(kernel.database.query),
});
