import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReceivedMail, readMail, tokenIn } from "../../server/testing/received-mail.ts";
import { waitFor } from "./wait-for.ts";

/** The mails in a folder, each read once: a walk makes hundreds of them. */
type Mailbox = {
  /**
   * The token in the mail to this address whose subject has these words. Waits until it has come.
   */
  readToken(email: string, words: string): Promise<string>;
};

export function openMailbox(folder: string): Mailbox {
  const read = new Map<string, ReceivedMail>();
  let reading: Promise<void> | undefined;

  async function readNewMails(): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith(".eml") || read.has(name)) continue;
      // The file of an erased mail goes.
      const source = await readFile(join(folder, name), "utf8").catch(() => undefined);
      if (source !== undefined) read.set(name, readMail(source));
    }
  }

  return {
    async readToken(email, words) {
      const mail = await waitFor(`a mail "${words}" to ${email}`, async () => {
        reading ??= readNewMails().finally(() => {
          reading = undefined;
        });
        await reading;
        return [...read.values()].find(({ to, subject }) => to === email && subject.includes(words));
      });
      return tokenIn(mail);
    },
  };
}
