import Type, { type Static } from "typebox";
import { mostDaysOfAll } from "../../../kernel/retention-kind.ts";

const Days = Type.Union([Type.Integer({ minimum: 1, maximum: mostDaysOfAll }), Type.Null()]);

export const Retention = Type.Object(
  {
    days: Type.Record(Type.String(), Days, {
      description: "For how many days each kind of data is kept; null: until it is erased.",
    }),
    firstRunAt: Type.Record(Type.String(), Type.String({ format: "date-time" }), {
      description: "When a change of the last days counts for the first time: a day later at the earliest.",
    }),
  },
  { $id: "Retention" },
);
export type Retention = Static<typeof Retention>;

export const RetentionChange = Type.Object(
  {
    days: Type.Record(Type.String({ maxLength: 50 }), Days, {
      description: "Of the kinds that GET shows. What is not named stays.",
    }),
  },
  { additionalProperties: false, $id: "RetentionChange" },
);
export type RetentionChange = Static<typeof RetentionChange>;
