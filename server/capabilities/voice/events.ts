import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";

export const voiceSessionEnded = defineEvent({
  type: "voice-session.ended",
  summary: "A voice session was closed, expired or failed.",
  visibleTo: "conversations:read",
  schema: Type.Object({
    sessionId: Type.String(),
    conversationId: Nullable(Type.String()),
    state: Type.Enum(["ended", "expired", "failed"]),
    reason: Type.String(),
    durationMs: Type.Integer({ description: "For how long it was connected." }),
  }),
});
