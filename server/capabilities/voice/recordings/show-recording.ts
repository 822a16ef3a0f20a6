import { show } from "../../../kernel/wire/show.ts";
import { VoiceRecording } from "./schema.ts";
import type { RecordingRow } from "./store.ts";

const shape = show(VoiceRecording);

export function showRecording(row: RecordingRow): VoiceRecording {
  const reason = row.reason as VoiceRecording["reason"];
  return shape({ ...row, reason, seconds: Math.round((row.samples / row.rateHz) * 10) / 10 });
}
