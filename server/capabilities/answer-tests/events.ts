import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const pinsChanged = defineEvent({
  type: "pins.changed",
  summary:
    "Tests of the assistants were run, and some came out otherwise than before. GET /api/answer-tests/report says how.",
  visibleTo: "knowledge:read",
  schema: Type.Object({
    passed: Type.Integer({ description: "So many tests pass now." }),
    failed: Type.Integer(),
    changed: Type.Array(Type.Object({ pinId: Type.String(), passed: Type.Boolean() })),
  }),
});
