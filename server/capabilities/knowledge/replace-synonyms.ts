import { countWords } from "../../engine/index.ts";
import { emit } from "../../kernel/log/event.ts";
import { type FieldError, invalidRequest, Problem } from "../../kernel/problem.ts";
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

/** More would not help to correct the list, and every word takes time to read. */
const maxErrorsShown = 20;

function refusePhrases(groups: Synonyms["groups"]): void {
  const errors: FieldError[] = [];
  for (const [groupIndex, group] of groups.entries()) {
    for (const [wordIndex, word] of group.entries()) {
      if (errors.length === maxErrorsShown) throw phrasesRefused(errors);
      if (countWords(word) !== 1) {
        errors.push({ pointer: `/body/groups/${groupIndex}/${wordIndex}`, message: "must be one word" });
      }
    }
  }
  if (errors.length > 0) throw phrasesRefused(errors);
}

function phrasesRefused(errors: FieldError[]): Problem {
  return new Problem(
    invalidRequest,
    "A synonym is a single word. Add a phrase as an alternative question of a FAQ instead.",
    { errors },
  );
}
