import Type, { type Static } from "typebox";

export const TranscriptRequest = Type.Object(
  {
    email: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 320,
        description:
          "Left out, the address that the user of the conversation has proved. A visitor names that one, or one that the visitor wrote or left in the conversation.",
      }),
    ),
  },
  { additionalProperties: false, $id: "TranscriptRequest" },
);
export type TranscriptRequest = Static<typeof TranscriptRequest>;

export const AcceptedTranscript = Type.Object({ status: Type.Literal("accepted") }, { $id: "AcceptedTranscript" });
export type AcceptedTranscript = Static<typeof AcceptedTranscript>;
