import type { Kernel } from "../../../kernel/kernel.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { InboundSourceId } from "../ids.ts";
import { Source } from "../schema.ts";
import { findOwnSource } from "./find-own-source.ts";
import { decryptSecrets, liveSecrets, type SourceSecrets } from "./source-secrets.ts";
import { listSources, type SourceRow } from "./store.ts";
import { urlOfSource } from "./url-of-source.ts";

const shape = show(Source);

/** Lists the sources, newest first. */
export const readSources = listOf({
  name: "webhook-sources",
  find: ({ kernel, caller }, { last, limit }) =>
    listSources(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: (row, { kernel }) => showSource(kernel, row, decryptSecrets(kernel, row)),
});

export async function readSource(context: Context, sourceId: string): Promise<Source> {
  const row = await findOwnSource(context, sourceId);
  return showSource(context.kernel, row, decryptSecrets(context.kernel, row));
}

/** Shows a source as the API shows it, without its secrets. */
export function showSource(kernel: Kernel, row: SourceRow, secrets: SourceSecrets): Source {
  return shape({
    ...row,
    forwarders: row.format === "email" ? row.forwarders : null,
    url: urlOfSource(kernel, { format: row.format, wireId: InboundSourceId.format(row.id) }),
    formerSecretsEndAt: liveSecrets(secrets, kernel.clock.now()).flatMap(({ endsAt }) =>
      endsAt === null ? [] : new Date(endsAt),
    ),
  });
}
