import type { Queryable } from "../../../kernel/storage/database.ts";
import { all, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { isBlockedPerson } from "../../contacts/index.ts";
import { type ConversationRow, channelOfConversation, conversationColumns, type MessageRow } from "../record/store.ts";
import type { ConversationChannel, ConversationStatus } from "../schema.ts";

/** SQL of the list that a team looks at. */

export type RowForTeam = ConversationRow & {
  lastAuthor: MessageRow["author"] | null;
  lastText: string | null;
  lastAt: Date | null;
  lastIsAnswered: boolean | null;
  /** Microseconds since 1970, which a cursor keeps whole. */
  activeAt: number;
  /** The newest message that fits the search; null without one. */
  matchId: string | null;
  matchAuthor: MessageRow["author"] | null;
  matchText: string | null;
  matchIsNote: boolean | null;
};

type TeamFilter = {
  after: readonly (string | number)[] | undefined;
  limit: number;
  /** The words as a tsquery. */
  words: string | undefined;
  status: ConversationStatus | undefined;
  channel: ConversationChannel | undefined;
  assistant: { id: string; isDefault: boolean } | undefined;
  userId: string | undefined;
  /** Null means conversations without an assignee. */
  assigneeId: string | null | undefined;
  labelId: string | undefined;
  /** Undefined means that it does not matter whether it is put off. */
  isSnoozed: boolean | undefined;
  now: Date;
  isWaiting: boolean;
  from: string | undefined;
  to: string | undefined;
  isByActivity: boolean;
};

/** The index `message_by_word` has this of a message: the words of its first 4,000 characters. */
const indexedWords = sql`to_tsvector('simple', regexp_replace(normalize(left(text, 4000), nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

const isOfBlockedPerson = isBlockedPerson({
  workspaceId: sql`conversation.workspace_id`,
  visitorId: sql`conversation.visitor_id`,
  provedUserId: sql`case when conversation.end_user_verified then conversation.end_user_id end`,
});

/** Holds for a conversation that is with the team, unless its person is blocked. */
export const isWithTeam = sql`conversation.status = 'handed-over' and not ${isOfBlockedPerson}`;

/** Holds for a conversation with the team, beside its `last_author`: nobody of the team has spoken since. */
export const isWaitingForTeam = sql`${isWithTeam} and last_author is distinct from 'member'`;

/** Holds for a conversation that the team has not put off. */
export const isAwake = (now: Date): Sql => sql`coalesce(conversation.snoozed_until <= ${now}, true)`;

/**
 * Lists conversations with the last message of each that is no note, newest first or by what was said last. Those
 * that wait were handed over, and nobody of the team has spoken since the person's last word. Of the messages with
 * a common word, only the newest are looked at.
 */
export async function findForTeam(db: Queryable, workspaceId: string, filter: TeamFilter): Promise<RowForTeam[]> {
  const { words, isByActivity, limit } = filter;
  const found = sql`left join (
    select distinct on (conversation_id) conversation_id as match_conversation_id, id as match_id,
      author as match_author, left(text, 4000) as match_text, is_note as match_is_note
    from (
      select conversation_id, id, author, text, is_note from message
      where workspace_id = ${workspaceId} and status <> 'pending'
        and ${indexedWords} @@ to_tsquery('simple', ${words ?? ""})
      order by id desc limit 2000) as newest
    order by conversation_id, id desc) as found on match_conversation_id = conversation.id`;
  const noMatch = sql`, null::uuid as match_id, null as match_author, null as match_text, null::boolean as match_is_note`;
  return all<RowForTeam>(db)`
    select ${conversationColumns}, last_author, last_text, last_at, last_is_answered,
      (extract(epoch from updated_at) * 1000000)::float8 as active_at
      ${words === undefined ? noMatch : sql`, match_id, match_author, match_text, match_is_note`}
    from conversation ${words === undefined ? sql`` : found} left join lateral (
      select message.author as last_author, left(message.text, 200) as last_text, message.created_at as last_at,
        message.is_answered as last_is_answered
      from message
      where message.workspace_id = conversation.workspace_id and message.conversation_id = conversation.id
        and not message.is_note
      order by message.number desc limit 1) as last on true
    where workspace_id = ${workspaceId} ${fits(filter)}
    order by ${isByActivity ? sql`updated_at desc, id desc` : sql`id desc`} limit ${limit}`;
}

function fits(filter: TeamFilter): Sql {
  const { after, words, status, channel, assistant, userId, assigneeId, labelId, isSnoozed, now, from, to } = filter;
  const [id = null, activeAt = null] = after ?? [];
  const since = sql`timestamptz 'epoch' + ${activeAt}::bigint * interval '1 microsecond'`;
  const next = filter.isByActivity ? sql`and (updated_at, id) < (${since}, ${id}::uuid)` : sql`and id < ${id}::uuid`;
  const ofAssignee = assigneeId === null ? sql`and assignee_id is null` : sql`and assignee_id = ${assigneeId}`;
  return sql`
      ${after === undefined ? sql`` : next}
      ${words === undefined ? sql`` : sql`and match_id is not null`}
      ${status === undefined ? sql`` : sql`and status = ${status}`}
      ${channel === undefined ? sql`` : sql`and ${channelOfConversation} = ${channel}`}
      ${assistant === undefined ? sql`` : ofAssistant(assistant)}
      ${userId === undefined ? sql`` : sql`and end_user_id = ${userId}`}
      ${assigneeId === undefined ? sql`` : ofAssignee}
      ${labelId === undefined ? sql`` : ofLabel(labelId)}
      ${isSnoozed === undefined ? sql`` : sql`and ${isAwake(now)} <> ${isSnoozed}::boolean`}
      ${from === undefined ? sql`` : sql`and updated_at >= ${from}::timestamptz`}
      ${to === undefined ? sql`` : sql`and updated_at < ${to}::timestamptz`}
      ${filter.isWaiting ? sql`and ${isWaitingForTeam}` : sql``}`;
}

function ofLabel(labelId: string): Sql {
  return sql`and id in (select conversation_label.conversation_id from conversation_label
    where conversation_label.workspace_id = conversation.workspace_id and label_id = ${labelId})`;
}

function ofAssistant({ id, isDefault }: { id: string; isDefault: boolean }): Sql {
  return isDefault ? sql`and (assistant_id = ${id} or assistant_id is null)` : sql`and assistant_id = ${id}`;
}
