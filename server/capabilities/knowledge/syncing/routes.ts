import { may } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { quotaExceeded } from "../../../kernel/quotas/quotas-of.ts";
import { tooComplex } from "../../../kernel/untrusted/untrusted.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { noText, syncRemovesMuch } from "../problems.ts";
import { costOfSources } from "../sources/add-sources.ts";
import { addToSync } from "./add-to-sync.ts";
import { finishSync } from "./finish-sync.ts";
import { NewSync, ReceivedPortion, StartedSync, SyncCounts, SyncEnd, SyncPath, SyncPortion } from "./schema.ts";
import { startSync } from "./start-sync.ts";

/** Cleaning is paid by the portions. Comparing and storing a great many takes about so long. */
const finishMs = 500;

export function syncRoutes(app: Routes, maxBodyBytes: number): void {
  const guard = may("knowledge:write");
  app.post(
    "/api/knowledge/sync",
    {
      schema: {
        summary: "Begin to bring a tag's sources in step",
        description:
          "For a folder or a catalogue that is loaded again and again: send all of it in portions, then finish. Nothing is taught or removed before. A sync of the same tag that is open is forgotten, and one that is given nothing for a day.",
        body: NewSync,
        response: { 201: StartedSync },
      },
      guard,
      idempotent: true,
    },
    (call) => startSync(call, call.body),
  );
  app.put(
    "/api/knowledge/sync/:syncId",
    {
      schema: {
        summary: "Send a portion of a sync",
        description:
          "Up to 500 sources, any number of times. A source with the `externalId` of an earlier one of the sync takes its place. One without is known by its content.",
        params: SyncPath,
        body: SyncPortion,
        response: { 200: ReceivedPortion },
      },
      guard,
      maxBodyBytes,
      problems: [noText, tooComplex, quotaExceeded, cannotBeDone],
      cost: ({ body }) => costOfSources(body.sources),
    },
    (call) => addToSync(call, call.params.syncId, call.body),
  );
  app.post(
    "/api/knowledge/sync/:syncId/finish",
    {
      schema: {
        summary: "Finish a sync",
        description:
          "The tag's sources are then exactly those that were sent, and every question that is asked after this answer finds them. A source that is as it was keeps its version. Answers with sync-removes-much when more than half of the tag's sources would go, unless `allowRemoval` is sent.",
        params: SyncPath,
        body: SyncEnd,
        isBodyOptional: true,
        response: { 200: SyncCounts },
      },
      guard,
      idempotent: true,
      problems: [syncRemovesMuch],
      cost: () => ({ workMs: finishMs, of: "a sync to finish" }),
    },
    (call) => finishSync(call, call.params.syncId, call.body ?? {}),
  );
}
