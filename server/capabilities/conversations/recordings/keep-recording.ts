import { parseJson } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import { takeRoomAtOnce } from "../../../kernel/quotas/take-room.ts";
import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import type { SealedValues } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import {
  countOfRecordingsBefore,
  deleteOldRecordings,
  findRecordings,
  insertRecording,
  sealedRecordings,
} from "./store.ts";

/** A reply took this from outside: each kind in the order in which it was taken. */
export type Heard = { [name: string]: unknown[] };

const purpose = "reply-recording";
/** A longer one is not kept, and its reply cannot be replayed. */
const mostBytes = 262_144;

/** Stores the recording of a reply with its end, encrypted. A workspace without room for it keeps none. */
export async function keepRecording(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, conversationId, replyId }: { workspaceId: string; conversationId: string; replyId: string },
  heard: Heard,
): Promise<void> {
  const sealed = kernel.secrets.encrypt(purpose, JSON.stringify(heard), replyId);
  if (sealed.length > mostBytes) return;
  if (takeRoomAtOnce(kernel, workspaceId, { fileBytes: sealed.length }) !== undefined) return;
  const createdAt = new Date(kernel.clock.now());
  await insertRecording(tx, { workspaceId, conversationId, messageId: replyId, sealed, createdAt });
}

/** Reads the recordings of these replies, as far as they are kept. */
export async function readRecordings(
  { secrets, database }: Kernel,
  workspaceId: string,
  replyIds: readonly string[],
): Promise<Map<string, Heard>> {
  const rows = await findRecordings(database.query, workspaceId, replyIds);
  return new Map(rows.map(({ id, sealed }) => [id, parseJson(secrets.decrypt(purpose, sealed, id)) as Heard]));
}

export const sealedReplyRecordings: SealedValues = { purpose, values: sealedRecordings };

/** Forgets what models and tools gave to replies. The replies stay as long as their conversations do. */
export const replyRecordingRetention: RetentionKind = {
  kind: "replyRecordings",
  defaultDays: 30,
  leastDays: 1,
  mostDays: 30,
  countBefore: countOfRecordingsBefore,
  eraseBefore: (_kernel, tx, old) => deleteOldRecordings(tx, old),
};
