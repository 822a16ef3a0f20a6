import { forbidden, Problem } from "../../../kernel/problem.ts";
import { AssistantId, type AssistantSetup } from "../../assistants/index.ts";

/**
 * Chooses the assistant (UUID) that answers with a publishable key: the named one, else the kept
 * one if the key may use it, else the key's first. Throws forbidden.
 * @param assistantIds those of the key; null: the default assistant
 */
export function assistantOfKey(
  setup: AssistantSetup,
  assistantIds: readonly string[] | null,
  { named, kept = null }: { named: string | undefined; kept?: string | null },
): string {
  const allowed = usableAssistants(setup, assistantIds);
  if (named !== undefined && !allowed.includes(named)) throw notForKey();
  const chosen = named ?? (kept !== null && allowed.includes(kept) ? kept : allowed[0]);
  if (chosen === undefined) throw noneLeft();
  return chosen;
}

/** As UUIDs, without those that were removed. */
function usableAssistants({ assistants }: AssistantSetup, ids: readonly string[] | null): string[] {
  if (ids === null) return assistants.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  return ids.flatMap((id) => assistants.find((row) => AssistantId.format(row.id) === id)?.id ?? []);
}

/**
 * Makes the same problem for an assistant that exists and for one that does not: anybody can read
 * the key.
 */
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
