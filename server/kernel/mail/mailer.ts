import { join } from "node:path";
import type { MailMessage } from "../../providers/mail/mail.ts";
import { type OpenMail, openMail } from "../../providers/mail/open-mail.ts";
import type { Kernel } from "../kernel.ts";
import { state } from "../state.ts";
import { OutgoingMailId } from "../storage/id.ts";
import { readMailSettings } from "./mail-settings.ts";

/** `uses` counts the mails that are being sent; `isOutdated`: other settings hold now. */
type Held = { key: string; mail: Promise<OpenMail>; uses: number; isOutdated: boolean };

/**
 * Keeps one transport open for the mails of this node. The settings are read for every mail,
 * so a change counts for the next mail of every node. The former transport closes after its last mail.
 */
class Mailer {
  readonly #kernel: Kernel;
  #held: Held | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /**
   * Returns what took the mail. A file is named after the mail's id, so that `clearMailFolder` finds it.
   * @throws MailFailed
   */
  async send(mailId: string, message: MailMessage): Promise<"smtp" | "folder"> {
    const held = await this.#take();
    try {
      const mail = await held.mail;
      await mail.send(message, OutgoingMailId.format(mailId));
      return mail.kind;
    } finally {
      held.uses--;
      if (held.isOutdated) this.#closeUnused(held);
    }
  }

  /** Closes the transport when no mail is being sent with it, else after the last one. */
  close(): void {
    if (this.#held === undefined) return;
    this.#held.isOutdated = true;
    this.#closeUnused(this.#held);
    this.#held = undefined;
  }

  async #take(): Promise<Held> {
    const { database } = this.#kernel;
    const settings = await readMailSettings(this.#kernel, database.query);
    const key = JSON.stringify(settings);
    if (this.#held?.key !== key) {
      this.close();
      const mail = openMail({ ...settings, folder: mailFolderOf(this.#kernel) });
      this.#held = { key, mail, uses: 0, isOutdated: false };
    }
    this.#held.uses++;
    return this.#held;
  }

  #closeUnused(held: Held): void {
    // Settings that cannot be used open nothing, and `send` has thrown why.
    if (held.uses === 0) held.mail.then((mail) => mail.close()).catch(() => {});
  }
}

/** Names the folder of this node in which mails become files while there is no mail server. */
export function mailFolderOf({ config }: Kernel): string {
  return join(config.dataDirectory, "mail");
}

export const mailerOf = state((kernel) => new Mailer(kernel));
