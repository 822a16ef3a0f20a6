import { deleteMailsOfConversations, deleteMailsTo } from "../../kernel/mail/store.ts";
import { recipientOf } from "../../kernel/mail/store-mail.ts";
import type { PersonalData } from "../../kernel/personal-data.ts";

/**
 * Mails that a workspace wrote to a contact and that are not sent. An export leaves them out: the
 * conversations that they quote are in it.
 */
export const mailsOfContact: PersonalData = {
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
