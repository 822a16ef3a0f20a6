import { emit } from "../../../kernel/log/event.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { sourceStarted } from "../events.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, notLearnt, requireId } from "../problems.ts";
import { continueFiles } from "./learn-files.ts";
import { continueLearning } from "./learn-source.ts";
import type { Origin } from "./origin.ts";
import { findFirstPage, forgetWaitingPages, insertPages } from "./pages/store.ts";
import {
  beginLook,
  endLook,
  findDueSources,
  insertLearntSource,
  type LearntSource,
  lockLearntSource,
} from "./store.ts";

/** A source to be learnt that is ready to be stored. */
export type NewLearntSource = {
  id: string;
  title: string;
  url: string | null;
  externalId: string | null;
  tags: readonly string[];
  origin: Origin;
  /** The fingerprint in hexadecimal, which tells origins apart. */
  fingerprint: string;
};

/** Stores a source that a job learns after the commit. */
export async function startLearning(tx: Transaction, workspaceId: string, source: NewLearntSource): Promise<Date> {
  const { id, title, origin } = source;
  const createdAt = await insertLearntSource(tx, workspaceId, source);
  await beginWith(tx, workspaceId, { id, look: 1 }, origin);
  emit(tx, sourceStarted, { workspaceId, data: { sourceId: SourceId.format(id), type: origin.type, title } });
  return createdAt;
}

/** Looks again at what a source was learnt from. One that is being learnt goes on. Throws not-found, and conflict. */
export async function refreshSource(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  await context.commit(async (tx) => {
    const source = await lockLearntSource(tx, workspaceId, sourceId);
    if (source === undefined) throw notLearnt();
    if (source.status !== "pending") await lookAgain(tx, workspaceId, source);
  });
}

/** Looks again at a locked source. */
export async function lookAgain(
  tx: Transaction,
  workspaceId: string,
  { id, title, origin, look }: LearntSource,
): Promise<void> {
  await beginLook(tx, workspaceId, id);
  await beginWith(tx, workspaceId, { id, look: look + 1 }, origin);
  emit(tx, sourceStarted, { workspaceId, data: { sourceId: SourceId.format(id), type: origin.type, title } });
}

/** Adds the first page, unless it is known, and the job that looks at it. The address of a file is its name. */
async function beginWith(
  tx: Transaction,
  workspaceId: string,
  source: Pick<LearntSource, "id" | "look">,
  origin: Origin,
): Promise<void> {
  const address = origin.type === "file" ? origin.name : origin.url;
  await insertPages(tx, workspaceId, source, [{ id: newUuid(), kind: "page", address }], 1);
  if (origin.type === "file") continueFiles(tx, workspaceId);
  else continueLearning(tx, { workspaceId, sourceId: source.id });
}

/** Ends the look that is under way. What was learnt until now stays. Throws not-found, and conflict. */
export async function cancelLearning(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  await context.commit(async (tx) => {
    const source = await lockLearntSource(tx, workspaceId, sourceId);
    if (source === undefined) throw notLearnt();
    if (source.status !== "pending") return;
    await forgetWaitingPages(tx, workspaceId, sourceId);
    const first = await findFirstPage(tx, workspaceId, sourceId);
    const status = first?.hasDocuments ? "indexed" : "failed";
    await endLook(tx, workspaceId, sourceId, { status, problem: "cancelled", title: source.title, looksAgainAt: null });
  });
}

const mostAtOnce = 100;

/** Looks again at the sources whose time has come. */
export const refreshDueSources = defineJob<unknown>({
  name: "refresh-due-sources",
  schedule: "*/5 * * * *",
  async run(kernel) {
    for (const { workspaceId, id } of await findDueSources(
      kernel.database.query,
      new Date(kernel.clock.now()),
      mostAtOnce,
    )) {
      await inTransaction(kernel.database, async (tx) => {
        const source = await lockLearntSource(tx, workspaceId, id);
        if (source !== undefined && source.status !== "pending") await lookAgain(tx, workspaceId, source);
      });
    }
  },
});
