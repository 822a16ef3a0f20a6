import type { PassageIndex, RankedPassage } from "@parley/engine";
import type { Kernel } from "../../kernel/kernel.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { BudgetReached, embedTexts, type ModelSetup } from "../models/index.ts";
import { requestEmbedding } from "./embed-passages.ts";
import { embeddingModelAt } from "./embedding-model.ts";
import { unitVector } from "./vector-bytes.ts";
import { vectorsBeside } from "./vectors-beside.ts";

/** A reply waits so long for the question's vector, and for vectors that are not in memory yet. */
const deadlineMs = 1_000;
/** After a failure, questions are not embedded for so long: a slow provider must not slow every reply. */
const pauseMs = 10_000;
const mostRanked = 30;
/** With fewer vectors, passages that have one would go before better ones that have none yet. */
const leastShare = 0.9;

/** By setting: until when questions are found by their words alone. */
const pausedOf = state(() => new Cache<string, number>(5_000));

type RankingByMeaning = {
  workspaceId: string;
  setup: ModelSetup;
  index: PassageIndex;
  knowledgeVersion: number;
  question: string;
  /** The visitor or user who asks; undefined for nobody in particular. */
  visitorId: string | undefined;
  /** The ids are those of the database; null: all sources. */
  sourceIds: ReadonlySet<string> | null;
};

/**
 * Gives the passages that are nearest to a question in meaning, best first. Empty where the workspace has not
 * switched embeddings on, and when they cannot be had in time: then words alone find the passages.
 * Throws nothing but what the database throws.
 */
export async function rankByMeaning(kernel: Kernel, asked: RankingByMeaning): Promise<RankedPassage[]> {
  const { workspaceId, setup, index, knowledgeVersion, question, visitorId, sourceIds } = asked;
  const model = await embeddingModelAt(kernel, workspaceId, setup);
  if (model === undefined || index.passageCount === 0 || question.trim() === "") return [];
  const paused = pausedOf(kernel);
  if ((paused.get(model.settingId) ?? 0) > kernel.clock.now()) return [];
  const signal = AbortSignal.timeout(deadlineMs);
  const texts = [question];
  const embedding = embedTexts(kernel, setup, { ...model, workspaceId, visitorId, texts, signal });
  const beside = vectorsBeside(kernel, index, { workspaceId, model, knowledgeVersion }).then(async (found) => {
    const isBehind = found !== undefined && found.embeddedVersion < knowledgeVersion;
    if (isBehind) await requestEmbedding(kernel, workspaceId, knowledgeVersion);
    return found?.vectors;
  });
  try {
    const [embedded, vectors] = await inTime(Promise.all([embedding, beside]), signal);
    const unit = unitVector(embedded.vectors[0] ?? []);
    if (unit === undefined || vectors === undefined || vectors.share < leastShare) return [];
    return await vectors.nearest(unit, mostRanked, sourceIds);
  } catch (error) {
    // The limit of one visitor is none of the others'.
    if (error instanceof BudgetReached) return [];
    paused.set(model.settingId, kernel.clock.now() + pauseMs);
    kernel.log.warn({ cause: (error as Error).name }, "a question was not embedded; its words alone find passages");
    return [];
  }
}

/** Work that is late goes on, for the questions after this one. */
async function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  work.catch(() => {});
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true })),
  ]);
}
