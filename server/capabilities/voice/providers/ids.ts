import { defineId } from "../../../kernel/storage/id.ts";

export const SpeechProviderId = defineId("spr", "speech-provider");
