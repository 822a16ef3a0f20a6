import Type, { type Static } from "typebox";
import { PageQuery } from "../../kernel/storage/page.ts";
import { IdOf, Nullable, Time } from "../../kernel/wire/show.ts";
import { AskedQuestionId, DocumentId, SourceId } from "../knowledge/index.ts";

const Origin = Type.Enum(["model", "choice"], {
  description:
    "`model`: a model wrote it while the text was taught. `choice`: three visitors or more asked it, were offered choices and took this one; it counts less than what a text says itself.",
});

export const AskedQuestion = Type.Object(
  {
    id: IdOf(AskedQuestionId),
    text: Type.String({ description: "The passage is found by this beside its own words. Nobody is shown it." }),
    language: Type.String({
      description: "The language in which it is read: `de`, `en`, `es`, `fr`, `it`, `nl`, `pt`.",
    }),
    origin: Origin,
    visitors: Nullable(Type.Integer(), { description: "How many have taken the choice. Null for what a model wrote." }),
    sourceId: IdOf(SourceId),
    documentId: IdOf(DocumentId, { description: "With this version of the source the question goes." }),
    title: Type.String(),
    section: Nullable(Type.String(), { description: "The headings above the passage, as citations show them." }),
    createdAt: Time,
  },
  { $id: "AskedQuestion" },
);
export type AskedQuestion = Static<typeof AskedQuestion>;

export const AskedQuestionPath = Type.Object({ questionId: Type.String() });

export const ChangedAskedQuestion = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: 200, pattern: "\\S", description: "In the language that it has." }),
  },
  { additionalProperties: false, $id: "ChangedAskedQuestion" },
);
export type ChangedAskedQuestion = Static<typeof ChangedAskedQuestion>;

export const AskedQuestionQuery = Type.Object(
  {
    ...PageQuery.properties,
    origin: Type.Optional(Origin),
    documentId: Type.Optional(Type.String({ maxLength: 64, description: "Only those of one document." })),
  },
  { additionalProperties: false },
);
export type AskedQuestionQuery = Static<typeof AskedQuestionQuery>;
