/** The vendors of speech, one line each. Everything about a vendor is in its folder. */
export { deepgram } from "./deepgram/deepgram.ts";
export { elevenlabs } from "./elevenlabs/elevenlabs.ts";
export { openai, openaiCompatible } from "./openai-compatible/openai-compatible.ts";
