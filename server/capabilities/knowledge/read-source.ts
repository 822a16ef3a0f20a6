import type { Context } from "../../kernel/wire/route.ts";
import { SourceId } from "./ids.ts";
import { noSuchSource, requireId } from "./problems.ts";
import type { FullSource } from "./schema.ts";
import { showFullSource } from "./show-source.ts";
import { findSource } from "./store.ts";

/** A source with its current content. Throws not-found. */
export async function readSource({ kernel, caller }: Context, wireId: string): Promise<FullSource> {
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  const source = await findSource(kernel.database.query, caller.workspaceId, sourceId);
  if (source === undefined) throw noSuchSource();
  return showFullSource(source);
}
