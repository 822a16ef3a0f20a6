import type { PassageIndex } from "@parley/engine";
import type { Kernel } from "../../kernel/kernel.ts";
import { countBeside } from "../knowledge/index.ts";
import { dayOf } from "./day-of.ts";
import type { EmbeddingModel } from "./embedding-model.ts";
import { findSetting, findVectorsAfter } from "./store.ts";
import { VectorIndex } from "./vector-index.ts";

const rowsRead = 500;

type Beside = { vectors: VectorIndex; following: Promise<void> | undefined };

/** The vectors beside each passage index: when a node drops an index, its vectors go with it. */
const besideOf = new WeakMap<PassageIndex, Beside>();

type VectorsBeside = {
  vectors: VectorIndex;
  /** The knowledge version whose passages were all embedded. */
  embeddedVersion: number;
};

/**
 * Gives the vectors beside a passage index, with every vector that was stored before. Callers that come while
 * they are read share the work. Undefined when the setting is another one by now.
 */
export async function vectorsBeside(
  kernel: Kernel,
  index: PassageIndex,
  asked: { workspaceId: string; model: EmbeddingModel; knowledgeVersion: number },
): Promise<VectorsBeside | undefined> {
  const { workspaceId, model, knowledgeVersion } = asked;
  const setting = await findSetting(kernel.database.query, workspaceId, dayOf(kernel));
  if (setting === undefined || setting.id !== model.settingId) return undefined;
  const isBehind = ({ vectors }: Beside) =>
    vectors.position.revision < setting.revision || vectors.knowledgeVersion < knowledgeVersion;
  for (;;) {
    const beside = findBeside(index, setting.id);
    const shared = beside.following;
    if (shared === undefined && !isBehind(beside)) {
      return { vectors: beside.vectors, embeddedVersion: setting.embeddedVersion };
    }
    beside.following ??= follow(kernel, index, beside, { workspaceId, knowledgeVersion, revision: setting.revision });
    await beside.following;
  }
}

function findBeside(index: PassageIndex, settingId: string): Beside {
  const known = besideOf.get(index);
  if (known?.vectors.settingId === settingId && (known.following !== undefined || !known.vectors.isMostlyGone)) {
    return known;
  }
  const beside: Beside = { vectors: new VectorIndex(settingId), following: undefined };
  besideOf.set(index, beside);
  return beside;
}

async function follow(
  kernel: Kernel,
  index: PassageIndex,
  beside: Beside,
  to: { workspaceId: string; knowledgeVersion: number; revision: number },
): Promise<void> {
  const { vectors } = beside;
  try {
    for (;;) {
      const { position, settingId } = vectors;
      const rows = await findVectorsAfter(kernel.database.query, to.workspaceId, settingId, position, rowsRead);
      vectors.add(rows);
      if (rows.length < rowsRead) break;
    }
    await vectors.follow(index);
    // Batches whose vectors were deleted since have no row that tells of their revision.
    vectors.position = { ...vectors.position, revision: Math.max(vectors.position.revision, to.revision) };
    vectors.knowledgeVersion = Math.max(vectors.knowledgeVersion, to.knowledgeVersion);
    countBeside(kernel, to.workspaceId, index, vectors.approximateBytes);
  } finally {
    beside.following = undefined;
  }
}
