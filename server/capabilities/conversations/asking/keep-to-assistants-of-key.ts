import type { Kernel } from "../../../kernel/kernel.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { AssistantId, type AssistantSetup, setupAt } from "../../assistants/index.ts";
import { type NewTurn, type StoredTurn, setAssistant } from "./store.ts";

/**
 * Keeps a question to the assistants that its publishable key may use: refuses another one that the
 * question names, and gives the key's first assistant a conversation that is with another one,
 * whoever moved it there. `assistantIds` is that of the caller. Throws forbidden.
 */
export async function keepToAssistantsOfKey(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  assistantIds: readonly string[] | null | undefined,
  { assistantId: named }: NewTurn,
  stored: StoredTurn,
): Promise<void> {
  if (assistantIds === undefined || (assistantIds === null && stored.assistantId === null)) return;
  const allowed = usableAssistants(await setupAt(kernel, workspaceId, stored.setupVersion), assistantIds);
  if (named !== null && !allowed.includes(named)) throw notForKey();
  if (stored.assistantId !== null && allowed.includes(stored.assistantId)) return;
  const [first] = allowed;
  if (first === undefined) throw noneLeft();
  // Null stays with the default assistant, whichever that will be.
  stored.assistantId = assistantIds === null ? null : first;
  await setAssistant(tx, workspaceId, stored.conversationId, stored.assistantId);
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
