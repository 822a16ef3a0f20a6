import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { isKnownModel, offlineModel, setupAt, unknownAssistant, unknownModel } from "../../assistants/index.ts";

/**
 * Checks the model and the assistant that a question names, against the setup that was committed
 * when the question was stored. Throws unknown-model, unknown-assistant.
 */
export async function checkChoice(
  kernel: Kernel,
  workspaceId: string,
  setupVersion: number,
  { requestedModel: model, assistantId }: { requestedModel: string | null; assistantId: string | null },
): Promise<void> {
  if (model === null && assistantId === null) return;
  const setup = await setupAt(kernel, workspaceId, setupVersion);
  if (model !== null && !isKnownModel(setup.models, model)) {
    const names = setup.models.providers.map(({ name }) => `${name}/…`);
    throw new Problem(
      unknownModel,
      `This workspace has no model ${model}. It has: ${[offlineModel, ...names].join(", ")}.`,
      { errors: [{ pointer: "/body/model", message: "names no model of this workspace" }] },
    );
  }
  if (assistantId === null || setup.assistants.some((assistant) => assistant.id === assistantId)) return;
  throw new Problem(unknownAssistant, "This workspace has no such assistant. GET /api/assistants lists those it has.", {
    errors: [{ pointer: "/body/assistantId", message: "names no assistant of this workspace" }],
  });
}
