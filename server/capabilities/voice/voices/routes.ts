import { may } from "../../../kernel/caller.ts";
import { PageOf } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { listVoices } from "./find-voice.ts";
import { VoiceModel } from "./schema.ts";

export function voicesRoutes(app: Routes): void {
  app.get(
    "/api/voice/models",
    {
      schema: {
        summary: "List the voices",
        description: "Those of the workspace's speech providers come first, then those of the installation.",
        response: { 200: PageOf(VoiceModel) },
      },
      guard: may("voice:write"),
    },
    (call) => listVoices(call),
  );
}
