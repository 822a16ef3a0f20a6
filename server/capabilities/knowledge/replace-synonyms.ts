import { countWords, languages, readWords } from "@parley/engine";
import { emit } from "../../kernel/log/event.ts";
import { type FieldError, invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Cost } from "../../kernel/wire/cost.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { synonymsChanged } from "./events.ts";
import { readKnowledgeState, writeSynonyms } from "./indexing/store.ts";
import type { Synonyms } from "./schema.ts";

const wordsPerMs = 20;

export async function readSynonyms({ kernel, caller }: Context): Promise<Synonyms> {
  const { synonyms } = await readKnowledgeState(kernel.database.query, caller.workspaceId);
  return { groups: synonyms };
}

/**
 * Replaces all groups of synonyms. Every question that is asked after this answer uses the new
 * groups. Throws invalid-request for a synonym without a word, for one of more than six, and for a
 * group that can find nothing.
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

export function costOfSynonyms({ groups }: Synonyms): Cost {
  const words = groups.reduce((sum, group) => sum + group.length, 0);
  return { workMs: words / wordsPerMs, of: `${words} synonyms` };
}

const maxWords = 6;
/** More would not help to correct the list, and every word takes time to read. */
const maxErrorsShown = 20;

function refuseUnreadable(groups: Synonyms["groups"]): void {
  const errors: FieldError[] = [];
  for (const [at, group] of groups.entries()) {
    if (errors.length >= maxErrorsShown) break;
    errors.push(...faultsOf(group, `/body/groups/${at}`));
  }
  if (errors.length > 0) throw unreadable(errors.slice(0, maxErrorsShown));
}

function faultsOf(group: readonly string[], pointer: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const [at, word] of group.entries()) {
    const count = countWords(word);
    if (count === 0 || count > maxWords)
      errors.push({ pointer: `${pointer}/${at}`, message: `must be 1 to ${maxWords} words` });
  }
  if (errors.length > 0) return errors;
  const read = group.map((word) => readWords(word));
  if (new Set(read.map((words) => words.join(" "))).size === 1) {
    return [{ pointer, message: "must have two different words or phrases" }];
  }
  const isSmall = languages.some(({ stopWords }) => read.every((words) => words.every((word) => stopWords.has(word))));
  return isSmall ? [{ pointer, message: "must have a word that texts are searched for: these are small words" }] : [];
}

function unreadable(errors: FieldError[]): Problem {
  return new Problem(
    invalidRequest,
    `A group is at least two different words or phrases of up to ${maxWords} words, and not of small words such as "the" alone. Add a whole question as an alternative of a FAQ instead.`,
    { errors },
  );
}
