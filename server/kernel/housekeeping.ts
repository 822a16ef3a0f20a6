import { capability } from "./capability.ts";
import { defineJob } from "./jobs.ts";
import { deliverMail, resealMailSettings } from "./mail.ts";
import { deleteExpiredKernelRows } from "./store.ts";

const clean = defineJob<unknown>({
  name: "delete-expired-rows",
  schedule: "17 * * * *",
  run: (kernel) => deleteExpiredKernelRows(kernel.database.query),
});

/** What the kernel itself does by the clock, and the mail that all capabilities send. */
export const housekeeping = capability({
  name: "housekeeping",
  jobs: [clean, deliverMail],
  start: resealMailSettings,
});
