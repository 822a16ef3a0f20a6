import { defineJob } from "../../../kernel/log/job.ts";
import { deleteEffectsBefore } from "./store.ts";

/** Longer than any run goes on after a call that was cut off. */
const keptMs = 30 * 86_400_000;

export const deleteOldEffects = defineJob<unknown>({
  name: "delete-old-function-effects",
  schedule: "17 3 * * *",
  run: (kernel) => deleteEffectsBefore(kernel.database.query, new Date(Date.now() - keptMs)),
});
