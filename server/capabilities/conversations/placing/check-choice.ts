import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import {
  assistantOf,
  chooseModels,
  offlineModel,
  resolveModelName,
  setupAt,
  unknownAssistant,
  unknownModel,
} from "../../assistants/index.ts";

/** A question names these. `needsModel` is thrown when no language model answers it. */
type Named = { requestedModel: string | null; assistantId: string | null; needsModel: Problem | undefined };

/** These say who answers: the name of a model may be that of an assistant. */
export type Choice = { requestedModel: string | null; assistantId: string | null };

/**
 * Checks the model and the assistant that a question names, against the setup that was committed
 * when the question was stored. Throws unknown-model, unknown-assistant, ambiguous-model, and
 * `needsModel`.
 */
export async function checkChoice(
  kernel: Kernel,
  workspaceId: string,
  stored: { setupVersion: number; assistantId: string | null },
  named: Named,
): Promise<Choice> {
  const { requestedModel: model, needsModel } = named;
  const choice = { requestedModel: model, assistantId: stored.assistantId };
  if (model === null && named.assistantId === null && needsModel === undefined) return choice;
  const setup = await setupAt(kernel, workspaceId, stored.setupVersion);
  if (model !== null) {
    const resolved = resolveModelName(setup, model);
    if (resolved === undefined) throw noSuchModel(model, setup.models.providers);
    choice.requestedModel = resolved.requestedModel ?? null;
    choice.assistantId = named.assistantId ?? resolved.assistantId ?? stored.assistantId;
  }
  if (named.assistantId !== null && !setup.assistants.some(({ id }) => id === named.assistantId)) {
    throw noSuchAssistant();
  }
  const settings = assistantOf(setup, choice.assistantId);
  const isOffline = chooseModels(setup.models, settings, choice.requestedModel).length === 0;
  if (needsModel !== undefined && isOffline) throw needsModel;
  return choice;
}

function noSuchModel(model: string, providers: readonly { name: string }[]): Problem {
  const names = [offlineModel, ...providers.map(({ name }) => `${name}/…`)].join(", ");
  return new Problem(
    unknownModel,
    `This workspace has no model ${model}. It has: ${names}. Names and ids of assistants are models too.`,
    { errors: [{ pointer: "/body/model", message: "names no model of this workspace" }] },
  );
}

function noSuchAssistant(): Problem {
  return new Problem(
    unknownAssistant,
    "This workspace has no such assistant. GET /api/assistants lists those it has.",
    {
      errors: [{ pointer: "/body/assistantId", message: "names no assistant of this workspace" }],
    },
  );
}
