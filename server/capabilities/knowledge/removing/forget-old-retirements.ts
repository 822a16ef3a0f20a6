import { defineJob } from "../../../kernel/log/job.ts";
import { forgetRetirements } from "./store.ts";

/** Longer than an index is usually unused in memory. One that is older is made again. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

export const forgetOldRetirements = defineJob<unknown>({
  name: "forget-old-retirements",
  schedule: "37 3 * * *",
  run: (kernel) => forgetRetirements(kernel.database.query, new Date(kernel.clock.now() - keptMs)),
});
