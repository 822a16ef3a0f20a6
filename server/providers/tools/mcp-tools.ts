import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  keptSchema,
  limits,
  type OutsideTool,
  shortened,
  type Toolbox,
  type ToolboxAddress,
  ToolsFailed,
} from "./tools.ts";

const mostPages = 20;

/** Tools of a server of the Model Context Protocol, over streamable HTTP. Each use is a session of its own: nothing is held open. */
export function openMcpToolbox(address: ToolboxAddress): Toolbox {
  return {
    list: (signal) => inSession(address, signal, (client) => listTools(client, signal)),
    call: (tool, input, signal) =>
      inSession(address, signal, async (client) => {
        const result = await client.callTool({ name: tool.name, arguments: input }, undefined, { signal });
        return outputOf(result as { content?: unknown; structuredContent?: unknown; isError?: unknown });
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
    throw new ToolsFailed(`The MCP server did not answer as one: ${(error as Error).name}.`, { cause: error });
  } finally {
    await client.close().catch(() => {});
  }
}

async function listTools(client: Client, signal: AbortSignal): Promise<OutsideTool[]> {
  const tools: OutsideTool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && tools.length < limits.tools; page++) {
    const listed = await client.listTools(cursor === undefined ? {} : { cursor }, { signal });
    for (const { name, description, inputSchema, annotations } of listed.tools) {
      tools.push({
        name: shortened(name, 200),
        description: shortened(description ?? name, limits.description),
        inputSchema: keptSchema(inputSchema as Record<string, unknown>),
        isReadOnly: annotations?.readOnlyHint === true,
      });
    }
    cursor = listed.nextCursor;
    if (cursor === undefined) break;
  }
  return tools.slice(0, limits.tools);
}

function outputOf({
  content,
  structuredContent,
  isError,
}: {
  content?: unknown;
  structuredContent?: unknown;
  isError?: unknown;
}) {
  const texts = (Array.isArray(content) ? content : []).flatMap((part: { type?: string; text?: string }) =>
    part.type === "text" && typeof part.text === "string" ? [part.text] : [],
  );
  const text = shortened(texts.join("\n"), limits.outputCharacters);
  if (isError === true) return { error: text };
  const isSmall = JSON.stringify(structuredContent ?? "").length <= limits.outputCharacters;
  return structuredContent === undefined || !isSmall ? text : structuredContent;
}
