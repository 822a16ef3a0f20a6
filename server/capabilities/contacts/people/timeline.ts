import type { TimelineEntry } from "../../../kernel/personal-data.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import { show } from "../../../kernel/wire/show.ts";
import { knownPerson } from "./known-person.ts";
import { TimelineItem } from "./schema.ts";

type TimelineQuery = { contactId: string; limit?: number; cursor?: string };

/** Lists what happened with a person, in every capability, newest first. */
export const timeline = listOf({
  name: ({ contactId }: TimelineQuery) => `timeline of ${contactId}`,
  async find({ kernel, caller }, { position, limit }, { contactId }: TimelineQuery) {
    const [lastMs, shownThen] = position === undefined ? [] : position.map(Number);
    const person = await knownPerson(kernel.database.query, caller.workspaceId, contactId);
    // Things of the same moment as the last one shown are read again and skipped.
    const before = lastMs === undefined ? undefined : new Date(lastMs + 1);
    const page = { before, limit: limit + (shownThen ?? 0) };
    const parts = await Promise.all(kernel.personalData.map((part) => part.timeline?.(kernel, person, page) ?? []));
    return numbered(parts.flat().sort(newestFirst)).slice(shownThen);
  },
  positionOf: ({ at, numberThen }) => [at.getTime(), numberThen],
  show: show(TimelineItem),
});

/** Adds which entry of its moment each one is, from 1. */
function numbered(entries: readonly TimelineEntry[]): (TimelineEntry & { numberThen: number })[] {
  const counts = new Map<number, number>();
  return entries.map((entry) => {
    const numberThen = (counts.get(entry.at.getTime()) ?? 0) + 1;
    counts.set(entry.at.getTime(), numberThen);
    return { ...entry, numberThen };
  });
}

function newestFirst(one: TimelineEntry, other: TimelineEntry): number {
  return other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
}
