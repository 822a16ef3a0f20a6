import Type, { type Static } from "typebox";
import { IdOf, Time } from "../../../kernel/wire/show.ts";
import { LabelId } from "../ids.ts";

const LabelName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: "\\S",
  description: "Not only white space. Another label of the workspace may not have it, in small letters or capitals.",
});

const LabelColour = Type.Enum(["grey", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"], {
  $id: "LabelColour",
});

export const NewLabel = Type.Object(
  { name: LabelName, colour: Type.Optional(Type.Union([LabelColour], { description: "Left out, it is grey." })) },
  { additionalProperties: false, $id: "NewLabel" },
);
export type NewLabel = Static<typeof NewLabel>;

export const ChangedLabel = Type.Object(
  { name: Type.Optional(LabelName), colour: Type.Optional(LabelColour) },
  { additionalProperties: false, minProperties: 1, $id: "ChangedLabel" },
);
export type ChangedLabel = Static<typeof ChangedLabel>;

export const Label = Type.Object(
  { id: IdOf(LabelId), name: Type.String(), colour: LabelColour, createdAt: Time },
  { $id: "Label" },
);
export type Label = Static<typeof Label>;

const Named = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 });

export const LabelsOfConversation = Type.Object(
  {
    labels: Type.Optional(Type.Union([Named], { description: "All that it has from now on." })),
    add: Type.Optional(Type.Union([Named], { description: "It gets these, whatever others do at the same time." })),
    remove: Type.Optional(Type.Union([Named], { description: "It loses these." })),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    $id: "LabelsOfConversation",
    description:
      "Labels by id or by name. Send `labels`, or `add` and `remove`, which go well with what a colleague does.",
  },
);
export type LabelsOfConversation = Static<typeof LabelsOfConversation>;
