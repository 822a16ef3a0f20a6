import type { Kernel } from "../../../kernel/kernel.ts";
import type { NamedSpeech } from "../../../providers/speech/open-speech.ts";
import { openSpeechOf } from "../providers/open-speech-of.ts";
import { listSpeechProviders } from "../providers/store.ts";
import { installedSpeech } from "./installed-speech.ts";

/**
 * Lists what speaks and listens for a workspace: its providers, oldest first, then the
 * installation.
 */
export async function speechOfWorkspace(kernel: Kernel, workspaceId: string): Promise<readonly NamedSpeech[]> {
  const providers = await listSpeechProviders(kernel.database.query, workspaceId);
  return [...providers.flatMap((row) => openSpeechOf(kernel, row)), ...installedSpeech(kernel)];
}

/** The names by which a request can choose one of them. */
export async function listSpeechNames(kernel: Kernel, workspaceId: string): Promise<string[]> {
  return (await speechOfWorkspace(kernel, workspaceId)).map(({ name }) => name);
}
