import type { BulkMail } from "../../providers/mail/bulk-mail.ts";

export type { BulkMail, BulkOutcome } from "../../providers/mail/bulk-mail.ts";

import { isAddress, readSender } from "../../providers/mail/mailbox.ts";
import { openBulkMail } from "../../providers/mail/open-bulk-mail.ts";
import type { Kernel } from "../kernel.ts";
import { state } from "../state.ts";
import type { Queryable } from "../storage/database.ts";
import { readMailSettings } from "./mail-settings.ts";

/**
 * Holds the connections of this node for mails to many: to people who asked for them, at a pace of
 * their own, and without the budget of `sendMail`. A capability that uses them answers for both.
 */
class BulkMailer {
  readonly #kernel: Kernel;
  #held: { key: string; mail: Promise<BulkMail> } | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** With the settings as they are now. Undefined without a mail server. @throws Error */
  async open(): Promise<BulkMail | undefined> {
    const { smtpUrl, from, dkim } = await readMailSettings(this.#kernel, this.#kernel.database.query);
    const key = JSON.stringify({ smtpUrl, from, dkim });
    if (this.#held?.key !== key) {
      this.close();
      if (smtpUrl === null || from === null) return undefined;
      this.#held = { key, mail: openBulkMail({ smtpUrl, from, dkim }) };
    }
    return this.#held?.mail;
  }

  close(): void {
    this.#held?.mail.then((mail) => mail.close()).catch(() => {});
    this.#held = undefined;
  }
}

export const bulkMailerOf = state((kernel) => new BulkMailer(kernel));

/**
 * Gives the address that mails come from. It gives undefined while mails are files: these reach
 * nobody.
 */
export async function senderAddressOf(kernel: Kernel, db: Queryable): Promise<string | undefined> {
  const { smtpUrl, from } = await readMailSettings(kernel, db);
  const address = smtpUrl === null || from === null ? "" : readSender(from).address;
  return isAddress(address) ? address : undefined;
}
