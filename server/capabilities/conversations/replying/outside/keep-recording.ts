import type { Kernel } from "../../../../kernel/kernel.ts";
import { takeRoomAtOnce } from "../../../../kernel/quotas/take-room.ts";
import type { RetentionKind } from "../../../../kernel/retention-kind.ts";
import { reencryptAll } from "../../../../kernel/secrets.ts";
import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";
import type { ReplyRequest } from "../../telling/reply-request.ts";
import type { EndOfReply } from "../end-of-reply.ts";
import type { PendingReply } from "../pending-reply.ts";
import type { Heard, Outside } from "./outside.ts";
import { deleteOldRecordings, findRecording, insertRecording, listRecordings, replaceRecording } from "./store.ts";

const purpose = "reply-recording";
/** A longer one is not kept, and its reply cannot be replayed. */
const mostBytes = 262_144;

/** Adds to the end of a reply what it took from outside, as far as a replay needs it. */
export function withRecording(end: EndOfReply, reply: PendingReply, outside: Outside): EndOfReply {
  outside.note("request", reply.request && shortened(reply.request));
  outside.note("asked", reply.askedAction);
  const { heard } = outside;
  if (Object.keys(heard).length === 0) return end;
  return { ...end, heard, provenance: { ...end.provenance, isRecorded: true } };
}

/** A replay writes no prompt. The images and the results stay with the message, see `keptRequest`. */
function shortened({ told: _told, instructions: _said, images: _seen, results: _given, ...kept }: ReplyRequest) {
  return kept;
}

/** Stores the recording of a reply with its end, encrypted. A workspace without room for it keeps none. */
export async function keepRecording(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, conversationId, replyId }: PendingReply,
  heard: Heard,
): Promise<void> {
  const sealed = kernel.secrets.encrypt(purpose, JSON.stringify(heard), replyId);
  if (sealed.length > mostBytes) return;
  if (takeRoomAtOnce(kernel, workspaceId, { fileBytes: sealed.length }) !== undefined) return;
  const createdAt = new Date(kernel.clock.now());
  await insertRecording(tx, { workspaceId, conversationId, messageId: replyId, sealed, createdAt });
}

/** Undefined when there is none, or none any more. */
export async function readRecording(
  { secrets }: Kernel,
  db: Queryable,
  workspaceId: string,
  replyId: string,
): Promise<Heard | undefined> {
  const sealed = await findRecording(db, workspaceId, replyId);
  return sealed && (JSON.parse(secrets.decrypt(purpose, sealed, replyId)) as Heard);
}

/** Encrypts all recordings again on start, after PARLEY_SECRET was replaced. */
export function reencryptRecordings({ secrets, database }: Kernel): Promise<void> {
  const db = database.query;
  return reencryptAll(secrets, purpose, {
    list: (afterId, limit) => listRecordings(db, afterId, limit),
    replace: (id, former, encrypted) => replaceRecording(db, id, former, encrypted),
  });
}

/** What models and tools gave to replies. The replies stay as long as their conversations do. */
export const replyRecordingRetention: RetentionKind = {
  kind: "replyRecordings",
  defaultDays: 30,
  leastDays: 1,
  mostDays: 30,
  eraseBefore: (_kernel, tx, old) => deleteOldRecordings(tx, old),
};
