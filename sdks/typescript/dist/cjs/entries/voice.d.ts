import type * as esm from "../../entries/voice.js" with { "resolution-mode": "import" };
export type * from "../../entries/voice.js" with { "resolution-mode": "import" };
export declare const VoiceSession: typeof esm.VoiceSession;
export type VoiceSession = esm.VoiceSession;
export declare const startVoice: typeof esm.startVoice;
