import { capability } from "../../kernel/capability.ts";
import { addJob } from "../../kernel/log/job.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { correctCounts } from "./correct-counts.ts";
import { quotaNeared } from "./events.ts";
import { routes } from "./routes.ts";
import { tellOfQuotas } from "./tell-of-quotas.ts";
import { quotaTexts } from "./texts/quota-texts.ts";

export { requireRoomForThing } from "./require-room-for-thing.ts";

/** Quotas bound what a workspace stores; they are shown to its members and told before they are used up. */
export const quotas = capability({
  name: "quotas",
  texts: quotaTexts,
  routes,
  events: [quotaNeared],
  jobs: [tellOfQuotas, correctCounts],
  // Workspaces from before there were counts are counted now.
  start: (kernel) =>
    inTransaction(kernel.database, async (tx) => addJob(tx, correctCounts, null, { key: correctCounts.name })),
});
