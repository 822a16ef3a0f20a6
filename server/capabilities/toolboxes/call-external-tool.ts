import { isObject } from "@parley/json";
import { type ExternalTool, ToolboxFailed, ToolboxRefused, ToolboxTooLarge } from "@parley/toolbox";
import type { Kernel } from "../../kernel/kernel.ts";
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
  if (!isObject(input)) {
    return { error: "The input is not an object." };
  }
  try {
    const opened = await openStoredToolbox(kernel, toolbox);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    return await opened.call(tool, input as Record<string, unknown>, limited);
  } catch (error) {
    signal.throwIfAborted();
    const { name, cause } = error as Error;
    kernel.log.warn({ cause: name, code: (cause as { code?: unknown } | undefined)?.code }, "an external tool failed");
    return { error: explain(error) };
  }
}

/** Explains a failure to the model. It can mend a value that cannot be sent, and nothing else. */
function explain(error: unknown): string {
  if (error instanceof ToolboxRefused) {
    return `${error.message} The owner of this assistant must renew the toolbox's credentials.`;
  }
  if (error instanceof ToolboxFailed || error instanceof ToolboxTooLarge) return error.message;
  return "The tool did not answer.";
}
