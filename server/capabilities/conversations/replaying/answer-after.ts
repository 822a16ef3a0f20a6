import type { Kernel } from "../../../kernel/kernel.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { offlineModel } from "../../assistants/index.ts";
import type { EndOfReply } from "../replying/end-of-reply.ts";
import { noHistory } from "../replying/finding/read-history.ts";
import { type EarlierMessage, saidBy } from "../replying/finding/store.ts";
import { type AskedAgain, answerAgain, goOnFrom } from "./answer-again.ts";

/**
 * Answers a question as one that follows on others, oldest first. The engine answers those, so that they cost
 * no model anything.
 */
export async function answerAfter(
  kernel: Kernel,
  earlierQuestions: readonly string[],
  asked: Omit<AskedAgain, "history" | "earlier">,
): Promise<EndOfReply> {
  let history = noHistory;
  const earlier: EarlierMessage[] = [];
  for (const question of earlierQuestions) {
    const end = await answerAgain(kernel, { ...asked, question, history, requestedModel: offlineModel });
    history = goOnFrom(history, newUuid(), question, end);
    earlier.push(saidBy("contact", question), saidBy("assistant", end.text));
  }
  return answerAgain(kernel, { ...asked, history, earlier });
}
