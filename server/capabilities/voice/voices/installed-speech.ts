import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { openSpeech } from "../../../providers/speech/open-speech.ts";

/** The speech engines of the installation, shared by all workspaces. */
export const installedSpeech = state(({ config }) => openSpeech(config.speech));

/** Ends their threads. */
export async function closeInstalledSpeech(kernel: Kernel): Promise<void> {
  await Promise.all(installedSpeech(kernel).map(({ engine }) => engine.close()));
}
