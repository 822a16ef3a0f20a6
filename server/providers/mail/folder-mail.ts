import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { composeMail } from "./compose-mail.ts";
import { type Mail, MailFailed, type MailMessage } from "./mail.ts";
import { readSender } from "./mailbox.ts";

type FolderMail = Mail & {
  /** As `send`, and gives the path of the .eml file. @throws MailFailed */
  write(message: MailMessage, fileName?: string): Promise<string>;
};

/**
 * Writes each mail as an .eml file (RFC 5322), which any mail program can open, for a server
 * without SMTP. File names that are not given sort by time. A file appears when it is complete. Only the server's
 * own operating system user can read it, because mails carry sign-in links.
 */
export function createFolderMail(settings: { folder: string; from?: string }): FolderMail {
  const from = readSender(settings.from ?? "Parley <parley@localhost>");
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  async function write(message: MailMessage, name = newName()): Promise<string> {
    const composed = composeMail(from, message);
    const unfinished = join(settings.folder, `.${name}.part`);
    const path = join(settings.folder, `${name}.eml`);
    try {
      const { message: content } = await composer.sendMail(composed);
      await mkdir(settings.folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, content as Buffer, { mode: 0o600, flush: true });
      await rename(unfinished, path);
    } catch (failure) {
      // The fault that keeps the file from being written usually keeps it from being removed, too.
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw new MailFailed(
        "The mail could not be written. Check that the mail folder is writable and that the disk is not full.",
        { isPermanent: false, cause: failure as Error },
      );
    }
    return path;
  }

  return {
    write,
    async send(message, fileName) {
      await write(message, fileName);
    },
  };
}

function newName(): string {
  return `${new Date().toISOString().replaceAll(/[-:.]/g, "")}-${randomBytes(8).toString("hex")}`;
}
