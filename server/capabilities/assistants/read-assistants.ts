import type { Context } from "../../kernel/wire/route.ts";
import { AssistantId } from "./ids.ts";
import { noSuchAssistant } from "./problems.ts";
import type { Assistant } from "./schema.ts";
import { showAssistant, withDefault } from "./show.ts";
import { listAssistants } from "./store.ts";

/** A workspace has few of them: they are one page, oldest first. */
export async function readAssistants({ kernel, caller }: Context): Promise<{ data: Assistant[]; nextCursor: null }> {
  const rows = await listAssistants(kernel.database.query, caller.workspaceId);
  return { data: withDefault(caller.workspaceId, rows).map(showAssistant), nextCursor: null };
}

export async function readAssistant(context: Context, wireId: string): Promise<Assistant> {
  const id = AssistantId.parse(wireId);
  const { data } = await readAssistants(context);
  const found = id === undefined ? undefined : data.find((assistant) => AssistantId.parse(assistant.id) === id);
  if (found === undefined) throw noSuchAssistant();
  return found;
}
