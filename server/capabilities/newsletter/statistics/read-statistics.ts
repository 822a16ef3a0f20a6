import type { Context } from "../../../kernel/wire/route.ts";
import { NewsletterListId } from "../ids.ts";
import { findListId } from "../lists/find-list-id.ts";
import { findLists } from "../lists/store.ts";
import { type NewsletterStatistics, subscriberStatuses } from "../schema.ts";
import { countByDay, countByStatus } from "./store.ts";

const dayMs = 86_400_000;
const usualDays = 30;

/** Counts of the lists, and of each day until today in UTC, also of days on which nothing happened. */
export async function readStatistics(
  { kernel, caller }: Context,
  { days = usualDays, list }: { days?: number; list?: string },
): Promise<NewsletterStatistics> {
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const listId = list === undefined ? undefined : await findListId(db, workspaceId, list, "/query/list");
  const today = Math.floor(kernel.clock.now() / dayMs);
  const firstDay = today - days + 1;
  const counts = await countByStatus(db, workspaceId);
  const byDay = new Map(
    (await countByDay(db, workspaceId, new Date(firstDay * dayMs), listId)).map((each) => [each.day, each]),
  );
  const lists = (await findLists(db, workspaceId)).filter(({ id }) => listId === undefined || id === listId);
  return {
    lists: lists.map(({ id, slug, name }) => {
      const own = counts.filter((each) => each.listId === id);
      const countOf = (status: string) => own.find((each) => each.status === status)?.count ?? 0;
      const [pending, confirmed, unsubscribed, bounced, complained, erased] = subscriberStatuses.map(countOf) as [
        ...[number, number, number, number, number, number],
      ];
      const shown = { pending, confirmed, unsubscribed, bounced, complained, erased };
      return { listId: NewsletterListId.format(id), list: slug, name, ...shown };
    }),
    days: Array.from({ length: days }, (_, index) => {
      const day = new Date((firstDay + index) * dayMs).toISOString().slice(0, 10);
      return byDay.get(day) ?? { day, signUps: 0, confirmations: 0, departures: 0 };
    }),
  };
}
