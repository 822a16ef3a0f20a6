import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { readySetup } from "../../assistants/index.ts";
import { readyPassageIndex } from "../../knowledge/index.ts";
import type { MessageRow } from "../record/store.ts";
import { applyRules, handOverWhenUnanswered } from "./apply-rules.ts";
import { chooseAssistant } from "./choose-assistant.ts";
import { failedEnd } from "./failed-end.ts";
import { findPassages } from "./find-passages.ts";
import { readHistory } from "./read-history.ts";
import type { EndOfReply, PendingReply } from "./store.ts";
import { SourceGone, storeEnd } from "./store-end.ts";

/**
 * Makes the active reply in the transaction that stores its question, so that one commit stores
 * both. Only for replies that wait for nothing: the offline engine replies, and setup and passages
 * are in memory. Undefined otherwise: then `makeReply` makes the reply after the question's commit.
 */
export async function replyAtOnce(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
): Promise<MessageRow | undefined> {
  const { workspaceId } = reply;
  const setup = readySetup(kernel, workspaceId, reply.setupVersion);
  if (setup === undefined) return undefined;
  const assistant = chooseAssistant(kernel, setup, reply);
  const index = readyPassageIndex(kernel, workspaceId, reply.knowledgeVersion);
  if (assistant.models.length > 0 || index === undefined) return undefined;
  const history = await readHistory(tx, assistant, reply);
  try {
    return await storeEnd(kernel, tx, reply, kernel.node.id, makeEnd());
  } catch (error) {
    if (error instanceof SourceGone) return undefined;
    throw error;
  }

  function makeEnd(): EndOfReply {
    try {
      const found = findPassages(assistant, index!, reply, history);
      return handOverWhenUnanswered(assistant, found, applyRules(assistant, reply, found) ?? found.offlineEnd);
    } catch (error) {
      kernel.log.error({ stack: (error as Error).stack }, "a reply could not be made");
      return failedEnd();
    }
  }
}
