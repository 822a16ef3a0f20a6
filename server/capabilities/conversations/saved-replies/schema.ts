import Type, { type Static } from "typebox";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { SavedReplyId } from "../ids.ts";

const fields = {
  title: Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }),
  text: Type.String({
    minLength: 1,
    maxLength: 8_000,
    pattern: "\\S",
    description:
      "Markdown. Whoever inserts it puts values in place of `{{name}}` and `{{firstName}}` of the person, `{{memberName}}` and `{{workspaceName}}`.",
  }),
};
const Shortcut = Nullable(Type.String({ minLength: 1, maxLength: 40, pattern: "^[\\p{L}\\p{N}_-]+$" }), {
  description: "What a member types after `/`: letters, digits, `-` and `_`. No other saved reply has it.",
});

export const NewSavedReply = Type.Object(
  { ...fields, shortcut: Type.Optional(Shortcut) },
  { additionalProperties: false, $id: "NewSavedReply" },
);
export type NewSavedReply = Static<typeof NewSavedReply>;

export const ChangedSavedReply = Type.Object(
  { title: Type.Optional(fields.title), text: Type.Optional(fields.text), shortcut: Type.Optional(Shortcut) },
  { additionalProperties: false, minProperties: 1, $id: "ChangedSavedReply" },
);
export type ChangedSavedReply = Static<typeof ChangedSavedReply>;

export const SavedReply = Type.Object(
  { id: IdOf(SavedReplyId), ...fields, shortcut: Nullable(Type.String()), createdAt: Time, updatedAt: Time },
  { $id: "SavedReply" },
);
export type SavedReply = Static<typeof SavedReply>;
