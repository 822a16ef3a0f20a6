import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";
import { Citation } from "../schema.ts";

export const Provenance = Type.Object(
  {
    messageId: Type.String(),
    model: Type.String(),
    answered: Type.Boolean(),
    confidence: Type.Number(),
    knowledgeVersion: Type.Integer({ description: "The state of the knowledge that the reply was made from." }),
    readAs: Type.Optional(
      Type.String({ description: "The question as it was understood, with words of the questions before." }),
    ),
    byMeaning: Type.Optional(
      Type.Literal(true, { description: "The passages were ranked by their meaning as well as by their words." }),
    ),
    citations: Type.Array(
      Type.Interface([Citation], {
        contentHash: Type.String({
          description: "SHA-256 of the document version's text, in hexadecimal. Empty when the citation was withdrawn.",
        }),
        isCurrent: Type.Boolean({ description: "Whether that version is still what the source says." }),
      }),
    ),
    considered: Type.Array(
      Type.Object({
        documentId: Type.String(),
        start: Type.Integer(),
        end: Type.Integer(),
        score: Type.Number(),
        coverage: Type.Number(),
      }),
      { description: "The passages that retrieval found, best first, cited or not." },
    ),
    shown: Type.Optional(
      Type.Array(
        Type.Object({
          documentId: Type.String(),
          section: Nullable(Type.String(), { description: "The headings above it, as `Billing > Refunds`." }),
          start: Type.Integer(),
          end: Type.Integer(),
          tokens: Type.Integer({ description: "An estimate, at 3.5 characters each." }),
        }),
        {
          description:
            "What the model that wrote the reply was shown of the knowledge, in this order. Without a model there is none.",
        },
      ),
    ),
    actions: Type.Optional(Type.Array(Type.String(), { description: "The tools that the model called." })),
    failures: Type.Optional(
      Type.Array(
        Type.Object({
          model: Type.String(),
          cause: Type.String({
            description: "For example `refused-request`, `unreachable`, `budget-reached`, `empty`.",
          }),
          reason: Type.Optional(Type.String({ description: "What the vendor says, without what was asked." })),
        }),
        { description: "The models that were asked before and did not answer." },
      ),
    ),
    removed: Type.Optional(
      Type.Array(Type.String(), {
        description: "Sentences of the model that a second look took out, because its passages do not support them.",
      }),
    ),
    leftOut: Type.Optional(
      Type.Array(Type.Enum(["system", "tools"]), {
        description: "What the model refuses, so that it was asked without.",
      }),
    ),
  },
  { $id: "Provenance" },
);
export type Provenance = Static<typeof Provenance>;
