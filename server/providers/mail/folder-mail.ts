import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { composeFor, type Mail, MailFailed, type MailMessage, readMailbox } from "./mail.ts";

export type FolderMail = Mail & {
  /** As `send`, and tells the path of the .eml file. @throws MailFailed */
  write(message: MailMessage): Promise<string>;
};

/**
 * Keeps each mail as an .eml file (RFC 5322) that any mail program opens, for a server without SMTP.
 * The names sort by time; a file appears whole or not at all, readable only by the server's own user since mails carry sign-in links.
 */
export function createFolderMail(settings: { folder: string; from?: string }): FolderMail {
  const from = readMailbox(settings.from ?? "Parley <parley@localhost>");
  if (!from) throw new Error("The sender of mail must look like person@example.com or Name <person@example.com>.");
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function write(message: MailMessage): Promise<string> {
    const composed = composeFor(from!, message);
    const name = `${new Date().toISOString().replaceAll(/[-:.]/g, "")}-${randomBytes(8).toString("hex")}`;
    const unfinished = join(settings.folder, `.${name}.part`);
    const path = join(settings.folder, `${name}.eml`);
    try {
      const { message: content } = await composer.sendMail(composed);
      await mkdir(settings.folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, content as Buffer, { mode: 0o600, flag: "wx", flush: true });
      await rename(unfinished, path);
    } catch (failure) {
      // The first failure is the one to tell; it usually keeps the clearing up from working as well.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw new MailFailed(
        "The mail could not be written; check that the mail folder is writable and the disk is not full.",
        {
          isPermanent: false,
          cause: failure as Error,
        },
      );
    }
    return path;
  }

  return {
    write,
    async send(message) {
      await write(message);
    },
  };
}
