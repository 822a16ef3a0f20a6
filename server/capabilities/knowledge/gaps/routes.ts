import { may } from "../../../kernel/caller.ts";
import { cannotBeDone, conflict } from "../../../kernel/problem.ts";
import { quotaExceeded } from "../../../kernel/quotas/quotas-of.ts";
import { usualLimit } from "../../../kernel/storage/page.ts";
import { tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { noText } from "../problems.ts";
import { costOfSearch } from "../searching/search-passages.ts";
import { listGaps } from "./list-gaps.ts";
import { resolveGap } from "./resolve-gap.ts";
import { Gap, GapPath, GapQuery, GapResolution, Gaps } from "./schema.ts";

const charactersOfQuestion = 100;

export function gapRoutes(app: Routes): void {
  app.get(
    "/api/knowledge/gaps",
    {
      schema: {
        summary: "List what was asked and not answered well",
        description:
          "Questions that ask the same are one gap: unanswered ones, those before a hand-over to a person, and those whose reply was not helpful. The most frequent gap is first, of equals the last asked. `contradictions` names the FAQs that answer one question in different ways.",
        query: GapQuery,
        response: { 200: Gaps },
      },
      guard: may("knowledge:read"),
      cost: ({ kernel, caller, query }) =>
        costOfSearch(kernel, caller.workspaceId, (query.limit ?? usualLimit) * charactersOfQuestion),
    },
    (call) => listGaps(call, call.query),
  );
  app.post(
    "/api/knowledge/gaps/:gapId/resolve",
    {
      schema: {
        summary: "Resolve a gap: with an answer, with a source, or because it is none",
        params: GapPath,
        body: GapResolution,
        response: { 200: Gap },
      },
      guard: may("knowledge:write"),
      idempotent: true,
      problems: [conflict, cannotBeDone, noText, tooComplex, quotaExceeded],
    },
    (call) => resolveGap(call, call.params.gapId, call.body),
  );
}
