import { defineId } from "../../kernel/storage/id.ts";

export const VoiceSessionId = defineId("voice", "voice session");
