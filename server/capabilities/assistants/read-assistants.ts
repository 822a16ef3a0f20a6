import type { Context } from "../../kernel/wire/route.ts";
import { withDefaultAssistant } from "./default-assistant.ts";
import { findAssistant } from "./find-assistant.ts";
import type { Assistant } from "./schema.ts";
import { showAssistant } from "./show-assistant.ts";
import { listAssistants } from "./store.ts";

/** One page, oldest first: a workspace has at most 200 assistants. */
export async function readAssistants({ kernel, caller }: Context): Promise<{ data: Assistant[]; nextCursor: null }> {
  const rows = await listAssistants(kernel.database.query, caller.workspaceId);
  return { data: withDefaultAssistant(caller.workspaceId, rows).map(showAssistant), nextCursor: null };
}

export async function readAssistant(context: Context, wireId: string): Promise<Assistant> {
  return showAssistant(await findAssistant(context, context.kernel.database.query, wireId));
}
