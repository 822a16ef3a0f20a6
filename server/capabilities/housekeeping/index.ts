import { capability } from "../../kernel/capability.ts";
import { defineJob } from "../../kernel/log/job.ts";
import { deliverMail } from "../../kernel/mail/deliver-mail.ts";
import { reencryptMailSettings } from "../../kernel/mail/mail-settings.ts";
import { mailerOf } from "../../kernel/mail/mailer.ts";
import { deleteOldMails } from "../../kernel/mail/store.ts";
import { reencryptMails } from "../../kernel/mail/store-mail.ts";
import { deleteExpiredKernelRows } from "../../kernel/store.ts";
import { mailsOfContact } from "./mails-of-contact.ts";
import { endOldThings } from "./retention/end-old-things.ts";
import { kernelRetention } from "./retention/kernel-retention.ts";
import { routes } from "./retention/routes.ts";

const deleteExpiredRows = defineJob<unknown>({
  name: "delete-expired-rows",
  schedule: "17 * * * *",
  async run(kernel) {
    await deleteExpiredKernelRows(kernel.database.query);
    await deleteOldMails(kernel.database.query, new Date(kernel.clock.now()));
  },
});

/** Background work of the kernel: deletes expired rows, ends old data, and delivers mail. */
export const housekeeping = capability({
  name: "housekeeping",
  tables: ["retention_setting"],
  routes,
  personalData: mailsOfContact,
  retention: kernelRetention,
  jobs: [deleteExpiredRows, deliverMail, endOldThings],
  async start(kernel) {
    await reencryptMailSettings(kernel);
    await reencryptMails(kernel);
  },
  stop: async (kernel) => mailerOf(kernel).close(),
});
