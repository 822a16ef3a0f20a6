import { invalidRequest, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { AssistantId } from "../assistants/index.ts";
import { type ConversationFigures, countConversationsBy, type FiguresBy } from "../conversations/index.ts";
import { momentOf, readTimeZone, wallTimeOf } from "../identity/index.ts";
import { countLeadsByDay } from "../leads/index.ts";
import { countConfirmedByDay } from "../newsletter/index.ts";
import { mostDays, type Statistics, type StatisticsQuery } from "./schema.ts";

const dayMs = 86_400_000;
const usualDays = 7;
const mostConversations = 20_000;
const mostLeads = 100_000;
const mostKeys = 100;

/**
 * Counts the conversations that began in a time, with what became of them until now. By day, the leads and
 * subscribers of each day are counted, too.
 *
 * @throws invalid-request for days that do not exist, are out of order, or are too many
 */
export async function readStatistics(
  { kernel, caller }: Context,
  { from, to, by = "day" }: StatisticsQuery,
): Promise<Statistics> {
  const { workspaceId, scopes } = caller;
  const db = kernel.database.query;
  const timeZone = await readTimeZone(db, workspaceId);
  const today = dayOf(wallTimeOf(kernel.clock.now(), timeZone));
  const lastDay = to === undefined ? today : readDay("to", to);
  const firstDay = from === undefined ? lastDay - usualDays + 1 : readDay("from", from);
  if (firstDay > lastDay) throw refuse("from", "is after `to`");
  if (lastDay - firstDay >= mostDays) throw refuse("from", `is more than ${mostDays} days before the end of \`to\``);
  const time = { from: startOf(firstDay, timeZone), to: startOf(lastDay + 1, timeZone) };
  const isByDay = by === "day";
  const [found, leads, subscribers] = await Promise.all([
    countConversationsBy(db, workspaceId, { ...time, by: figuresBy(), most: mostConversations, mostKeys }),
    isByDay && scopes.has("leads:read")
      ? countLeadsByDay(db, workspaceId, { ...time, timeZone, most: mostLeads })
      : undefined,
    isByDay && scopes.has("newsletter:read") ? countConfirmedByDay(db, workspaceId, { ...time, timeZone }) : undefined,
  ]);
  const all = found.find(({ isTotal }) => isTotal);
  const sumOf = (counts: readonly { count: number }[] | undefined) =>
    counts === undefined ? null : counts.reduce((sum, { count }) => sum + count, 0);
  const shown = {
    ...{ from: nameOf(firstDay), to: nameOf(lastDay), timeZone },
    total: { ...nothing, ...(all && figuresOf(all)), leads: sumOf(leads), subscribers: sumOf(subscribers) },
  };
  const rows = found.filter(({ isTotal }) => !isTotal);
  if (!isByDay) {
    return {
      ...shown,
      data: rows.map((row) => ({ key: keyOf(row), ...figuresOf(row), leads: null, subscribers: null })),
    };
  }
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => nameOf(firstDay + index));
  const countOn = (day: string, counts: readonly { day: string; count: number }[] | undefined) =>
    counts === undefined ? null : (counts.find((each) => each.day === day)?.count ?? 0);
  return {
    ...shown,
    data: days.map((day) => {
      const row = rows.find(({ key }) => key === day);
      const figures = row === undefined ? nothing : figuresOf(row);
      return { key: day, ...figures, leads: countOn(day, leads), subscribers: countOn(day, subscribers) };
    }),
  };

  function figuresBy(): FiguresBy {
    return by === "day" ? { kind: "day", timeZone } : { kind: by };
  }

  function keyOf({ key }: ConversationFigures): string | null {
    return by === "assistant" && key !== null ? AssistantId.format(key) : key;
  }
}

const figuresOf = ({ isTotal: _, key: __, ...figures }: ConversationFigures) => figures;

const nothing = {
  ...{ conversations: 0, answered: 0, declined: 0, handedOver: 0, medianFirstAnswerMs: null, helpful: 0, unhelpful: 0 },
};

/** Days are counted since 1970, without a time zone. */
const dayOf = (wallTimeMs: number) => Math.floor(wallTimeMs / dayMs);
const nameOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** Gives the moment at which a day begins where the workspace is. */
function startOf(day: number, timeZone: string): Date {
  return new Date(momentOf(day * dayMs, timeZone, "first"));
}

function readDay(name: string, text: string): number {
  const ms = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(ms) || nameOf(dayOf(ms)) !== text) throw refuse(name, "is no day");
  return dayOf(ms);
}

function refuse(name: string, message: string): Problem {
  return new Problem(invalidRequest, `The query parameter ${name} ${message}.`, {
    errors: [{ pointer: `/query/${name}`, message }],
  });
}
