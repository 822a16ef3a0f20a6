import type { PassageIndex } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { applyRules, handOverWhenUnanswered } from "./choosing/apply-rules.ts";
import type { EndOfReply } from "./end-of-reply.ts";
import { failedEnd } from "./end-of-reply.ts";
import { findPassages } from "./finding/find-passages.ts";
import type { History } from "./finding/read-history.ts";
import type { ChosenAssistant, PendingReply } from "./pending-reply.ts";

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
