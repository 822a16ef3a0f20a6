import { listOf } from "../../../kernel/storage/page.ts";
import { showKey } from "./show-key.ts";
import * as store from "./store.ts";

/** Returns the workspace's keys, newest first. */
export const listKeys = listOf({
  name: "keys",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listKeys(kernel.database.query, caller.workspaceId, { beforeId: last, limit }),
  show: (row, { kernel }) => showKey(kernel, row),
});
