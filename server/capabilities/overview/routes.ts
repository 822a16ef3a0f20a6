import { anyTrusted, may } from "../../kernel/caller.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { readNeeds } from "./read-needs.ts";
import { readStatistics } from "./read-statistics.ts";
import { NeedsMe, Statistics, StatisticsQuery } from "./schema.ts";

export function routes(app: Routes): void {
  app.get(
    "/api/needs-me",
    {
      schema: {
        summary: "Count what waits for a person",
        description: "Each count needs the scope that its description names, and is null without it.",
        response: { 200: NeedsMe },
      },
      guard: anyTrusted,
      cost: () => ({ workMs: 10, of: "counts" }),
    },
    (call) => readNeeds(call),
  );

  app.get(
    "/api/statistics",
    {
      schema: {
        summary: "Count conversations and what became of them, by day, assistant, page or channel",
        description:
          "Of more than 20,000 conversations in the time the newest count. Deleted ones do not count. `leads` needs `leads:read`, and `subscribers` needs `newsletter:read`; each is null without it.",
        query: StatisticsQuery,
        response: { 200: Statistics },
      },
      guard: may("conversations:read"),
      cost: () => ({ workMs: 100, of: "statistics" }),
    },
    (call) => readStatistics(call, call.query),
  );
}
