import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { listSpeechNames } from "../../voice/index.ts";
import { modelNotFound } from "../problems.ts";

/** OpenAI's names of models that speak, listen or do both. */
const ownNames = /^(parley|tts-1.*|whisper.*|gpt-.*(tts|transcribe|realtime|audio).*)$/;

/**
 * Gives the provider of speech that a `model` names: `<provider name>`, or `<provider name>/<model id>`.
 * Undefined for OpenAI's names, which mean what the workspace has.
 * @throws model-not-found
 */
export async function speechProviderOf(
  kernel: Kernel,
  workspaceId: string,
  model: string,
): Promise<string | undefined> {
  const name = model.split("/")[0]!;
  if ((await listSpeechNames(kernel, workspaceId)).includes(name)) return name;
  if (ownNames.test(model)) return undefined;
  const detail = `There is no speech model ${model.slice(0, 100)}. Write whisper-1 or tts-1 for what the workspace has, or the name of a speech provider.`;
  throw new Problem(modelNotFound, detail, {
    errors: [{ pointer: "/body/model", message: "is not a speech model of this workspace" }],
  });
}
