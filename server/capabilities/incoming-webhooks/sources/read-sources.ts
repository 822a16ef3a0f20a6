import { listOf } from "../../../kernel/storage/page.ts";
import { showSource } from "./show-source.ts";
import { decryptSecrets } from "./source-secrets.ts";
import { listSources } from "./store.ts";

/** Newest first. */
export const readSources = listOf({
  name: "webhook-sources",
  find: ({ kernel, caller }, { last, limit }) =>
    listSources(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: (row, { kernel }) => showSource(kernel, row, decryptSecrets(kernel, row)),
});
