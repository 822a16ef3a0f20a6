import Type, { type Static, type TSchema } from "typebox";
import { Time } from "../../../kernel/wire/show.ts";

const SecretName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: "^[A-Za-z0-9_.-]{1,100}$",
  description: "What `use.secrets` of a workflow lists.",
});
export const SecretPath = Type.Object({ name: SecretName });

const Text = Type.String({ maxLength: 16_384 });
const recordOf = <Part extends TSchema>(part: Part) =>
  Type.Record(Type.String({ minLength: 1, maxLength: 100 }), part, { minProperties: 1 });
export const NewSecret = Type.Object(
  {
    value: Type.Union([Text, recordOf(Type.Union([Text, Type.Array(Text), recordOf(Text)]))], {
      description:
        "A text, or an object: `{username, password}`, or a whole policy such as `{authority, grant, client: {id, secret}}`. At most 16 KiB.",
    }),
  },
  { additionalProperties: false, $id: "NewWorkflowSecret" },
);
export type NewSecret = Static<typeof NewSecret>;

export const Secret = Type.Object(
  {
    name: Type.String(),
    createdAt: Time,
    updatedAt: Time,
  },
  { $id: "WorkflowSecret" },
);
export type Secret = Static<typeof Secret>;
