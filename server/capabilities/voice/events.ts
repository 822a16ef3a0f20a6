import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const voiceSessionEnded = defineEvent({
  type: "voice-session.ended",
  summary: "A voice session was closed, expired or failed.",
  visibleTo: "conversations:read",
  schema: Type.Object({
    sessionId: Type.String(),
    conversationId: Type.Union([Type.String(), Type.Null()]),
    state: Type.Enum(["ended", "expired", "failed"]),
    reason: Type.String(),
    durationMs: Type.Integer({ description: "For how long it was connected." }),
  }),
});
