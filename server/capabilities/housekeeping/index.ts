import { capability } from "../../kernel/capability.ts";
import { defineJob } from "../../kernel/log/job.ts";
import { sumOfEvents } from "../../kernel/log/store.ts";
import { deliverMail } from "../../kernel/mail/deliver-mail.ts";
import { reencryptMailSettings } from "../../kernel/mail/mail-settings.ts";
import { mailerOf } from "../../kernel/mail/mailer.ts";
import { deleteMailsOfConversations, deleteMailsTo, deleteOldMails } from "../../kernel/mail/store.ts";
import { recipientOf, sealedMailValues } from "../../kernel/mail/store-mail.ts";
import type { PersonalData } from "../../kernel/personal-data.ts";
import { deleteExpiredKernelRows } from "../../kernel/store.ts";
import { mailFolderKeeperOf } from "./clear-mail-folder.ts";
import { endOldThings, eventRetention } from "./retention/end-old-things.ts";
import { routes } from "./retention/routes.ts";

export { changeDefaultRetention, readDefaultRetention } from "./retention/default-retention.ts";
export { DefaultRetention, RetentionChange } from "./retention/schema.ts";
export { copyDefaults } from "./retention/store.ts";

const deleteExpiredRows = defineJob<unknown>({
  name: "delete-expired-rows",
  schedule: "17 * * * *",
  async run(kernel) {
    await deleteExpiredKernelRows(kernel.database.query);
    await deleteOldMails(kernel.database.query, new Date(kernel.clock.now()));
  },
});

/**
 * Mails that a workspace wrote to a contact and that are not sent. An export leaves them out: the
 * conversations that they quote are in it.
 */
const mailsOfContact: PersonalData = {
  name: "mails",
  tables: ["outgoing_mail"],
  async *export() {},
  erase: async () => ({}),
  eraseWithConversations: deleteMailsOfConversations,
  ofContact: {
    async *export() {},
    async erase(kernel, tx, { workspaceId, emails }) {
      const recipients = emails.map((email) => recipientOf(kernel, email));
      return { mails: await deleteMailsTo(tx, workspaceId, recipients) };
    },
  },
};

/** Background work of the kernel: deletes expired rows, ends old data, and delivers mail. */
export const housekeeping = capability({
  name: "housekeeping",
  tables: ["default_retention", "retention_setting"],
  routes,
  personalData: mailsOfContact,
  retention: [eventRetention],
  storedKinds: [{ quota: "eventBytes", sum: sumOfEvents }],
  jobs: [deleteExpiredRows, deliverMail, endOldThings],
  sealed: [sealedMailValues],
  reencrypt: reencryptMailSettings,
  async start(kernel) {
    mailFolderKeeperOf(kernel).start();
  },
  async stop(kernel) {
    mailFolderKeeperOf(kernel).stop();
    mailerOf(kernel).close();
  },
});
