import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { afterWriting } from "../../../kernel/storage/group-commit.ts";
import { countMail } from "../../../kernel/store.ts";
import { incomingTexts } from "../texts/incoming-texts.ts";
import type { StoredMail } from "./stored-mail.ts";

const acknowledgements = new RegExp(
  Object.values(incomingTexts)
    .map(({ desks }) => desks.acknowledges)
    .join("|"),
  "i",
);
/** A desk acknowledges in its first sentences. */
const beginning = 300;
const mostAlike = 2;
const dayMs = 86_400_000;
/** People often write "yes", "thank you" and the like. */
const leastLetters = 12;

/** Tells whether the mail says that a mail has come, as desks do. */
export function acknowledges({ subject, text }: StoredMail): boolean {
  return acknowledgements.test(`${subject}\n${text.slice(0, beginning)}`);
}

/**
 * Stops a desk of tickets that answers our answers and does not say that it is a program: nothing in its mails
 * is a person's. They acknowledge, or differ by numbers alone. Throws cannot-be-done for the third of such mails
 * within a day.
 */
export async function stopRepetitions(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  mail: StoredMail,
): Promise<void> {
  const { userId, text } = mail;
  const words = text
    .toLowerCase()
    .replaceAll(/\S*\d\S*/g, "")
    .replaceAll(/\P{L}/gu, "");
  const isOfDesk = acknowledges(mail);
  if (!isOfDesk && words.length < leastLetters) return;
  const alike = isOfDesk ? "an acknowledgement" : sha256(words).toString("base64url");
  const nowMs = kernel.clock.now();
  const count = await countMail(tx, {
    subject: kernel.secrets.sign("mail-budget", `alike ${workspaceId} ${userId} ${alike}`),
    now: new Date(nowMs),
    windowEndsAt: new Date(nowMs + dayMs),
  });
  if (count <= mostAlike) return;
  const sentence =
    "The sender has written the same twice within a day, as a program does that answers each answer. This mail is not answered; replay the event to ask it all the same.";
  throw afterWriting(new Problem(cannotBeDone, sentence));
}
