import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { AssistantId, type AssistantSetup, resolveModelName, setupAt } from "../../assistants/index.ts";
import type { Question } from "./insert-question.ts";
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
  const allowed = usableAssistants(setup, assistantIds);
  // A model that is no assistant is ignored: a page does not choose what the workspace pays for.
  const byModel = modelOfPage === undefined ? undefined : resolveModelName(setup, modelOfPage)?.assistantId;
  const named = turn.assistantId ?? byModel;
  if (named !== undefined && !allowed.includes(named)) throw notForKey();
  const isKept = stored.assistantId !== null && allowed.includes(stored.assistantId);
  const chosen = named ?? (isKept ? stored.assistantId : allowed[0]);
  if (chosen === undefined) throw noneLeft();
  // Null stays with the default assistant, whichever that will be.
  const assistantId = assistantIds === null ? null : chosen;
  if (assistantId === stored.assistantId) return;
  stored.assistantId = assistantId;
  await setAssistant(tx, workspaceId, stored.conversationId, assistantId);
}

/** As UUIDs, without those that were removed. */
function usableAssistants({ assistants }: AssistantSetup, ids: readonly string[] | null): string[] {
  if (ids === null) return assistants.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  return ids.flatMap((id) => assistants.find((row) => AssistantId.format(row.id) === id)?.id ?? []);
}

/** The same for an assistant that exists and for one that does not: anybody can read the key. */
function notForKey(): Problem {
  return new Problem(
    forbidden,
    "This key may not use that assistant. Name one of the key's `assistantIds`, or none; a key made without `assistantIds` may use the default assistant only.",
  );
}

function noneLeft(): Problem {
  return new Problem(
    forbidden,
    "The assistants that this key may use were removed. Make a publishable key that names others in `assistantIds`.",
  );
}
