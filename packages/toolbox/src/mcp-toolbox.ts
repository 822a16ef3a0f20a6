import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { readMcpOutput } from "./read-mcp-output.ts";
import type { readMcpTools } from "./read-mcp-tools.ts";
import { limitText, toolLimits } from "./tool-limits.ts";
import type { Toolbox, ToolboxAddress } from "./toolbox.ts";
import { type McpSession, withMcpSession } from "./with-mcp-session.ts";

const maxPages = 20;

const toolsParser: { module: URL; name: string; types?: typeof readMcpTools } = {
  module: new URL("read-mcp-tools.ts", import.meta.url),
  name: "readMcpTools",
};

/** Gives the tools of an MCP server over streamable HTTP. */
export function mcpToolbox(address: ToolboxAddress): Toolbox {
  return {
    list: async (parse, signal) => parse(toolsParser, await withMcpSession(address, signal, listTools)),
    async call(tool, input, signal) {
      try {
        const params = { name: tool.name, arguments: input };
        return readMcpOutput(await withMcpSession(address, signal, (ask) => ask("tools/call", params)));
      } catch (error) {
        // The server's own words tell the model what was wrong with its call.
        const { cause } = error as Error;
        if (!(cause instanceof McpError) || signal.aborted) throw error;
        return { error: limitText(cause.message, toolLimits.descriptionCharacters) };
      }
    },
  };
}

/** Lists the pages of the list, in JSON. */
async function listTools(ask: McpSession): Promise<string> {
  const pages: unknown[] = [];
  let count = 0;
  let cursor: unknown;
  for (let page = 0; page < maxPages && count <= toolLimits.tools; page++) {
    const { tools, nextCursor } = await ask("tools/list", cursor === undefined ? {} : { cursor });
    pages.push(tools);
    count += Array.isArray(tools) ? tools.length : 0;
    cursor = nextCursor;
    if (typeof cursor !== "string") break;
  }
  return JSON.stringify(pages);
}
