import { emit } from "../../kernel/log/event.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { sourceRemoved } from "./events.ts";
import { SourceId } from "./ids.ts";
import { noSuchSource, requireId } from "./problems.ts";
import { deleteSource, lockSource } from "./store.ts";

/**
 * Removes a source from the answers. Its documents stay for the citations that quote them. Throws
 * not-found.
 */
export async function removeSource(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  await context.commit(async (tx) => {
    const source = await lockSource(tx, workspaceId, sourceId);
    if (source === undefined) throw noSuchSource();
    await deleteSource(tx, workspaceId, source);
    emit(tx, sourceRemoved, { workspaceId, data: { sourceId: wireId } });
  });
}
