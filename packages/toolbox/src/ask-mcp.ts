import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { limitText, toolLimits } from "./tool-limits.ts";
import type { AskMcp } from "./toolbox.ts";
import { withMcpSession } from "./with-mcp-session.ts";

/** Errors that the package makes itself, without an answer of the server. */
const ownCodes = new Set<number>([ErrorCode.ConnectionClosed, ErrorCode.RequestTimeout]);

export const askMcp: AskMcp = async (address, { method, params, ...as }, signal) => {
  try {
    return { result: await withMcpSession({ ...address, ...as }, signal, (ask) => ask(method, params)) };
  } catch (error) {
    const { cause } = error as Error;
    if (signal.aborted || !(cause instanceof McpError) || ownCodes.has(cause.code)) throw error;
    return { error: { code: cause.code, message: limitText(cause.message, toolLimits.descriptionCharacters) } };
  }
};
