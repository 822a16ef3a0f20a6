import Type, { type Static } from "typebox";
import { mostDaysOfAll } from "../../../kernel/retention-kind.ts";
import { Nullable, Time } from "../../../kernel/wire/show.ts";

const Days = Nullable(Type.Integer({ minimum: 1, maximum: mostDaysOfAll }));

export const Retention = Type.Object(
  {
    days: Type.Record(Type.String(), Days, {
      description: "For how many days each kind of data is kept; null: until it is erased.",
    }),
    firstRunAt: Type.Record(Type.String(), Time, {
      description: "When a change of the last days counts for the first time: a day later at the earliest.",
    }),
  },
  { $id: "Retention" },
);
export type Retention = Static<typeof Retention>;

export const DefaultRetention = Type.Object(
  {
    days: Type.Record(Type.String(), Days, {
      description: "For how many days new workspaces keep each kind of data; null: until it is erased.",
    }),
  },
  { $id: "DefaultRetention" },
);
export type DefaultRetention = Static<typeof DefaultRetention>;

export const RetentionPreview = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        kind: Type.String(),
        days: Nullable(Type.Integer(), { description: "What new workspaces get." }),
        currentDays: Nullable(Type.Integer(), { description: "What this workspace has." }),
        wouldErase: Type.Integer({ description: "So many things are older now, at most." }),
      }),
      { description: "The kinds of data of which this workspace has something else; none: it has the default." },
    ),
  },
  { $id: "RetentionPreview" },
);
export type RetentionPreview = Static<typeof RetentionPreview>;

export const RetentionChange = Type.Object(
  {
    days: Type.Record(Type.String({ maxLength: 50 }), Days, {
      description: "Of the kinds that GET shows. What is not named stays.",
    }),
  },
  { additionalProperties: false, $id: "RetentionChange" },
);
export type RetentionChange = Static<typeof RetentionChange>;
