import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { readySetup } from "../../assistants/index.ts";
import { readyEmbeddingModel } from "../../embeddings/index.ts";
import { readyPassageIndex } from "../../knowledge/index.ts";
import type { MessageRow } from "../record/store.ts";
import { chooseAssistant } from "./choosing/choose-assistant.ts";
import { endByEngine } from "./end-by-engine.ts";
import { SourceGone, storeEnd } from "./ending/store-end.ts";
import { tellOfficeHours } from "./ending/tell-office-hours.ts";
import { readHistory } from "./finding/read-history.ts";
import type { PendingReply } from "./pending-reply.ts";

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
  // The question's vector must be waited for.
  if (readyEmbeddingModel(kernel, workspaceId, setup.models) !== undefined) return undefined;
  const history = await readHistory(tx, assistant, reply);
  const made = endByEngine(kernel, assistant, index, reply, history);
  const end = await tellOfficeHours(kernel, tx, workspaceId, made);
  try {
    return await storeEnd(kernel, tx, reply, kernel.node.id, end);
  } catch (error) {
    if (error instanceof SourceGone) return undefined;
    throw error;
  }
}
