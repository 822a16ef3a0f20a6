import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { NewsletterStatistics } from "../schema.ts";
import { readStatistics } from "./read-statistics.ts";

export function statisticsRoutes(app: Routes): void {
  app.get(
    "/api/newsletter/statistics",
    {
      schema: {
        summary: "Count the subscribers of each list, and sign-ups by day",
        query: Type.Object(
          {
            days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30 })),
            list: Type.Optional(Type.String({ maxLength: 63, description: "The `slug` of a list; without it all." })),
          },
          { additionalProperties: false },
        ),
        response: { 200: NewsletterStatistics },
      },
      guard: may("newsletter:read"),
      cost: () => ({ workMs: 50, of: "statistics" }),
    },
    (call) => readStatistics(call, call.query),
  );
}
