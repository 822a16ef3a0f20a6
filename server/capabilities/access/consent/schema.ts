import Type, { type Static } from "typebox";

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const ScriptPath = Type.Object({ script: Type.String({ maxLength: 100 }) });

export const ConsentPath = Type.Object({ uid: Type.String({ maxLength: 100 }) });

const base64url = Type.Optional(Type.String({ minLength: 1, maxLength: 20_000, pattern: "^[A-Za-z0-9_-]+$" }));

export const ConsentForm = Type.Object({
  email: text(2_000),
  password: text(2_000),
  proof: text(2_000),
  code: text(2_000),
  passkey: Type.Optional(Type.String({ maxLength: 2_000, description: "The id of the passkey that signed." })),
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  workspace: text(200),
  decision: text(20),
});
export type ConsentForm = Static<typeof ConsentForm>;
