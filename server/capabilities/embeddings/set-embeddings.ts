import { audit } from "../../kernel/audit.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { emit } from "../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { ModelFailed } from "../../providers/model/model.ts";
import { findNamedModel, unknownModel } from "../assistants/index.ts";
import { readKnowledgeVersion } from "../knowledge/index.ts";
import {
  BudgetReached,
  embedTexts,
  findSetupVersion,
  type ModelSetup,
  modelSetupAt,
  offersEmbeddings,
  type ProviderRow,
  raiseSetupVersion,
} from "../models/index.ts";
import { dayOf } from "./day-of.ts";
import { explainFailure } from "./embed-batch.ts";
import { addEmbeddingJob } from "./embed-passages.ts";
import { embeddingsChanged } from "./events.ts";
import { type EmbeddingSetting, type NewEmbeddingSetting, usualDailyTokens } from "./schema.ts";
import { showEmbeddingSetting } from "./show-embedding-setting.ts";
import { deleteSetting, findSetting, insertSetting, writeDailyTokens } from "./store.ts";
import { unitVector } from "./vector-bytes.ts";

/** Two, because passages come in batches. */
const testTexts = ["A short sentence, to see whether this model embeds it.", "And another one beside it."];
const testTimeoutMs = 30_000;

type Chosen = { provider: ProviderRow; modelId: string; dimensions: number | null };

/**
 * Switches embeddings on, or to another model, whose vectors are made from the beginning. The model embeds two
 * sentences first. With the model that is set already, only the limit of a day changes.
 * @throws unknown-model, cannot-be-done
 */
export async function setEmbeddings(context: Context, input: NewEmbeddingSetting): Promise<EmbeddingSetting> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const setup = await modelSetupAt(kernel, workspaceId, await findSetupVersion(db, workspaceId));
  const chosen = { ...chooseModel(setup, input.model), dimensions: input.dimensions ?? null };
  if (!isSame(await findSetting(db, workspaceId, dayOf(kernel)), chosen)) {
    await tryModel(kernel, setup, workspaceId, chosen);
  }
  const { providerId, modelId, dimensions } = { ...chosen, providerId: chosen.provider.id };
  const dailyTokens = input.dailyTokens ?? usualDailyTokens;
  return context.commit(async (tx) => {
    // Also lets one request at a time change the setting.
    await raiseSetupVersion(tx, workspaceId);
    const former = await findSetting(tx, workspaceId, dayOf(kernel));
    if (isSame(former, chosen)) await writeDailyTokens(tx, workspaceId, dailyTokens);
    else {
      await deleteSetting(tx, workspaceId);
      const setting = { id: newUuid(), providerId, modelId, dimensions, dailyTokens };
      await insertSetting(tx, workspaceId, setting, dayOf(kernel));
    }
    const details = { model: input.model, dimensions, dailyTokens };
    const { clientAddress } = context;
    await audit(tx, { workspaceId, caller, action: "embeddings.changed", details, clientAddress });
    addEmbeddingJob(tx, workspaceId);
    emit(tx, embeddingsChanged, { workspaceId, data: { model: input.model } });
    const row = await findSetting(tx, workspaceId, dayOf(kernel));
    return showEmbeddingSetting(row, setup.providers, await readKnowledgeVersion(tx, workspaceId));
  });
}

function isSame(
  former: { providerId: string; modelId: string; dimensions: number | null } | undefined,
  chosen: Chosen,
) {
  return (
    former?.providerId === chosen.provider.id &&
    former.modelId === chosen.modelId &&
    former.dimensions === chosen.dimensions
  );
}

function chooseModel(setup: ModelSetup, name: string): { provider: ProviderRow; modelId: string } {
  const { provider, modelId } = findNamedModel(setup, name) ?? {};
  if (provider === undefined || modelId === undefined) {
    throw refused(unknownModel, "must be <provider name>/<model id> of a provider of this workspace");
  }
  if (!offersEmbeddings(provider)) {
    throw refused(unknownModel, "is of a vendor that offers no embeddings: name a model of another provider");
  }
  return { provider, modelId };
}

function refused(problem: typeof unknownModel, message: string): Problem {
  return new Problem(problem, `The model ${message}.`, { errors: [{ pointer: "/body/model", message }] });
}

async function tryModel(kernel: Kernel, setup: ModelSetup, workspaceId: string, chosen: Chosen): Promise<void> {
  const signal = AbortSignal.timeout(testTimeoutMs);
  const dimensions = chosen.dimensions ?? undefined;
  const call = { ...chosen, dimensions, workspaceId, visitorId: undefined, texts: testTexts, signal };
  try {
    const { vectors } = await embedTexts(kernel, setup, call);
    const [vector = []] = vectors;
    if (vectors.some((each) => unitVector(each) === undefined))
      throw new ModelFailed("broken", "It returned what is not a vector.");
    if (dimensions !== undefined && vector.length !== dimensions) {
      const message = `cannot be had of this model: its vectors have ${vector.length} numbers`;
      throw new Problem(cannotBeDone, `The dimensions ${message}. Leave them out, or name another model.`, {
        errors: [{ pointer: "/body/dimensions", message }],
      });
    }
  } catch (error) {
    const isSlow = (error as Error).name === "TimeoutError";
    if (!(error instanceof ModelFailed || error instanceof BudgetReached || isSlow)) throw error;
    const detail = `The model did not embed two test sentences, so nothing was changed. ${explainFailure(error)}`;
    throw new Problem(cannotBeDone, `${detail} Check the model's id and the provider, then try again.`, {
      cause: error,
    });
  }
}

/** Switches embeddings off, and deletes every vector. */
export async function removeEmbeddings(context: Context): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    if (!(await deleteSetting(tx, workspaceId))) return;
    const { caller, clientAddress } = context;
    await audit(tx, { workspaceId, caller, action: "embeddings.removed", clientAddress });
    emit(tx, embeddingsChanged, { workspaceId, data: { model: null } });
  });
}
