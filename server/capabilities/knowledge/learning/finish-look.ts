import { type siteDetails, siteDetailsModule, titleOfDetails } from "@parley/documents";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { sourceFailed, sourceIndexed } from "../events.ts";
import { SourceId } from "../ids.ts";
import type { Site } from "./open-site.ts";
import { findAround, findFirstPage, findPageByAddress, insertPages } from "./pages/store.ts";
import { refreshMs } from "./refresh.ts";
import { endLook, type LearntSource, lockLearntSource } from "./store.ts";
import { retirePage, storePage } from "./store-page.ts";

const detailsReader = parserIn<typeof siteDetails>(siteDetailsModule, "siteDetails");
/** A footer stands on the first pages as well as on the last. */
const pagesLookedThrough = 300;

/** Ends a look at a page or a site, when all of its pages were looked at. */
export async function finishLook(
  kernel: Kernel,
  workspaceId: string,
  { id, look }: LearntSource,
  site: Site,
): Promise<void> {
  const around = await findAround(kernel.database.query, workspaceId, id, pagesLookedThrough);
  const details = await kernel.untrusted.parse(workspaceId, detailsReader, around);
  await inTransaction(kernel.database, async (tx) => {
    const source = await lockLearntSource(tx, workspaceId, id);
    if (source?.status !== "pending" || source.look !== look) return;
    const { url } = site.origin;
    const title = titleOfDetails(around, new URL(url).hostname);
    await storeDetails(kernel, tx, workspaceId, source, { url, title, text: details });
    const { refresh } = site.origin;
    const looksAgainAt = refresh === null ? null : new Date(kernel.clock.now() + refreshMs(refresh));
    await endLearning(tx, workspaceId, source, looksAgainAt);
  });
}

/** Ends a look: the source answers from what it learnt, or it failed because there is nothing. */
export async function endLearning(
  tx: Transaction,
  workspaceId: string,
  source: LearntSource,
  looksAgainAt: Date | null,
): Promise<void> {
  const first = await findFirstPage(tx, workspaceId, source.id);
  const { title = source.title, documentId = null, problem = null, hasDocuments = false } = first ?? {};
  const named = title === "" ? source.title : title;
  const status = hasDocuments ? "indexed" : "failed";
  await endLook(tx, workspaceId, source.id, { status, problem, title: named, looksAgainAt });
  const sourceId = SourceId.format(source.id);
  const { type } = source.origin;
  if (status === "failed") {
    emit(tx, sourceFailed, { workspaceId, data: { sourceId, type, title: named, problem: problem ?? "page-empty" } });
    return;
  }
  emit(tx, sourceIndexed, {
    workspaceId,
    data: { sourceId, documentId, type, title: named, version: source.version },
  });
}

/** Learns once what only header and footer of a page or a site say, as a page of its own. */
async function storeDetails(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  source: LearntSource,
  { url, title, text }: { url: string; title: string; text: string },
): Promise<void> {
  const address = `${url}#details`;
  const known = await findPageByAddress(tx, workspaceId, source.id, address);
  if (text === "") {
    if (known !== undefined) await retirePage(kernel, tx, workspaceId, source.id, known.id);
    return;
  }
  const page = known ?? {
    id: newUuid(),
    kind: "details" as const,
    address,
    state: "waiting" as const,
    contentHash: null,
  };
  if (known === undefined) await insertPages(tx, workspaceId, source, [page], 1);
  await storePage(kernel, tx, workspaceId, source, page, {
    title,
    words: text.match(/\S+/g)?.length ?? 0,
    documents: [{ type: "text", title, url, text, questions: [], pages: [] }],
  });
}
