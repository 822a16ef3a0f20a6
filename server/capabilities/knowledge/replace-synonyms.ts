import { countWords } from "../../engine/index.ts";
import { emit } from "../../kernel/log/event.ts";
import { invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { synonymsChanged } from "./events.ts";
import type { Synonyms } from "./schema.ts";
import { writeSynonyms } from "./store.ts";

/**
 * Replaces all groups of synonyms. Every question that is asked after this answer uses the new
 * groups. Throws invalid-request for a synonym of more than one word.
 */
export async function replaceSynonyms(context: Context, { groups }: Synonyms): Promise<Synonyms> {
  refusePhrases(groups);
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await writeSynonyms(tx, workspaceId, groups);
    emit(tx, synonymsChanged, { workspaceId, data: { groupCount: groups.length } });
  });
  return { groups };
}

function refusePhrases(groups: Synonyms["groups"]): void {
  const errors = groups.flatMap((group, groupIndex) =>
    group.flatMap((word, wordIndex) =>
      countWords(word) === 1 ? [] : { pointer: `/body/groups/${groupIndex}/${wordIndex}`, message: "must be one word" },
    ),
  );
  if (errors.length === 0) return;
  throw new Problem(
    invalidRequest,
    "A synonym is a single word. Add a phrase as an alternative question of a FAQ instead.",
    {
      errors: errors.slice(0, 20),
    },
  );
}
