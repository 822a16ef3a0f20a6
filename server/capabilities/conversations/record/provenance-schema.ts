import Type, { type Static } from "typebox";
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
  },
  { $id: "Provenance" },
);
export type Provenance = Static<typeof Provenance>;
