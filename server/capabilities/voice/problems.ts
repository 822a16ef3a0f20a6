import { defineProblem } from "../../kernel/problem.ts";

export const unknownVoice = defineProblem(422, "unknown-voice", "The workspace has no such voice");
export const unknownLanguage = defineProblem(422, "unknown-language", "No voice speaks this language");
export const noRecognizer = defineProblem(422, "no-recognizer", "Nothing understands speech in this language");
export const soundUnreadable = defineProblem(400, "sound-unreadable", "The recording cannot be read");
export const speechFailed = defineProblem(502, "speech-failed", "The speech provider failed");
export const apiKeyMismatch = defineProblem(
  422,
  "api-key-mismatch",
  "api_key is not the key of the Authorization header",
);
export const tooManyVoiceSessions = defineProblem(
  503,
  "too-many-voice-sessions",
  "No further voice session can be opened now",
);
/** Says no more: who sends no proof learns nothing of what would be one. */
export const proofRefused = defineProblem(
  401,
  "proof-refused",
  "The request does not come from the channel's platform",
);
/** Amazon's certification of a skill asks for this status. */
export const alexaProofRefused = { ...proofRefused, status: 400 };
