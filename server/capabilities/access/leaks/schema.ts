import Type, { type Static } from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";
import { closed } from "../schema.ts";

/** These are the forms of GitHub's secret scanning partner programme. Members that it adds are ignored. */
/** A report has a megabyte at most. One text of a strange length must not refuse the others. */
const maxLength = 1_048_576;

export const LeakReport = Type.Array(
  Type.Object({
    token: Type.String({ maxLength, description: "The text that was found." }),
    type: Type.String({ maxLength, description: "The scanner's name of the kind of text." }),
    url: Type.Optional(
      Nullable(Type.String({ maxLength }), {
        description: "Where it was found. May be empty. Of a longer one, the first 4,000 characters are kept.",
      }),
    ),
    source: Type.Optional(
      Nullable(Type.String({ maxLength }), {
        description: "The kind of place, e.g. commit. Of a longer one, the first 100 characters are kept.",
      }),
    ),
  }),
  { maxItems: 5_000, $id: "LeakReport" },
);
export type LeakReport = Static<typeof LeakReport>;

export const LeakLabel = Type.Object(
  {
    token_raw: Type.String(),
    token_type: Type.String(),
    label: Type.Enum(["true_positive", "false_positive"], {
      description:
        "`true_positive`: the text was a secret key that worked, until this report or an earlier one ended it. A publishable key is public by design, and a `false_positive`.",
    }),
  },
  { ...closed, $id: "LeakLabel" },
);
export type LeakLabel = Static<typeof LeakLabel>;
