import Type, { type Static } from "typebox";

/** The fields by which forms are guarded. None is required: a form without them is scored. */
export const formGuards = {
  _gotcha: Type.Optional(
    Type.Unknown({ description: "A field that people do not see. Whoever fills it in is no person." }),
  ),
  _timestamp: Type.Optional(
    Type.String({ maxLength: 200, description: "The `timestamp` of `GET /api/forms/challenge`." }),
  ),
  altcha: Type.Optional(
    Type.String({ maxLength: 4_000, description: "The solution, as the ALTCHA widget writes it: base64 of JSON." }),
  ),
};
const FormGuardsObject = Type.Object(formGuards);
export type FormGuards = Static<typeof FormGuardsObject>;

const AltchaChallenge = Type.Object(
  { parameters: Type.Record(Type.String(), Type.Unknown()), signature: Type.String() },
  { $id: "AltchaChallenge", description: "In the format of altcha-lib 2." },
);

export const FormChallenge = Type.Object(
  {
    timestamp: Type.String({ description: "Send it back as the field `_timestamp`." }),
    altcha: AltchaChallenge,
    parameters: Type.Record(Type.String(), Type.Unknown(), {
      description: "The same challenge, where the ALTCHA widget looks for it.",
    }),
    signature: Type.String(),
  },
  { $id: "FormChallenge" },
);
export type FormChallenge = Static<typeof FormChallenge>;

export const SpamReasonShown = Type.Object(
  { reason: Type.String(), points: Type.Integer() },
  { additionalProperties: false, $id: "SpamReason" },
);
