import { countWords } from "../../engine/index.ts";
import { emit } from "../../kernel/log/event.ts";
import { invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { synonymsChanged } from "./events.ts";
import type { Synonyms } from "./schema.ts";
import { readKnowledgeState, writeSynonyms } from "./store.ts";

export async function readSynonyms({ kernel, caller }: Context): Promise<Synonyms> {
  const { synonyms } = await readKnowledgeState(kernel.database.query, caller.workspaceId);
  return { groups: synonyms };
}

/** Replaces all groups. Questions asked after the answer are read with them. Throws invalid-request for more than one word. */
export async function replaceSynonyms(context: Context, { groups }: Synonyms): Promise<Synonyms> {
  refuseOtherThanWords(groups);
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await writeSynonyms(tx, workspaceId, groups);
    emit(tx, synonymsChanged, { workspaceId, data: { groupCount: groups.length } });
  });
  return { groups };
}

function refuseOtherThanWords(groups: Synonyms["groups"]): void {
  const errors = groups.flatMap((group, at) =>
    group.flatMap((word, place) =>
      countWords(word) === 1 ? [] : { pointer: `/body/groups/${at}/${place}`, message: "must be one word" },
    ),
  );
  if (errors.length === 0) return;
  throw new Problem(invalidRequest, "Synonyms are single words; teach a phrase as an alternative question instead.", {
    errors: errors.slice(0, 20),
  });
}
