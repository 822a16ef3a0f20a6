/** A conversation by voice. */
export { startVoice, VoiceSession } from "../chatting/voice.js";
//# sourceMappingURL=voice.js.map