import { defineId } from "../../kernel/storage/id.ts";

export const VoiceSessionId = defineId("voice", "voice session");
export const VoiceRecordingId = defineId("rec", "voice-recording");
