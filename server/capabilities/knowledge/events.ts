import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const sourceIndexed = defineEvent({
  type: "source.indexed",
  summary: "A source was taught, or its content replaced; questions are answered from it.",
  visibleTo: "knowledge:read",
  schema: Type.Object({
    sourceId: Type.String(),
    documentId: Type.String(),
    type: Type.Union([Type.Literal("text"), Type.Literal("faq")]),
    title: Type.String(),
    version: Type.Integer(),
  }),
});

export const sourceRemoved = defineEvent({
  type: "source.removed",
  summary: "A source was removed; no further question is answered from it.",
  visibleTo: "knowledge:read",
  schema: Type.Object({ sourceId: Type.String() }),
});

export const synonymsChanged = defineEvent({
  type: "synonyms.changed",
  summary: "The words that are taken for one another were replaced.",
  visibleTo: "knowledge:read",
  schema: Type.Object({ groupCount: Type.Integer() }),
});

export const events = [sourceIndexed, sourceRemoved, synonymsChanged];
