import { defineId } from "../../../kernel/storage/id.ts";

export const VoiceChannelId = defineId("vch", "voice-channel");
