import { VoiceRecordingId, VoiceSessionId } from "../ids.ts";
import type { VoiceRecording } from "./schema.ts";
import type { RecordingRow } from "./store.ts";

export function showRecording(row: RecordingRow): VoiceRecording {
  return {
    id: VoiceRecordingId.format(row.id),
    sessionId: VoiceSessionId.format(row.sessionId),
    state: row.state,
    reason: row.reason as VoiceRecording["reason"],
    notice: row.notice,
    seconds: Math.round((row.samples / row.rateHz) * 10) / 10,
    bytes: row.bytes,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
