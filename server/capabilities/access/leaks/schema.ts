import Type, { type Static } from "typebox";
import { closed } from "../schema.ts";

/** These are the forms of GitHub's secret scanning partner programme. Members that it adds are ignored. */
export const LeakReport = Type.Array(
  Type.Object({
    token: Type.String({ maxLength: 1_000, description: "The text that was found." }),
    type: Type.String({ maxLength: 200, description: "The scanner's name of the kind of text." }),
    url: Type.Optional(Type.String({ maxLength: 4_000, description: "Where it was found. May be empty." })),
    source: Type.Optional(Type.String({ maxLength: 100, description: "The kind of place, e.g. commit." })),
  }),
  { maxItems: 5_000, $id: "LeakReport" },
);
export type LeakReport = Static<typeof LeakReport>;

export const LeakLabel = Type.Object(
  {
    token_raw: Type.String(),
    token_type: Type.String(),
    label: Type.Enum(["true_positive", "false_positive"], {
      description: "`true_positive`: the text was a key that worked, and is refused from now on.",
    }),
  },
  { ...closed, $id: "LeakLabel" },
);
export type LeakLabel = Static<typeof LeakLabel>;
