import { knownSlots } from "@parley/speech";
import { cannotBeDone, forbidden, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { findSetupVersion, type ModelSetup, modelSetupAt } from "../models/index.ts";
import { listToolboxes } from "../toolboxes/index.ts";
import { isExternalAction } from "./external-actions.ts";
import type { GivenSettings } from "./merge-settings.ts";
import { findNamedModel, offlineModel } from "./model-names/choose-models.ts";
import { unknownAction, unknownModel } from "./problems.ts";
import type { AssistantSettings } from "./schema.ts";

/** Checks the names of models and actions. `place`: where the settings stand. @throws unknown-model, unknown-action */
export async function checkSettings(
  { kernel, caller }: Context,
  settings: GivenSettings,
  place = "/body",
): Promise<void> {
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const setup = await modelSetupAt(kernel, workspaceId, await findSetupVersion(db, workspaceId));
  if (settings.model) checkModel(setup, settings.model, `${place}/model`);
  for (const [at, model] of (settings.fallbackModels ?? []).entries()) {
    checkModel(setup, model, `${place}/fallbackModels/${at}`);
  }
  const toolboxes = await listToolboxes(db, workspaceId);
  for (const [at, action] of (settings.actions ?? []).entries()) {
    if (kernel.actions.has(action) || isExternalAction(toolboxes, action)) continue;
    const message = `is not an action. The built-in actions are: ${[...kernel.actions.keys()].join(", ")}`;
    throw new Problem(unknownAction, `${action} ${message}.`, {
      errors: [{ pointer: `${place}/actions/${at}`, message }],
    });
  }
}

/**
 * An assistant acts with the scopes of its actions. Whoever gives it one that it did not have needs the
 * scope of that action. Throws forbidden.
 */
export function refuseActionsBeyond(
  { kernel, caller }: Context,
  actions: readonly string[] | undefined,
  before: readonly string[],
  place = "/body",
): void {
  for (const [at, name] of (actions ?? []).entries()) {
    const scope = before.includes(name) ? undefined : kernel.actions.get(name)?.scope;
    if (scope === undefined || caller.scopes.has(scope)) continue;
    const message = `needs the scope ${scope}, which your credential lacks`;
    throw new Problem(forbidden, `The action ${name} ${message}, so it cannot give it to an assistant.`, {
      errors: [{ pointer: `${place}/actions/${at}`, message }],
    });
  }
}

function checkModel(setup: ModelSetup, model: string, pointer: string): void {
  if (model === offlineModel || findNamedModel(setup, model) !== undefined) return;
  const message = `names no provider of this workspace. Write <provider name>/<model id>, or ${offlineModel}`;
  throw new Problem(unknownModel, `The model ${model} ${message}.`, { errors: [{ pointer, message }] });
}

/** Every `<name>` in a phrase must be a slot, or nobody could ever say the phrase. Throws cannot-be-done. */
export function checkSlots({ phrases, slots }: AssistantSettings["voice"], place = "/body"): void {
  const errors = phrases.flatMap((phrase, at) =>
    [...phrase.matchAll(/<([^<>]*)>/g)].flatMap(([slot, name]) => {
      if (Object.hasOwn(slots, name!) || knownSlots.includes(name!)) return [];
      const names = [...Object.keys(slots), ...knownSlots].join(", ");
      return [
        { pointer: `${place}/voice/phrases/${at}`, message: `has ${slot}, which is no slot. The slots are: ${names}` },
      ];
    }),
  );
  if (errors.length > 0) throw new Problem(cannotBeDone, "A phrase has a slot that does not exist.", { errors });
}
