import { listOf } from "../../../kernel/storage/page.ts";
import { showBlock } from "./show-block.ts";
import { listBlocks } from "./store.ts";

export const listBlockedVisitors = listOf({
  name: "blocked-visitors",
  find: ({ kernel, caller }, { last, limit }) =>
    listBlocks(kernel.database.query, caller.workspaceId, { after: last, limit }),
  positionOf: (row) => [row.visitorId],
  show: showBlock,
});
