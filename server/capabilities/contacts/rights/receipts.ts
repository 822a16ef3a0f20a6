import { notFound, Problem } from "../../../kernel/problem.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ErasureId } from "../ids.ts";
import type { ErasureReceipt } from "./schema.ts";
import { showReceipt } from "./show-receipt.ts";
import { findErasure, listErasures } from "./store.ts";

/** The receipts of erasures. */
export const receipts = {
  async read({ kernel, caller }: Context, id: string): Promise<ErasureReceipt> {
    const uuid = ErasureId.parse(id);
    const row = uuid === undefined ? undefined : await findErasure(kernel.database.query, caller.workspaceId, uuid);
    if (row !== undefined) return showReceipt(kernel, row);
    throw new Problem(notFound, "No erasure has this id. List them with GET /api/erasures.");
  },

  /** The newest comes first. */
  list: listOf({
    name: "erasures",
    find: ({ kernel, caller }, { last, limit }) =>
      listErasures(kernel.database.query, caller.workspaceId, { before: last, limit }),
    show: (row, { kernel }) => showReceipt(kernel, row),
  }),
};
