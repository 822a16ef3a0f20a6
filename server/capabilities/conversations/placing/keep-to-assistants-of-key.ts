import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { resolveModelName, setupAt } from "../../assistants/index.ts";
import { assistantOfKey } from "./assistant-of-key.ts";
import type { Question } from "./question.ts";
import { type NewTurn, type StoredTurn, setAssistant } from "./store.ts";

/**
 * Keeps a question to the assistants that its publishable key may use: refuses another one that the
 * question names, by its id or as the model, and gives the key's first assistant a conversation that
 * is with another one, even when a member moved it there. Throws forbidden, ambiguous-model.
 */
export async function keepToAssistantsOfKey(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  { assistantIds, modelOfPage }: Question,
  turn: NewTurn,
  stored: StoredTurn,
): Promise<void> {
  if (assistantIds === undefined) return;
  if (assistantIds === null && stored.assistantId === null && modelOfPage === undefined) return;
  const setup = await setupAt(kernel, workspaceId, stored.setupVersion);
  // A model that is no assistant is ignored: a page does not choose what the workspace pays for.
  const byModel = modelOfPage === undefined ? undefined : resolveModelName(setup, modelOfPage)?.assistantId;
  const named = turn.assistantId ?? byModel;
  const chosen = assistantOfKey(setup, assistantIds, { named, kept: stored.assistantId });
  // Null stays with the default assistant, whichever that will be.
  const assistantId = assistantIds === null ? null : chosen;
  if (assistantId === stored.assistantId) return;
  stored.assistantId = assistantId;
  await setAssistant(tx, workspaceId, stored.conversationId, assistantId);
}
