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
