import type { Kernel } from "../../../kernel/kernel.ts";
import { InboundSourceId } from "../ids.ts";
import type { Source } from "../schema.ts";
import { liveSecrets, type SourceSecrets } from "./source-secrets.ts";
import type { SourceRow } from "./store.ts";
import { urlOfSource } from "./url-of-source.ts";

/** A source as the API shows it, without its secrets. */
export function showSource(kernel: Kernel, row: SourceRow, secrets: SourceSecrets): Source {
  const id = InboundSourceId.format(row.id);
  return {
    id,
    name: row.name,
    scheme: row.scheme,
    format: row.format,
    ...(row.address !== null && { address: row.address }),
    url: urlOfSource(kernel, { format: row.format, wireId: id }),
    isDefault: row.isDefault,
    schemas: row.schemas,
    formerSecretsEndAt: liveSecrets(secrets, kernel.clock.now()).flatMap(({ endsAt }) => endsAt ?? []),
    createdAt: row.createdAt.toISOString(),
  };
}
