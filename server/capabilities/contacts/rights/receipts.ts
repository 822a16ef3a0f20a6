import { notFound, Problem } from "../../../kernel/problem.ts";
import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ErasureId } from "../ids.ts";
import type { ErasureReceipt } from "./schema.ts";
import { showReceipt } from "./show-receipt.ts";
import { findErasure, listErasures } from "./store.ts";

const usualLimit = 20;

/** The receipts of erasures. */
export const receipts = {
  async read({ kernel, caller }: Context, id: string): Promise<ErasureReceipt> {
    const uuid = ErasureId.parse(id);
    const row = uuid === undefined ? undefined : await findErasure(kernel.database.query, caller.workspaceId, uuid);
    if (row !== undefined) return showReceipt(kernel, row);
    throw new Problem(notFound, "No erasure has this id. List them with GET /api/erasures.");
  },

  /** Newest first. */
  async list({ kernel, caller }: Context, query: { limit?: number; cursor?: string }): Promise<Page<ErasureReceipt>> {
    const limit = query.limit ?? usualLimit;
    const [before] = readCursor(kernel.secrets, "erasures", query.cursor) ?? [];
    const rows = await listErasures(kernel.database.query, caller.workspaceId, {
      before: before === undefined ? undefined : String(before),
      limit: limit + 1,
    });
    return pageOf(
      kernel.secrets,
      "erasures",
      limit,
      rows,
      (row) => [row.id],
      (row) => showReceipt(kernel, row),
    );
  },
};
