/** A conversation by voice. */
export { startVoice, type VoiceEvent, VoiceSession } from "../chatting/voice.js";
