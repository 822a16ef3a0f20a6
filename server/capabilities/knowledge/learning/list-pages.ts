import { listOf } from "../../../kernel/storage/page.ts";
import { show } from "../../../kernel/wire/show.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, notLearnt, requireId } from "../problems.ts";
import { type PageProblem, pageProblems } from "./page-problems.ts";
import { findPages, type ShownPage } from "./pages/store.ts";
import { SourcePage } from "./schema.ts";
import { findLearntSource } from "./store.ts";

const showPage = show(SourcePage);

/** Returns the pages of a learnt source in the order they were found. Throws not-found, and conflict. */
export const listPages = listOf({
  name: ({ wireId }: { wireId: string; limit?: number; cursor?: string }) => `knowledge-pages:${wireId}`,
  async find({ kernel, caller }, { last, limit }, { wireId }: { wireId: string; limit?: number; cursor?: string }) {
    const sourceId = requireId(SourceId, wireId, noSuchSource);
    const source = await findLearntSource(kernel.database.query, caller.workspaceId, sourceId);
    if (source === undefined) throw notLearnt();
    return findPages(kernel.database.query, caller.workspaceId, sourceId, {
      ...(last === undefined ? {} : { after: last }),
      limit,
    });
  },
  // The address of a file is its name.
  show: (page: ShownPage) =>
    showPage({ ...page, url: /^https?:/.test(page.address) ? page.address : null, problem: problemOf(page) }),
});

/** Says why a page or a source was not learnt, and what to do. */
export function problemOf({ problem, told }: { problem: string | null; told: string | null }) {
  if (problem === null) return null;
  const url = told !== null && /^https?:/.test(told) ? told : null;
  const message = url === null ? told : null;
  return { code: problem, message: message ?? pageProblems[problem as PageProblem] ?? "", url };
}
