import { may } from "../../../kernel/caller.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { SourcePath } from "../schema.ts";
import { listPages } from "./list-pages.ts";
import { SourcePage } from "./schema.ts";
import { cancelLearning, refreshSource } from "./start-learning.ts";

export function learningRoutes(app: Routes): void {
  app.get(
    "/api/knowledge/sources/:sourceId/documents",
    {
      schema: {
        summary: "List the pages of a source",
        description:
          "Each page of a site, or the file, with its state, its words, when it was last looked at and, where it was not learnt, what to do. Texts and FAQs have none (404).",
        params: SourcePath,
        query: PageQuery,
        response: { 200: PageOf(SourcePage) },
      },
      guard: may("knowledge:read"),
    },
    (call) => listPages(call, { ...call.query, wireId: call.params.sourceId }),
  );
  app.post(
    "/api/knowledge/sources/:sourceId/refresh",
    {
      schema: {
        summary: "Look again at what a source was learnt from",
        description:
          "What changed gets a new version, what did not stays, and what is gone is withdrawn after two looks a day apart. A source that is being learnt goes on.",
        params: SourcePath,
        response: { 204: null },
      },
      guard: may("knowledge:write"),
    },
    (call) => refreshSource(call, call.params.sourceId),
  );
  app.post(
    "/api/knowledge/sources/:sourceId/cancel",
    {
      schema: {
        summary: "Stop learning a source",
        description: "What was learnt until now stays.",
        params: SourcePath,
        response: { 204: null },
      },
      guard: may("knowledge:write"),
    },
    (call) => cancelLearning(call, call.params.sourceId),
  );
}
