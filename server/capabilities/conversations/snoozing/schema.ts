import Type, { type Static } from "typebox";
import { Nullable, Time } from "../../../kernel/wire/show.ts";

export const Snooze = Type.Object(
  {
    until: Nullable(Time, { description: "In the future, at most a year ahead. Null ends the snooze." }),
    former: Type.Optional(
      Nullable(Time, {
        description: "The `snoozedUntil` that you saw. Where a colleague has changed it meanwhile, it is a conflict.",
      }),
    ),
  },
  { additionalProperties: false, $id: "Snooze" },
);
export type Snooze = Static<typeof Snooze>;
