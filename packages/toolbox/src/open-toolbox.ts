import type { AskMcp, Operations, Toolbox, ToolboxAddress } from "./toolbox.ts";

export type ToolboxKind = "mcp" | "openapi";

/**
 * Loads the implementation when a toolbox of this kind is opened for the first time.
 * @example
 * const address = { url: "https://tools.example/mcp", headers: {}, fetch };
 * const toolbox = await openToolbox("mcp", address);
 * const answer = await toolbox.call(tool, { number: "17" }, AbortSignal.timeout(30_000));
 */
export async function openToolbox(kind: ToolboxKind, address: ToolboxAddress): Promise<Toolbox> {
  if (kind === "mcp") return (await import("./mcp-toolbox.ts")).mcpToolbox(address);
  return (await import("./openapi/openapi-toolbox.ts")).openapiToolbox(address);
}

/** Gives the same documents, for callers who name an operation and are no models. */
export async function openOperations(): Promise<Operations> {
  return (await import("./openapi/described-operations.ts")).describedOperations;
}

/** Serves callers who name the method themselves, such as workflows. */
export async function openMcp(): Promise<AskMcp> {
  return (await import("./ask-mcp.ts")).askMcp;
}
