import { defineJob } from "../../kernel/log/job.ts";
import { deleteEndedProofs as deleteRows } from "./store.ts";

export const deleteEndedProofs = defineJob<unknown>({
  name: "delete-ended-proofs",
  schedule: "17 * * * *",
  run: (kernel) => deleteRows(kernel.database.query),
});
