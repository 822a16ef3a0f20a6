import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const sourceIndexed = defineEvent({
  type: "source.indexed",
  summary: "A source was added or its content was replaced. Questions are answered from it from now on.",
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
  summary: "A source was removed. No further question is answered from it.",
  visibleTo: "knowledge:read",
  schema: Type.Object({
    sourceId: Type.String(),
    purged: Type.Optional(Type.Literal(true, { description: "The citations of the source were withdrawn too." })),
  }),
});

export const synonymsChanged = defineEvent({
  type: "synonyms.changed",
  summary: "The synonyms were replaced.",
  visibleTo: "knowledge:read",
  schema: Type.Object({ groupCount: Type.Integer() }),
});

export const events = [sourceIndexed, sourceRemoved, synonymsChanged];
