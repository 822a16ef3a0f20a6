import type { Kernel } from "../../kernel/kernel.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { mailMember } from "../identity/index.ts";
import type { PinMail } from "./schema.ts";
import { findReaders, isMailed, setMailed } from "./store.ts";
import { answerTestTexts } from "./texts/answer-test-texts.ts";

export async function readPinMail({ kernel, caller }: Context): Promise<PinMail> {
  return { wanted: await isMailed(kernel.database.query, caller.workspaceId, caller.id) };
}

export async function changePinMail(context: Context, { wanted }: PinMail): Promise<PinMail> {
  const { workspaceId, id } = context.caller;
  return context.commit(async (tx) => {
    await setMailed(tx, workspaceId, id, wanted);
    return { wanted };
  });
}

type Counts = { changed: number; failed: number; all: number };

/** Mails the members who want it. The mail has no question: a mail cannot be erased any more. */
export async function mailChanges(kernel: Kernel, tx: Transaction, workspaceId: string, counts: Counts) {
  for (const accountId of await findReaders(tx, workspaceId)) {
    await mailMember(kernel, tx, { workspaceId, accountId }, (language) => {
      const texts = answerTestTexts[language];
      const lines = [texts.changed(counts), texts.see("GET /api/answer-tests/report"), texts.reason];
      const stop = texts.stop('PUT /api/answer-tests/mail {"wanted": false}');
      return { subject: texts.subject, text: `${[...lines, stop].join("\n\n")}\n` };
    });
  }
}
