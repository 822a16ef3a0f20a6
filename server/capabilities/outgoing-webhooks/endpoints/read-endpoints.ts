import { listOf } from "../../../kernel/storage/page.ts";
import { showEndpoint } from "./show-endpoint.ts";
import { listEndpoints } from "./store.ts";

/** Newest first. */
export const readEndpoints = listOf({
  name: "endpoints",
  find: ({ kernel, caller }, { last, limit }) =>
    listEndpoints(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: (row, { kernel }) => showEndpoint(kernel, row),
});
