import type { Context } from "../../../kernel/wire/route.ts";
import type { Source } from "../schema.ts";
import { findOwnSource } from "./find-own-source.ts";
import { showSource } from "./show-source.ts";
import { decryptSecrets } from "./source-secrets.ts";

export async function readSource(context: Context, sourceId: string): Promise<Source> {
  const row = await findOwnSource(context, sourceId);
  return showSource(context.kernel, row, decryptSecrets(context.kernel, row));
}
