import type { Queryable } from "../../../kernel/storage/database.ts";
import { all, one, sql } from "../../../kernel/storage/sql.ts";
import { firstIdOf } from "../../contacts/index.ts";
import { isAwake, isWaitingForTeam, isWithTeam } from "../listing/store.ts";
import { channelOfConversation } from "../record/store.ts";

/** The SQL that counts conversations for the team. */

/**
 * Counts those that wait for a person, and of those with the team the ones that nobody has taken; each up to `most`.
 * Neither number counts conversations that the team has put off, or those of blocked people.
 */
export async function countWaiting(
  db: Queryable,
  workspaceId: string,
  { most, now }: { most: number; now: Date },
): Promise<{ waiting: number; unassigned: number }> {
  return one<{ waiting: number; unassigned: number }>(db)`
    select
      (select count(*)::int from (
        select from conversation left join lateral (
          select message.author as last_author from message
          where message.workspace_id = conversation.workspace_id and message.conversation_id = conversation.id
            and not message.is_note
          order by message.number desc limit 1) as last on true
        where workspace_id = ${workspaceId} and ${isWaitingForTeam} and ${isAwake(now)} limit ${most}) as found) as waiting,
      (select count(*)::int from (
        select from conversation
        where workspace_id = ${workspaceId} and assignee_id is null and ${isWithTeam} and ${isAwake(now)}
        limit ${most}) as found) as unassigned`;
}

export type ConversationFigures = {
  /** This row counts all keys together. */
  isTotal: boolean;
  key: string | null;
  conversations: number;
  answered: number;
  declined: number;
  handedOver: number;
  medianFirstAnswerMs: number | null;
  helpful: number;
  unhelpful: number;
};

/** Figures are counted by the day in a time zone, the assistant's id, the page that the context names, or the channel. */
export type FiguresBy = { kind: "day"; timeZone: string } | { kind: "assistant" | "page" | "channel" };

/** Nodes mint the ids, and the database's clock tells `created_at`. */
const mostClockDifferenceMs = 3_600_000;

/**
 * Counts the conversations that began in a time, of more than `most` the newest, with what became of each until now:
 * first all of them, then by key. History that a caller told does not count.
 */
export async function countConversationsBy(
  db: Queryable,
  workspaceId: string,
  { from, to, by, most, mostKeys }: { from: Date; to: Date; by: FiguresBy; most: number; mostKeys: number },
): Promise<ConversationFigures[]> {
  return all<ConversationFigures>(db)`
    with begun as materialized (
      select id, status, ${keyOf(by)} as key from conversation
      where workspace_id = ${workspaceId} and created_at >= ${from} and created_at < ${to}
        and id >= ${firstIdOf(new Date(Math.max(0, from.getTime() - mostClockDifferenceMs)))}
        and id < ${firstIdOf(new Date(to.getTime() + mostClockDifferenceMs))}
      order by id desc limit ${most}
    ), became as (
      select begun.key, coalesce(is_answered, false) as is_answered, coalesce(is_declined, false) as is_declined,
        (begun.status = 'handed-over' or coalesce(is_handed_over, false)) as is_handed_over,
        extract(epoch from answered_at - asked_at) * 1000 as first_answer_ms, helpful, unhelpful
      from begun cross join lateral (
        select bool_or(is_answered) as is_answered,
          bool_or(status = 'completed' and not is_answered and choices is null and asks is null
            and tool_calls is null and provenance ->> 'action' is distinct from 'hand_over') as is_declined,
          bool_or(author in ('member', 'system') or provenance ->> 'action' = 'hand_over') as is_handed_over,
          min(created_at) filter (where author = 'contact') as asked_at,
          min(coalesce(ended_at, created_at)) filter (where author = 'member'
            or (author = 'assistant' and status = 'completed')) as answered_at,
          count(*) filter (where feedback #> '{contact,helpful}' = 'true')::int as helpful,
          count(*) filter (where feedback #> '{contact,helpful}' = 'false')::int as unhelpful
        from message
        where message.workspace_id = ${workspaceId} and message.conversation_id = begun.id
          and not message.is_note and message.origin is null
      ) as said
      where asked_at is not null
    )
    select grouping(key) = 1 as is_total, key, count(*)::int as conversations,
      (count(*) filter (where is_answered and not is_handed_over))::int as answered,
      (count(*) filter (where is_declined))::int as declined,
      (count(*) filter (where is_handed_over))::int as handed_over,
      round(percentile_cont(0.5) within group (order by first_answer_ms) filter (where first_answer_ms >= 0))::float8
        as median_first_answer_ms,
      coalesce(sum(helpful), 0)::int as helpful, coalesce(sum(unhelpful), 0)::int as unhelpful
    from became group by grouping sets ((key), ())
    order by 1 desc, count(*) desc, key limit ${mostKeys}::int + 1`;
}

function keyOf(by: FiguresBy) {
  switch (by.kind) {
    case "day":
      return sql`to_char(created_at at time zone ${by.timeZone}, 'YYYY-MM-DD')`;
    case "assistant":
      return sql`assistant_id::text`;
    case "page":
      return sql`left(context ->> 'page', 500)`;
    case "channel":
      return channelOfConversation;
  }
}
