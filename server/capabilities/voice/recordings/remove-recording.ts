import { auditOperation } from "../../../kernel/audit.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { findOwnRecording } from "./find-own-recording.ts";
import { deleteRecording } from "./store.ts";

/** Deletes a recording; one that still runs ends. Throws not-found. */
export async function removeRecording(call: Call<{ voiceRecordingId: string }, unknown, unknown>): Promise<void> {
  const row = await findOwnRecording(call);
  await call.commit(async (tx) => {
    if (!(await deleteRecording(tx, row))) return;
    await auditOperation(call, tx, "voice-recording.deleted", row.id);
  });
}
