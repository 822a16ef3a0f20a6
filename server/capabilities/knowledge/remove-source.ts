import { emit } from "../../kernel/log/event.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { sourceRemoved } from "./events.ts";
import { SourceId } from "./ids.ts";
import { idOrThrow, noSuchSource } from "./problems.ts";
import { deleteSource, lockSource } from "./store.ts";

/** Questions are no longer answered from the source. Its documents stay for the citations that quote them. */
export async function removeSource(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const sourceId = idOrThrow(SourceId, wireId, noSuchSource);
  await context.commit(async (tx) => {
    const source = await lockSource(tx, workspaceId, sourceId);
    if (source === undefined) throw noSuchSource();
    await deleteSource(tx, workspaceId, source);
    emit(tx, sourceRemoved, { workspaceId, data: { sourceId: wireId } });
  });
}
