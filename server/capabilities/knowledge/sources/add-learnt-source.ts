import { createHash } from "node:crypto";
import { normalizeUrl } from "@parley/documents";
import { AddressRefused } from "@parley/outbound";
import { addressRefused, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import type { Origin } from "../learning/origin.ts";
import { lookAgain, type NewLearntSource, startLearning } from "../learning/start-learning.ts";
import { findLearntSource, updateOrigin } from "../learning/store.ts";
import { nameTaken } from "../problems.ts";
import type { AddedSource, LearntContent, SourceChange } from "../schema.ts";
import { showSource } from "./show-source.ts";
import { type LockedSource, lockNames, lockSources } from "./store.ts";

const usualPages = 500;

/**
 * Adds a page or a site, which a job learns after the answer. One whose name a learnt source has takes
 * its place, and is looked at again. Throws address-refused, and conflict for a name of a text.
 */
export async function addLearntSource(context: Context, input: LearntContent): Promise<Answer> {
  const { workspaceId } = context.caller;
  const source = sourceOf(context, input);
  return context.commit(async (tx) => {
    const { externalId } = source;
    if (externalId !== null) await lockNames(tx, workspaceId);
    const [former] = externalId === null ? [] : await lockSources(tx, workspaceId, { names: [externalId] });
    if (former !== undefined) return replace(tx, workspaceId, former, { ...source, tags: input.tags ?? former.tags });
    const createdAt = await startLearning(tx, workspaceId, source);
    return answerOf(source, { createdAt, updatedAt: createdAt, version: 0 }, "created");
  });
}

async function replace(
  tx: Transaction,
  workspaceId: string,
  former: LockedSource,
  wanted: NewLearntSource,
): Promise<Answer> {
  const learnt = await findLearntSource(tx, workspaceId, former.id);
  if (learnt === undefined) throw nameTaken();
  const source = { ...wanted, id: former.id };
  const isSame =
    former.fingerprint === wanted.fingerprint && JSON.stringify(former.tags) === JSON.stringify(wanted.tags);
  if (!isSame) await updateOrigin(tx, workspaceId, source);
  if (learnt.status !== "pending") await lookAgain(tx, workspaceId, { ...learnt, origin: wanted.origin });
  return answerOf(source, former, isSame ? "unchanged" : "replaced");
}

function answerOf(
  { id, title, url, externalId, tags, origin }: NewLearntSource,
  { createdAt, updatedAt, version }: Pick<LockedSource, "createdAt" | "updatedAt" | "version">,
  change: SourceChange,
): Answer {
  const row = { id, title, url, externalId, tags: [...tags], type: origin.type, documentId: null };
  const shown = showSource({ ...row, status: "pending", version, createdAt, updatedAt });
  return new Answer(change === "created" ? 201 : 200, { ...shown, change } satisfies AddedSource);
}

function sourceOf({ kernel }: Context, input: LearntContent): NewLearntSource {
  const { externalId = null, tags = [], refresh = null } = input;
  const url = normalizeUrl(input.url.trim()) ?? input.url;
  try {
    kernel.outbound.checkUrl(url, "knowledge");
  } catch (cause) {
    if (cause instanceof AddressRefused) throw new Problem(addressRefused, cause.message);
    throw cause;
  }
  const origin: Origin =
    input.type === "url"
      ? { type: "url", url, refresh }
      : {
          ...{ type: "site", url, refresh, maxPages: input.maxPages ?? usualPages },
          ...{ include: input.include ?? [], exclude: input.exclude ?? [] },
        };
  const fingerprint = createHash("sha256").update(JSON.stringify(origin)).digest("hex");
  const title = input.type === "url" ? url : new URL(url).hostname.replace(/^www\./, "");
  return { id: newUuid(), title, url, externalId, tags: [...new Set(tags)].sort(), origin, fingerprint };
}
