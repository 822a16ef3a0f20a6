import Type, { type Static } from "typebox";

export const ModelEntry = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal("model"),
    created: Type.Integer(),
    owned_by: Type.String(),
  },
  { $id: "Model" },
);
export type ModelEntry = Static<typeof ModelEntry>;

export const ModelList = Type.Object({ object: Type.Literal("list"), data: Type.Array(ModelEntry) });
