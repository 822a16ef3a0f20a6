import { capability } from "../../kernel/capability.ts";
import { defineJob } from "../../kernel/log/job.ts";
import { reencryptMailSettings } from "../../kernel/mail-settings.ts";
import { deliverMail } from "../../kernel/send-mail.ts";
import { deleteExpiredKernelRows } from "../../kernel/store.ts";

const clean = defineJob<unknown>({
  name: "delete-expired-rows",
  schedule: "17 * * * *",
  run: (kernel) => deleteExpiredKernelRows(kernel.database.query),
});

/** What the installation needs done behind the scenes: old rows removed, mail delivered. The SQL is the kernel's. */
export const housekeeping = capability({
  name: "housekeeping",
  jobs: [clean, deliverMail],
  start: reencryptMailSettings,
});
