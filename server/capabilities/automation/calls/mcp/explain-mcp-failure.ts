import { AddressRefused, OutboundFailed, OutboundTimeout } from "@parley/outbound";
import { ToolboxFailed, ToolboxTooLarge } from "@parley/toolbox";
import { standardError, type WorkflowError } from "../call.ts";
import { explainFailure } from "../http/explain-failure.ts";

/** By the specification, what fails at an MCP server is of the type `runtime`. */
export function explainMcpFailure(error: unknown, isLate: boolean): WorkflowError {
  const causes = [error, (error as Error).cause];
  const transport = causes.find((each) => each instanceof AddressRefused || each instanceof OutboundTimeout);
  if (isLate || transport !== undefined) return explainFailure(transport, isLate);
  const failed = causes.find((each) => each instanceof OutboundFailed);
  if (failed !== undefined) return { ...explainFailure(failed, false), type: standardError("runtime") };
  const isOurs = error instanceof ToolboxFailed || error instanceof ToolboxTooLarge;
  const detail = isOurs ? error.message : "The server did not answer by the rules of MCP.";
  return { type: standardError("runtime"), status: statusOf(error), title: "The MCP server failed", detail };
}

/** The HTTP status of an answer, which the cause knows as its code. */
function statusOf(error: unknown): number {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === "number" && code >= 400 && code <= 599 ? code : 500;
}
