import type { TimelineEntry } from "../../../kernel/personal-data.ts";
import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { knownPerson } from "./known-person.ts";
import type { TimelineItem } from "./schema.ts";

const usualLimit = 20;

/** Lists what happened with a person, in every capability, newest first. */
export async function timeline(
  { kernel, caller }: Context,
  id: string,
  query: { limit?: number; cursor?: string },
): Promise<Page<TimelineItem>> {
  const limit = query.limit ?? usualLimit;
  const list = `timeline of ${id}`;
  const [beforeMs, shownThen = 0] = readCursor(kernel.secrets, list, query.cursor) ?? [];
  const person = await knownPerson(kernel.database.query, caller.workspaceId, id);
  // Things of the same moment as the last one shown are read again and skipped.
  const before = beforeMs === undefined ? undefined : new Date(Number(beforeMs) + 1);
  const page = { before, limit: limit + 1 + Number(shownThen) };
  const parts = await Promise.all(kernel.personalData.map((part) => part.timeline?.(kernel, person, page) ?? []));
  const entries = parts.flat().sort(newestFirst).slice(Number(shownThen));
  return pageOf(
    kernel.secrets,
    list,
    limit,
    entries,
    (last) => positionOf(last, entries.slice(0, limit), beforeMs, Number(shownThen)),
    show,
  );
}

/** The moment of the last entry shown, and how many of that moment were shown. */
function positionOf(
  last: TimelineEntry,
  shown: readonly TimelineEntry[],
  beforeMs: string | number | undefined,
  shownThen: number,
): [number, number] {
  const ms = last.at.getTime();
  const ofMoment = shown.filter(({ at }) => at.getTime() === ms).length;
  return [ms, ofMoment + (Number(beforeMs) === ms ? shownThen : 0)];
}

function newestFirst(one: TimelineEntry, other: TimelineEntry): number {
  return other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
}

function show({ at, kind, id, summary }: TimelineEntry): TimelineItem {
  return { at: at.toISOString(), kind, id, summary };
}
