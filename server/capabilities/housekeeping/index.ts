import { capability } from "../../kernel/capability.ts";
import { defineJob } from "../../kernel/log/job.ts";
import { reencryptMailSettings } from "../../kernel/mail-settings.ts";
import { deliverMail } from "../../kernel/send-mail.ts";
import { deleteExpiredKernelRows } from "../../kernel/store.ts";

const deleteExpiredRows = defineJob<unknown>({
  name: "delete-expired-rows",
  schedule: "17 * * * *",
  run: (kernel) => deleteExpiredKernelRows(kernel.database.query),
});

/** Background work of the kernel: deletes expired rows and delivers mail. */
export const housekeeping = capability({
  name: "housekeeping",
  jobs: [deleteExpiredRows, deliverMail],
  start: reencryptMailSettings,
});
