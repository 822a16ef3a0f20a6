import { countWords } from "../../engine/index.ts";
import { emit } from "../../kernel/log/event.ts";
import { type FieldError, invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { synonymsChanged } from "./events.ts";
import type { Synonyms } from "./schema.ts";
import { writeSynonyms } from "./store.ts";

/**
 * Replaces all groups of synonyms. Every question that is asked after this answer uses the new
 * groups. Throws invalid-request for a synonym without a word, and for one of more than six.
 */
export async function replaceSynonyms(context: Context, { groups }: Synonyms): Promise<Synonyms> {
  refuseUnreadable(groups);
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await writeSynonyms(tx, workspaceId, groups);
    emit(tx, synonymsChanged, { workspaceId, data: { groupCount: groups.length } });
  });
  return { groups };
}

const maxWords = 6;
/** More would not help to correct the list, and every word takes time to read. */
const maxErrorsShown = 20;

function refuseUnreadable(groups: Synonyms["groups"]): void {
  const errors: FieldError[] = [];
  for (const [groupIndex, group] of groups.entries()) {
    for (const [wordIndex, word] of group.entries()) {
      if (errors.length === maxErrorsShown) throw unreadable(errors);
      const count = countWords(word);
      if (count === 0 || count > maxWords)
        errors.push({ pointer: `/body/groups/${groupIndex}/${wordIndex}`, message: `must be 1 to ${maxWords} words` });
    }
  }
  if (errors.length > 0) throw unreadable(errors);
}

function unreadable(errors: FieldError[]): Problem {
  return new Problem(
    invalidRequest,
    `A synonym is a word or a phrase of up to ${maxWords} words. Add a whole question as an alternative of a FAQ instead.`,
    { errors },
  );
}
