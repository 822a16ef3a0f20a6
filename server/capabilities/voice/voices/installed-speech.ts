import { findMp3Packages } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { openSpeech } from "../../../providers/speech/open-speech.ts";

/** The speech engines of the installation, shared by all workspaces. */
export const installedSpeech = state(({ config }) => openSpeech(config.speech));

/** The packages for MP3 that the operator has installed. */
export const mp3Packages = state(({ config }) =>
  config.speech.mp3Folder === null ? undefined : findMp3Packages(config.speech.mp3Folder),
);

/** Ends their threads. */
export async function closeInstalledSpeech(kernel: Kernel): Promise<void> {
  await Promise.all(installedSpeech(kernel).map(({ engine }) => engine.close()));
}
