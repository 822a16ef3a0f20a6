import Type, { type Static } from "typebox";

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const ConsentPath = Type.Object({ uid: Type.String({ maxLength: 100 }) });

export const ConsentForm = Type.Object({
  email: text(2_000),
  password: text(2_000),
  proof: text(2_000),
  code: text(2_000),
  workspace: text(200),
  decision: text(20),
});
export type ConsentForm = Static<typeof ConsentForm>;
