import Type, { type Static } from "typebox";
import { Nullable } from "../../kernel/wire/show.ts";

/** More are not counted: nobody does something else for one more. */
export const mostCounted = 1_000;
/** A gap costs the engine a search. */
export const mostGaps = 100;

const Count = (maximum: number, description: string) =>
  Nullable(Type.Integer({ minimum: 0, maximum }), { description });

export const NeedsMe = Type.Object(
  {
    waiting: Count(mostCounted, "Conversations in which a person waits for the team (`conversations:read`)."),
    unassigned: Count(mostCounted, "Conversations with the team that nobody has taken (`conversations:read`)."),
    leads: Count(mostCounted, "Leads that are new (`leads:read`)."),
    gaps: Count(mostGaps, "Questions without an answer that the knowledge of now does not answer (`knowledge:read`)."),
    failedRuns: Count(mostCounted, "Runs that failed in the last seven days and were not resumed (`automation:read`)."),
    failingProviders: Count(mostCounted, "Providers of which a model does not answer (`settings:read`)."),
    failingEndpoints: Count(
      mostCounted,
      "Endpoints that fail, or that were disabled because they did (`webhooks:read`).",
    ),
    unsentMails: Count(
      mostCounted,
      "Mails that were given up, became files without a mail server, or wait after a failure (`settings:read`).",
    ),
  },
  {
    $id: "NeedsMe",
    description:
      "What waits for a person. Null: the caller lacks the scope that is named. The largest number stands for more, too.",
  },
);
export type NeedsMe = Static<typeof NeedsMe>;

const Figure = Type.Integer({ minimum: 0 });

const figures = {
  conversations: Type.Integer({ minimum: 0, description: "Began, with a question of a person." }),
  answered: Type.Integer({
    minimum: 0,
    description: "Of these: the assistant answered at least once, and no person was needed.",
  }),
  declined: Type.Integer({
    minimum: 0,
    description: "Of these: the assistant said at least once that it does not know.",
  }),
  handedOver: Type.Integer({ minimum: 0, description: "Of these: passed to the team, or taken by it." }),
  medianFirstAnswerMs: Nullable(Type.Number({ minimum: 0 }), {
    description: "From the first question to the end of the first answer, by the assistant or a person.",
  }),
  helpful: Type.Integer({ minimum: 0, description: "Replies that the person found helpful." }),
  unhelpful: Figure,
  leads: Nullable(Figure, { description: "Came in that time, without spam. Null: not counted by this key." }),
  subscribers: Nullable(Figure, { description: "Confirmed in that time. Null: not counted by this key." }),
};

export const Statistics = Type.Object(
  {
    from: Type.String({ format: "date" }),
    to: Type.String({ format: "date", description: "The last day, which counts." }),
    timeZone: Type.String({ description: "The workspace's, in which days begin." }),
    total: Type.Object(figures, { $id: "TotalFigures", description: "Of the whole time." }),
    data: Type.Array(
      Type.Object(
        {
          key: Nullable(Type.String(), {
            description:
              "The day (`2026-11-20`), the assistant's id, the page, or the channel. Null: the default assistant, or no page was told.",
          }),
          ...figures,
        },
        { $id: "Figures" },
      ),
      { description: "Days without anything are there, too, the oldest first. Others: the most conversations first." },
    ),
  },
  { $id: "Statistics" },
);
export type Statistics = Static<typeof Statistics>;

/** The longest time that one call looks at. */
export const mostDays = 92;

const Day = Type.String({ format: "date", pattern: "^20\\d\\d-\\d\\d-\\d\\d$" });

export const StatisticsQuery = Type.Object(
  {
    from: Type.Optional({
      ...Day,
      description: "The first day, in the workspace's time zone. Usual: six days before `to`.",
    }),
    to: Type.Optional({ ...Day, description: `The last day, at most ${mostDays} days in all. Usual: today.` }),
    by: Type.Optional(Type.Enum(["day", "assistant", "page", "channel"], { default: "day" })),
  },
  { additionalProperties: false },
);
export type StatisticsQuery = Static<typeof StatisticsQuery>;
