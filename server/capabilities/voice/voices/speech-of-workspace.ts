import type { Kernel } from "../../../kernel/kernel.ts";
import type { InstalledSpeech } from "../../../providers/speech/open-speech.ts";
import { installedSpeech } from "./installed-speech.ts";

/** What speaks and listens for a workspace, the first choice first. */
export async function speechOfWorkspace(kernel: Kernel, _workspaceId: string): Promise<readonly InstalledSpeech[]> {
  return installedSpeech(kernel);
}
