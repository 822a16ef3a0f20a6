import type { Context } from "../../kernel/wire/route.ts";
import type { Toolbox } from "./schema.ts";
import { showToolbox } from "./show-toolbox.ts";
import { listToolboxes } from "./store.ts";

/** One page, oldest first: a workspace has at most 20 toolboxes. */
export async function readToolboxes({ kernel, caller }: Context): Promise<{ data: Toolbox[]; nextCursor: null }> {
  const rows = await listToolboxes(kernel.database.query, caller.workspaceId);
  return { data: rows.map(showToolbox), nextCursor: null };
}
