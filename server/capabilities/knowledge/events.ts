import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";

export const sourceIndexed = defineEvent({
  type: "source.indexed",
  summary: "A source was added, or its content or its tags were replaced. Questions are answered from it from now on.",
  visibleTo: "knowledge:read",
  schema: Type.Object({
    sourceId: Type.String(),
    documentId: Nullable(Type.String(), { description: "Null for what was learnt from a page, a site or a file." }),
    type: Type.Enum(["text", "faq", "url", "site", "file"]),
    title: Type.String(),
    version: Type.Integer(),
  }),
});

const learnt = {
  sourceId: Type.String(),
  type: Type.Enum(["url", "site", "file"]),
  title: Type.String(),
};

export const sourceStarted = defineEvent({
  type: "source.started",
  summary: "A page, a site or a file is being learnt, or looked at again.",
  visibleTo: "knowledge:read",
  schema: Type.Object(learnt),
});

export const sourceFailed = defineEvent({
  type: "source.failed",
  summary: "Nothing could be learnt from a page, a site or a file.",
  visibleTo: "knowledge:read",
  schema: Type.Object({ ...learnt, problem: Type.String({ description: "The code of the reason." }) }),
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

export const events = [
  sourceStarted,
  sourceIndexed,
  sourceFailed,
  sourceRemoved,
  synonymsChanged,
  gapOpened,
  gapResolved,
];
