import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { CallMode, ChannelKind } from "./schema.ts";

/** The SQL of channels: which voice platforms call a workspace. */

export type ChannelRow = {
  workspaceId: string;
  id: string;
  kind: ChannelKind;
  name: string;
  /** Null: the default assistant. */
  assistantId: string | null;
  language: string | null;
  greeting: string | null;
  answerWithinMs: number | null;
  /** Of Alexa. */
  skillId: string | null;
  /** Of Dialogflow: the SHA-256 of the secret. */
  secretHash: Buffer | null;
  /** Of Twilio. */
  encryptedAuthToken: Buffer | null;
  /** Of Twilio. */
  mode: CallMode | null;
  createdAt: Date;
};

const columns = [
  "workspace_id as workspaceId",
  "id",
  sql<ChannelKind>`kind`.as("kind"),
  "name",
  "assistant_id as assistantId",
  "language",
  "greeting",
  "answer_within_ms as answerWithinMs",
  "skill_id as skillId",
  "secret_hash as secretHash",
  "sealed_auth_token as encryptedAuthToken",
  sql<CallMode | null>`mode`.as("mode"),
  "created_at as createdAt",
] as const;

function valuesOf(channel: ChannelRow) {
  return {
    name: channel.name,
    assistant_id: channel.assistantId,
    language: channel.language,
    greeting: channel.greeting,
    answer_within_ms: channel.answerWithinMs,
    skill_id: channel.skillId,
    secret_hash: channel.secretHash,
    sealed_auth_token: channel.encryptedAuthToken,
    mode: channel.mode,
  };
}

export async function insertChannel(tx: Transaction, channel: ChannelRow): Promise<void> {
  const { workspaceId, id, kind, createdAt } = channel;
  await tx
    .insertInto("voice_channel")
    .values({ workspace_id: workspaceId, id, kind, created_at: createdAt, ...valuesOf(channel) })
    .execute();
}

export async function updateChannel(tx: Transaction, channel: ChannelRow): Promise<void> {
  await tx
    .updateTable("voice_channel")
    .set(valuesOf(channel))
    .where("workspace_id", "=", channel.workspaceId)
    .where("id", "=", channel.id)
    .execute();
}

export async function countChannels(tx: Transaction, workspaceId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("voice_channel")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** By its id alone: what a platform sends names no workspace. */
export async function findChannelById(db: Queryable, id: string): Promise<ChannelRow | undefined> {
  return db.selectFrom("voice_channel").select(columns).where("id", "=", id).executeTakeFirst();
}

export async function findChannel(db: Queryable, workspaceId: string, id: string): Promise<ChannelRow | undefined> {
  return db
    .selectFrom("voice_channel")
    .select(columns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export async function lockChannel(tx: Transaction, workspaceId: string, id: string): Promise<ChannelRow | undefined> {
  return tx
    .selectFrom("voice_channel")
    .select(columns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Newest first. */
export async function listChannels(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<ChannelRow[]> {
  let query = db
    .selectFrom("voice_channel")
    .select(columns)
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(page.limit);
  if (page.before !== undefined) query = query.where("id", "<", page.before);
  return query.execute();
}

/** Whether there was such a channel. */
export async function deleteChannel(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("voice_channel")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The encrypted tokens of all workspaces' channels whose id is greater, in the order of ids. */
export async function listEncryptedTokens(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  const found = await sql<{ id: string; encrypted: Buffer }>`
    select id, sealed_auth_token as encrypted from voice_channel
    where sealed_auth_token is not null ${afterId === undefined ? sql`` : sql`and id > ${afterId}`}
    order by id limit ${limit}`.execute(db);
  return found.rows;
}

/** Does nothing when the token was changed since it was read. */
export async function writeEncryptedToken(db: Queryable, id: string, former: Buffer, encrypted: Buffer): Promise<void> {
  await sql`
    update voice_channel set sealed_auth_token = ${encrypted}
    where id = ${id} and sealed_auth_token = ${former}`.execute(db);
}
