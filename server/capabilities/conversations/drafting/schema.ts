import Type, { type Static } from "typebox";
import { Citation } from "../schema.ts";

export const Draft = Type.Object(
  {
    text: Type.String({
      description: "Markdown. Empty where there is nothing to answer, or the person asks for a colleague.",
    }),
    citations: Type.Array(Citation),
    answered: Type.Boolean({ description: "False when the assistant knows no answer." }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    model: Type.String(),
  },
  { $id: "DraftOfReply" },
);
export type Draft = Static<typeof Draft>;
