import type { Kernel } from "../../kernel/kernel.ts";
import type { ExternalTool } from "../../providers/toolbox/toolbox.ts";
import { openStoredToolbox, type StoredAddress } from "./open-stored-toolbox.ts";

const timeoutMs = 30_000;

/**
 * Runs the tool and gives its result. A failure is a result too, `{ error }`, so that the model can
 * tell the user.
 * @throws the reason of `signal`
 */
export async function callExternalTool(
  kernel: Kernel,
  toolbox: StoredAddress,
  tool: ExternalTool,
  input: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  if (input === null || typeof input !== "object" || Array.isArray(input)) {
    return { error: "The input is not an object." };
  }
  try {
    const opened = await openStoredToolbox(kernel, toolbox);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    return await opened.call(tool, input as Record<string, unknown>, limited);
  } catch (error) {
    signal.throwIfAborted();
    kernel.log.warn({ cause: (error as Error).name }, "an external tool failed");
    return { error: "The tool did not answer." };
  }
}
