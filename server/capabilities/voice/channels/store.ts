import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";
import type { CallMode, ChannelKind } from "./schema.ts";

/** The SQL of channels: which voice platforms call a workspace. */

export type ChannelRow = {
  workspaceId: string;
  id: string;
  kind: ChannelKind;
  name: string;
  /** Null means the default assistant. */
  assistantId: string | null;
  language: string | null;
  greeting: string | null;
  answerWithinMs: number | null;
  /** Only a channel of Alexa has it. */
  skillId: string | null;
  /** Only a channel of Dialogflow has it: the SHA-256 of the secret. */
  secretHash: Buffer | null;
  /** Only a channel of Twilio has it. */
  encryptedAuthToken: Buffer | null;
  /** Only a channel of Twilio has it. */
  mode: CallMode | null;
  /** The assistant of the channel stays within these: those of the key that made or changed it last. */
  databaseRules: readonly DatabaseRule[] | null;
  createdAt: Date;
};

const columns = sql`workspace_id, id, kind, name, assistant_id, language, greeting, answer_within_ms, skill_id,
  secret_hash, sealed_auth_token as encrypted_auth_token, mode, database_rules, created_at`;

const jsonOf = (rules: ChannelRow["databaseRules"]) => (rules === null ? null : JSON.stringify(rules));

export async function insertChannel(tx: Transaction, channel: ChannelRow): Promise<void> {
  await execute(tx)`
    insert into voice_channel (workspace_id, id, kind, created_at, name, assistant_id, language, greeting,
      answer_within_ms, skill_id, secret_hash, sealed_auth_token, mode, database_rules)
    values (${channel.workspaceId}, ${channel.id}, ${channel.kind}, ${channel.createdAt}, ${channel.name},
      ${channel.assistantId}, ${channel.language}, ${channel.greeting}, ${channel.answerWithinMs}, ${channel.skillId},
      ${channel.secretHash}, ${channel.encryptedAuthToken}, ${channel.mode}, ${jsonOf(channel.databaseRules)})`;
}

export async function updateChannel(tx: Transaction, channel: ChannelRow): Promise<void> {
  await execute(tx)`
    update voice_channel set name = ${channel.name}, assistant_id = ${channel.assistantId},
      language = ${channel.language}, greeting = ${channel.greeting}, answer_within_ms = ${channel.answerWithinMs},
      skill_id = ${channel.skillId}, secret_hash = ${channel.secretHash},
      sealed_auth_token = ${channel.encryptedAuthToken}, mode = ${channel.mode},
      database_rules = ${jsonOf(channel.databaseRules)}
    where workspace_id = ${channel.workspaceId} and id = ${channel.id}`;
}

export async function countChannels(tx: Transaction, workspaceId: string): Promise<number> {
  const { count } = await one<{ count: number }>(tx)`
    select count(*)::int as count from voice_channel where workspace_id = ${workspaceId}`;
  return count;
}

/** Finds a channel by its id alone: what a platform sends names no workspace. */
export async function findChannelById(db: Queryable, id: string): Promise<ChannelRow | undefined> {
  return first<ChannelRow>(db)`
    select ${columns} from voice_channel where id = ${id}`;
}

export async function findChannel(db: Queryable, workspaceId: string, id: string): Promise<ChannelRow | undefined> {
  return first<ChannelRow>(db)`
    select ${columns} from voice_channel where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Gives the same, locked until the end of the transaction. */
export async function lockChannel(tx: Transaction, workspaceId: string, id: string): Promise<ChannelRow | undefined> {
  return first<ChannelRow>(tx)`
    select ${columns} from voice_channel where workspace_id = ${workspaceId} and id = ${id}
    for no key update`;
}

/** Lists the channels, newest first. */
export async function listChannels(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<ChannelRow[]> {
  return all<ChannelRow>(db)`
    select ${columns} from voice_channel
    where workspace_id = ${workspaceId}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

/** Tells whether there was such a channel, which is then deleted. */
export async function deleteChannel(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const deleted = await first<{ id: string }>(tx)`
    delete from voice_channel where workspace_id = ${workspaceId} and id = ${id}
    returning id`;
  return deleted !== undefined;
}

export const authTokens = encryptedValues(
  sql`select id, sealed_auth_token as encrypted from voice_channel where sealed_auth_token is not null`,
  ({ id, former, encrypted }) => sql`
    update voice_channel set sealed_auth_token = ${encrypted} where id = ${id} and sealed_auth_token = ${former}`,
);
