import type { DkimKey } from "./dkim-key.ts";
import type { Mail } from "./mail.ts";

/** Without `smtpUrl`, mails become files in `folder`. */
type MailAddress = { smtpUrl: string | null; from: string | null; dkim: DkimKey | null; folder: string };

export type OpenMail = Mail & { kind: "smtp" | "folder"; close(): void };

/**
 * Loads the implementation when it is needed for the first time: a start need not wait for it.
 * @throws Error with a sentence for the operator, when the settings cannot be read
 * @example
 * const mail = await openMail({ smtpUrl: null, from: "parley@example.com", dkim: null, folder: "/var/mail" });
 * try {
 *   await mail.send({ to: "ada@example.com", subject: "Hello", text: "Hello Ada" });
 * } finally {
 *   mail.close();
 * }
 */
export async function openMail({ smtpUrl, from, dkim, folder }: MailAddress): Promise<OpenMail> {
  if (smtpUrl !== null) {
    const { createSmtpMail } = await import("./smtp-mail.ts");
    return { kind: "smtp", ...createSmtpMail({ url: smtpUrl, from: from ?? "", dkim }) };
  }
  const { createFolderMail } = await import("./folder-mail.ts");
  const mail = createFolderMail({ folder, ...(from === null ? {} : { from }) });
  return { kind: "folder", ...mail, close: () => {} };
}
