import { capability } from "../../kernel/capability.ts";
import { closeInstalledSpeech } from "./voices/installed-speech.ts";
import { voicesRoutes } from "./voices/routes.ts";

export { unknownLanguage, unknownVoice } from "./problems.ts";
export { findRecognizer } from "./voices/find-recognizer.ts";
export { findVoice } from "./voices/find-voice.ts";

/** Conversations by voice: sessions, the channels of voice platforms, and what people said and heard. */
export const voice = capability({
  name: "voice",
  scopes: [
    { name: "voice:write", summary: "Talk with the assistants by voice, and list the voices", isPublishable: true },
  ],
  routes(app) {
    voicesRoutes(app);
  },
  async stop(kernel) {
    await closeInstalledSpeech(kernel);
  },
});
