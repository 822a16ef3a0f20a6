import type { PassageIndex } from "../../../engine/index.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { applyRules, handOverWhenUnanswered } from "./apply-rules.ts";
import type { ChosenAssistant } from "./choose-assistant.ts";
import { failedEnd } from "./failed-end.ts";
import { findPassages } from "./find-passages.ts";
import type { History } from "./read-history.ts";
import type { EndOfReply, PendingReply } from "./store.ts";

/** The end of a reply that no language model writes, from what is in memory. */
export function endByEngine(
  kernel: Kernel,
  assistant: ChosenAssistant,
  index: PassageIndex,
  reply: PendingReply,
  history: History,
): EndOfReply {
  try {
    const found = findPassages(assistant, index, reply, history);
    return handOverWhenUnanswered(assistant, found, applyRules(assistant, reply, found) ?? found.offlineEnd);
  } catch (error) {
    kernel.log.error({ stack: (error as Error).stack }, "a reply could not be made");
    return failedEnd();
  }
}
