import Type, { type Static } from "typebox";

export const SecretName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: "^[A-Za-z0-9_.-]{1,100}$",
  description: "What `use.secrets` of a workflow lists.",
});
export const SecretPath = Type.Object({ name: SecretName });

const Text = Type.String({ maxLength: 16_384 });
export const NewSecret = Type.Object(
  {
    value: Type.Union([Text, Type.Record(Type.String({ minLength: 1, maxLength: 100 }), Text, { minProperties: 1 })], {
      description: "A text, or an object of texts such as `{username, password}`. At most 16 KiB.",
    }),
  },
  { additionalProperties: false, $id: "NewWorkflowSecret" },
);
export type NewSecret = Static<typeof NewSecret>;

export const Secret = Type.Object(
  {
    name: Type.String(),
    createdAt: Type.String({ format: "date-time" }),
    updatedAt: Type.String({ format: "date-time" }),
  },
  { $id: "WorkflowSecret" },
);
export type Secret = Static<typeof Secret>;
