import type { Kernel } from "../../kernel/kernel.ts";
import { ModelFailed } from "../../providers/model/model.ts";
import { BudgetReached, embedTexts, estimateTokensOf, type ModelSetup, type ProviderRow } from "../models/index.ts";
import { dayOf } from "./day-of.ts";
import { insertVectors, type NewVector, type ProgressChange, type SettingRow } from "./store.ts";
import { unitVector, vectorBytes } from "./vector-bytes.ts";

const mostTexts = 64;
const timeoutMs = 120_000;
/** A model that refuses this many texts in a row, each sent alone, refuses everything. */
const mostRefused = 5;

type EmbeddingWork = {
  workspaceId: string;
  setting: SettingRow;
  setup: ModelSetup;
  provider: ProviderRow;
  signal: AbortSignal;
  /** Counts the texts that have a vector by now. */
  embedded: number;
  tokensToday: number;
  /** The next request may hold so many texts: fewer after one was refused. */
  size?: number;
  refused?: number;
};

/** The tokens of this day are used up. */
class DayUsedUp extends Error {
  override name = "DayUsedUp";
}

type Missing = { hash: string; write(): string };

/**
 * Embeds the first texts of `missing`, stores them, and takes them from the list. False when the setting
 * is another one by now. A text that the model refuses even alone is stored without a vector.
 * @throws DayUsedUp, BudgetReached, ModelFailed
 */
export async function embedBatch(kernel: Kernel, work: EmbeddingWork, missing: Missing[]): Promise<boolean> {
  const { workspaceId, setting, setup, provider } = work;
  const size = work.size ?? mostTexts;
  const next = missing.slice(0, size).map(({ hash, write }) => ({ hash, text: write() }));
  const batch = fitting(next, setting.dailyTokens - work.tokensToday);
  const texts = batch.map(({ text }) => text);
  const signal = AbortSignal.any([work.signal, AbortSignal.timeout(timeoutMs)]);
  const call = { workspaceId, provider, modelId: setting.modelId, visitorId: undefined, texts, signal };
  let vectors: NewVector[];
  let tokens = 0;
  try {
    const embedded = await embedTexts(kernel, setup, { ...call, dimensions: setting.dimensions ?? undefined });
    tokens = embedded.inputTokens;
    vectors = batch.map(({ hash }, at) => ({ hash, vector: bytesOf(embedded.vectors[at]) }));
    work.size = mostTexts;
    work.refused = 0;
  } catch (error) {
    if (!(error instanceof ModelFailed) || error.fault !== "refused-request") throw error;
    if (batch.length > 1) {
      work.size = Math.ceil(batch.length / 8);
      return true;
    }
    work.refused = (work.refused ?? 0) + 1;
    if (work.refused > mostRefused) throw error;
    vectors = batch.map(({ hash }) => ({ hash, vector: null }));
  }
  work.embedded += vectors.length;
  work.tokensToday += tokens;
  missing.splice(0, vectors.length);
  const { embedded } = work;
  return insertVectors(kernel.database.query, workspaceId, setting.id, vectors, {
    ...{ tokens, day: dayOf(kernel), embedded },
  });
}

/** Takes as many texts as the rest of the day's tokens allow. */
function fitting<Item extends { text: string }>(batch: Item[], tokensLeft: number): Item[] {
  let tokens = 0;
  const fit = batch.findIndex(({ text }) => {
    tokens += estimateTokensOf(text.length);
    return tokens > tokensLeft;
  });
  if (fit === 0) throw new DayUsedUp("The tokens of this day are used up.");
  return fit < 0 ? batch : batch.slice(0, fit);
}

function bytesOf(numbers: readonly number[] | undefined): Buffer {
  const unit = numbers && unitVector(numbers);
  if (unit === undefined) throw new ModelFailed("broken", "The provider returned what is not a vector.");
  return vectorBytes(unit);
}

const firstRetryMs = 10_000;
const longestRetryMs = 60 * 60_000;

/** Says what is shown of a failure, and when the next attempt is due. */
export function retryAfter(error: unknown, failures: number, nowMs: number): ProgressChange & { retryAt: Date } {
  if (error instanceof DayUsedUp)
    return { state: "waiting", retryAt: new Date(nextDayMs(nowMs)), ...failed(error, nowMs) };
  if (error instanceof BudgetReached) {
    return { state: "waiting", retryAt: new Date(nowMs + longestRetryMs), ...failed(error, nowMs) };
  }
  const isSlow = (error as Error).name === "TimeoutError";
  if (!(error instanceof ModelFailed) && !isSlow) throw error;
  const waitMs = Math.min(firstRetryMs * 2 ** Math.min(failures, 20), longestRetryMs);
  return { state: "failing", failures: failures + 1, retryAt: new Date(nowMs + waitMs), ...failed(error, nowMs) };
}

function failed(error: unknown, nowMs: number): Pick<ProgressChange, "failedAt" | "lastFailure"> {
  return { failedAt: new Date(nowMs), lastFailure: explainFailure(error) };
}

/** Tells a person what failed; nothing of it quotes what was embedded. */
export function explainFailure(error: unknown): string {
  if (error instanceof ModelFailed) {
    return error.vendorReason === undefined ? error.message : `${error.message} It says: ${error.vendorReason}`;
  }
  if ((error as Error).name === "TimeoutError") return "The provider did not answer in time.";
  return (error as Error).message;
}

function nextDayMs(nowMs: number): number {
  const dayMs = 24 * 60 * 60_000;
  return (Math.floor(nowMs / dayMs) + 1) * dayMs;
}
