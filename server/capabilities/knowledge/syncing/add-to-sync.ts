import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import { afterWriting } from "../../../kernel/storage/group-commit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SyncId } from "../ids.ts";
import { noSuchSync, requireId } from "../problems.ts";
import { prepareSources } from "../sources/add-sources.ts";
import type { PreparedDocument } from "../sources/prepare-document.ts";
import type { SyncPortion } from "./schema.ts";
import { gatherSources, lockSync } from "./store.ts";

/** A finish with more would hold up other changes of the workspace for seconds. */
const mostSources = 20_000;

/** Adds a portion to a sync. Nothing of it is taught before the sync is finished. Throws not-found. */
export async function addToSync(context: Context, wireId: string, input: SyncPortion): Promise<{ received: number }> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const syncId = requireId(SyncId, wireId, noSuchSync);
  const documents = (await prepareSources(context, input.sources)).map(withName);
  return context.commit(async (tx) => {
    const sync = await lockSync(tx, workspaceId, syncId);
    if (sync === undefined) throw noSuchSync();
    const { count, grownBy } = await gatherSources(tx, sync, documents, new Date(kernel.clock.now()));
    if (count > mostSources) throw afterWriting(tooManySources());
    if (grownBy > 0) await requireRoom(kernel, tx, workspaceId, { knowledgeBytes: grownBy });
    countUse(tx, { workspaceId, quota: "knowledgeBytes", amount: grownBy });
    return { received: count };
  });
}

/** A source without a name of its caller's is known by its content in the next sync. */
function withName(document: PreparedDocument): PreparedDocument {
  return { ...document, externalId: document.externalId ?? `content:${document.fingerprint}` };
}

function tooManySources(): Problem {
  return new Problem(
    cannotBeDone,
    `A sync takes at most ${mostSources.toLocaleString("en")} sources. Divide them among several tags.`,
  );
}
