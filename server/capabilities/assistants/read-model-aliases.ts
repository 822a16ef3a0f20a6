import type { Context } from "../../kernel/wire/route.ts";
import { AssistantId } from "./ids.ts";
import type { ModelAliases } from "./model-aliases.ts";
import { listAliases } from "./store.ts";

export async function readModelAliases({ kernel, caller }: Context): Promise<ModelAliases> {
  const rows = await listAliases(kernel.database.query, caller.workspaceId);
  return Object.fromEntries(rows.map(({ name, assistantId }) => [name, AssistantId.format(assistantId)]));
}
