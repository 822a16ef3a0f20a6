import type { Language } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { assistantOf, setupAt } from "../../assistants/index.ts";
import { findSetupVersion } from "../../models/index.ts";

/** Gives what is said first: the channel's greeting, else the assistant's, else a usual one. */
export async function greetingOf(
  kernel: Kernel,
  asker: { workspaceId: string; greeting: string | null; assistantId: string | null },
  { phrases }: Language,
): Promise<string> {
  if (asker.greeting !== null) return asker.greeting;
  const { workspaceId, assistantId } = asker;
  const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  return assistantOf(setup, assistantId).greeting ?? phrases.greeting;
}
