import { auditOperation } from "../../../kernel/audit.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import type { Erasable } from "../../../kernel/erasing/replay-erasures.ts";
import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { findOwnRecording } from "./find-own-recording.ts";
import { countOfRecordingsBefore, deleteOldRecordings, deleteRecording, idsOfRecordings } from "./store.ts";

/** The sound of conversations by voice. Their words stay as long as the conversations do. */
export const recordingRetention: RetentionKind = {
  kind: "voiceRecordings",
  defaultDays: 30,
  leastDays: 1,
  mostDays: null,
  countBefore: countOfRecordingsBefore,
  eraseBefore: (_kernel, tx, old) => deleteOldRecordings(tx, old),
};

/** Recordings that a member deleted. */
export const erasableRecordings: Erasable = {
  kind: "voice-recording",
  ids: idsOfRecordings,
  async erase(_kernel, tx, { workspaceId, id }) {
    await deleteRecording(tx, { workspaceId, id });
  },
};

/** Deletes a recording; one that still runs ends. Throws not-found. */
export async function removeRecording(call: Call<{ voiceRecordingId: string }, unknown, unknown>): Promise<void> {
  const row = await findOwnRecording(call);
  await call.commit(async (tx) => {
    if (!(await deleteRecording(tx, row))) return;
    await auditOperation(call, tx, "voice-recording.deleted", row.id);
    const { workspaceId, id } = row;
    await noteErasure(call.kernel, [{ kind: erasableRecordings.kind, workspaceId, id }]);
  });
}
