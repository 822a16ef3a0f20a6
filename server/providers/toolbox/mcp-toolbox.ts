import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { limitSchema, limitText, toolLimits } from "./tool-limits.ts";
import { type ExternalTool, type Toolbox, type ToolboxAddress, ToolboxFailed } from "./toolbox.ts";

const maxPages = 20;

/**
 * The tools of an MCP server over streamable HTTP. Each use opens a session and closes it at the
 * end.
 */
export function mcpToolbox(address: ToolboxAddress): Toolbox {
  return {
    list: (signal) => inSession(address, signal, (client) => listTools(client, signal)),
    call: (tool, input, signal) =>
      inSession(address, signal, async (client) => {
        const result = await client.callTool({ name: tool.name, arguments: input }, undefined, { signal });
        return readOutput(result as ToolResult);
      }),
  };
}

async function inSession<Result>(
  { url, headers, fetch }: ToolboxAddress,
  signal: AbortSignal,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ name: "parley", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(url), { fetch, requestInit: { headers } });
  try {
    await client.connect(transport as Transport, { signal });
    return await work(client);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const { name } = error as Error;
    throw new ToolboxFailed(`The server did not answer by the rules of MCP: ${name}.`, { cause: error });
  } finally {
    await client.close().catch(() => {});
  }
}

async function listTools(client: Client, signal: AbortSignal): Promise<ExternalTool[]> {
  const tools: ExternalTool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages && tools.length < toolLimits.tools; page++) {
    const listed = await client.listTools(cursor === undefined ? {} : { cursor }, { signal });
    for (const { name, description, inputSchema, annotations } of listed.tools) {
      tools.push({
        name: limitText(name, toolLimits.nameCharacters),
        description: limitText(description ?? name, toolLimits.descriptionCharacters),
        inputSchema: limitSchema(inputSchema as Record<string, unknown>),
        isReadOnly: annotations?.readOnlyHint === true,
      });
    }
    cursor = listed.nextCursor;
    if (cursor === undefined) break;
  }
  return tools.slice(0, toolLimits.tools);
}

type ToolResult = { content?: unknown; structuredContent?: unknown; isError?: unknown };

function readOutput({ content, structuredContent, isError }: ToolResult): unknown {
  const texts = (Array.isArray(content) ? content : []).flatMap((part: { type?: string; text?: string }) =>
    part.type === "text" && typeof part.text === "string" ? [part.text] : [],
  );
  const text = limitText(texts.join("\n"), toolLimits.outputCharacters);
  if (isError === true) return { error: text };
  const isSmall = JSON.stringify(structuredContent ?? "").length <= toolLimits.outputCharacters;
  return structuredContent === undefined || !isSmall ? text : structuredContent;
}
