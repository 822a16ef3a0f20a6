import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { VoiceRecordingId } from "../ids.ts";
import { findRecording, type RecordingRow } from "./store.ts";

/** Finds the recording that the path names. Throws not-found. */
export async function findOwnRecording({
  kernel,
  caller,
  params,
}: Call<{ voiceRecordingId: string }, unknown, unknown>): Promise<RecordingRow> {
  const id = VoiceRecordingId.parse(params.voiceRecordingId);
  const row = id && (await findRecording(kernel.database.query, caller.workspaceId, id));
  if (row) return row;
  throw new Problem(
    notFound,
    "No recording has this id. List those of a session with GET /api/voice/sessions/{voiceSessionId}/recordings.",
  );
}
