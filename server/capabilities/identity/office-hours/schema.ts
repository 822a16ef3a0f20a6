import Type, { type Static } from "typebox";

const TimeOfDay = Type.String({ pattern: "^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" });
const Openings = Type.Optional(
  Type.Array(Type.Array(TimeOfDay, { minItems: 2, maxItems: 2 }), {
    maxItems: 10,
    description: 'From when to when, as `["09:00", "12:30"]`, earliest first.',
  }),
);

/** Begins with Monday. */
export const daysOfWeek = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export const OfficeHours = Type.Object(
  {
    timeZone: Type.String({ maxLength: 64, description: "An IANA name, such as `Europe/Berlin`." }),
    days: Type.Object(
      { mon: Openings, tue: Openings, wed: Openings, thu: Openings, fri: Openings, sat: Openings, sun: Openings },
      { additionalProperties: false, description: "On a day that is left out, the team is away." },
    ),
    closedMessage: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2_000,
        pattern: "\\S",
        description:
          "What a person who asks for a colleague is told while the team is away, in place of the sentence in the person's language. `{back}` becomes the day and the time when the team is back.",
      }),
    ),
  },
  { additionalProperties: false, $id: "OfficeHours" },
);
export type OfficeHours = Static<typeof OfficeHours>;
