import { languageOfText } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findWordsBefore } from "./store.ts";

/**
 * Gives the text that a client which shows only answers gets in a conversation that is handed over:
 * what the team wrote since the contact's former message, else a sentence that a person answers.
 * It depends on stored messages before this one alone, so it stays the same.
 *
 * @param messageId the contact's message, as a UUID
 */
export async function handOverText(
  kernel: Kernel,
  { workspaceId, conversationId, messageId }: { workspaceId: string; conversationId: string; messageId: string },
): Promise<string> {
  const words = await findWordsBefore(kernel.database.query, workspaceId, conversationId, messageId);
  const written = words.filter(({ author }) => author !== "contact");
  if (written.length > 0) return textsOf(written).join("\n\n");
  return languageOfText(textsOf(words).join("\n")).phrases.personAnswers;
}

function textsOf(messages: readonly { text: string }[]): string[] {
  return messages.map(({ text }) => text);
}
