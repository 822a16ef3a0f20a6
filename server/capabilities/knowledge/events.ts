import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const sourceIndexed = defineEvent({
  type: "source.indexed",
  summary: "A source was added, or its content or its tags were replaced. Questions are answered from it from now on.",
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

export const gapOpened = defineEvent({
  type: "gap.opened",
  summary: "People ask what the knowledge does not answer. GET /api/knowledge/gaps has their words.",
  visibleTo: "knowledge:read",
  schema: Type.Object({
    gapId: Type.String(),
    reopened: Type.Optional(Type.Literal(true, { description: "It was resolved, and was asked again." })),
  }),
});

export const gapResolved = defineEvent({
  type: "gap.resolved",
  summary: "A gap was resolved by a source, or is ignored from now on.",
  visibleTo: "knowledge:read",
  schema: Type.Object({
    gapId: Type.String(),
    state: Type.Enum(["resolved", "ignored"]),
    sourceId: Type.Optional(Type.String()),
  }),
});

export const events = [sourceIndexed, sourceRemoved, synonymsChanged, gapOpened, gapResolved];
