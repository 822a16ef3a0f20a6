import Type, { type Static } from "typebox";

const maxAliases = 200;

export const ModelAliases = Type.Record(
  Type.String({ pattern: "^[\\x21-\\x7e]{1,200}$" }),
  Type.String({ maxLength: 100 }),
  {
    $id: "ModelAliases",
    additionalProperties: false,
    maxProperties: maxAliases,
    description:
      "By name: the id of the assistant that answers when a request sends this name as its `model`, for instance `gpt-4o`.",
  },
);
export type ModelAliases = Static<typeof ModelAliases>;
