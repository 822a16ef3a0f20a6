import { defineJob } from "../../kernel/log/job.ts";
import { forgetCounting } from "../knowledge/index.ts";

const keptMs = 180 * 86_400_000;
/** A stranger may ask anything. */
const mostCounting = 10_000;

/** Questions that too few visitors chose a passage for are forgotten after half a year. */
export const forgetOldChoices = defineJob<unknown>({
  name: "forget-old-choices",
  schedule: "51 3 * * *",
  run: (kernel) => forgetCounting(kernel.database.query, new Date(kernel.clock.now() - keptMs), mostCounting),
});
