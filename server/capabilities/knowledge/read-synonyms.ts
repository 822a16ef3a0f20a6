import type { Context } from "../../kernel/wire/route.ts";
import type { Synonyms } from "./schema.ts";
import { readKnowledgeState } from "./store.ts";

export async function readSynonyms({ kernel, caller }: Context): Promise<Synonyms> {
  const { synonyms } = await readKnowledgeState(kernel.database.query, caller.workspaceId);
  return { groups: synonyms };
}
