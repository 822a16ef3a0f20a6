import type { CheckNewKey } from "../../kernel/caller.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { withDefaultAssistant } from "./default-assistant.ts";
import { AssistantId } from "./ids.ts";
import { noSuchAssistant } from "./problems.ts";
import { type AssistantRow, listAssistants } from "./store.ts";

/** @throws not-found when the caller's workspace has no such assistant */
export async function findAssistant({ caller }: Context, db: Queryable, wireId: string): Promise<AssistantRow> {
  const id = AssistantId.parse(wireId);
  const rows = withDefaultAssistant(caller.workspaceId, await listAssistants(db, caller.workspaceId));
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw noSuchAssistant();
  return row;
}

/** The assistants that a new publishable key names must exist. Throws cannot-be-done. */
export const checkAssistantsOfKey: CheckNewKey = async (db, workspaceId, { assistantIds }) => {
  if (assistantIds === null) return;
  const rows = withDefaultAssistant(workspaceId, await listAssistants(db, workspaceId));
  const known = new Set<string>(rows.map(({ id }) => AssistantId.format(id)));
  const message = "This workspace has no such assistant. GET /api/assistants lists those it has.";
  const errors = assistantIds.flatMap((id, at) =>
    known.has(id) ? [] : [{ pointer: `/body/assistantIds/${at}`, message }],
  );
  if (errors.length > 0) throw new Problem(cannotBeDone, message, { errors });
};
