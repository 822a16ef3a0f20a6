import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { limitAnswers } from "./limit-answers.ts";
import type { readMcpTools } from "./read-mcp-tools.ts";
import { limitText, toolLimits } from "./tool-limits.ts";
import { type Toolbox, type ToolboxAddress, ToolboxFailed } from "./toolbox.ts";

const maxPages = 20;

const toolsParser: { module: URL; name: string; types?: typeof readMcpTools } = {
  module: new URL("read-mcp-tools.ts", import.meta.url),
  name: "readMcpTools",
};

/**
 * The tools of an MCP server over streamable HTTP. Each use opens a session and closes it at the
 * end.
 */
export function mcpToolbox(address: ToolboxAddress): Toolbox {
  return {
    list: async (parse, signal) => parse(toolsParser, await inSession(address, signal, listTools)),
    call: (tool, input, signal) =>
      inSession(address, signal, async (ask) =>
        readOutput(await ask("tools/call", { name: tool.name, arguments: input })),
      ),
  };
}

/** Sends one request and gives its result, unchecked. */
type Ask = (method: string, params: Record<string, unknown>) => Promise<Record<string, unknown>>;

async function inSession<Result>(
  { url, headers, fetch }: ToolboxAddress,
  outerSignal: AbortSignal,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ name: "parley", version: "1" });
  const tooLarge = new AbortController();
  const signal = AbortSignal.any([outerSignal, tooLarge.signal]);
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: limitAnswers(fetch, tooLarge),
    requestInit: { headers },
  });
  try {
    await client.connect(transport as Transport, { signal });
    // The package's own `listTools` and `callTool` would check every part of the answer, and
    // compile the schemas of outputs, on the thread that answers requests.
    return await work((method, params) => client.request({ method, params } as never, ResultSchema, { signal }));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const { name } = error as Error;
    throw new ToolboxFailed(`The server did not answer by the rules of MCP: ${name}.`, { cause: error });
  } finally {
    await client.close().catch(() => {});
  }
}

/** The pages of the list, in JSON. */
async function listTools(ask: Ask): Promise<string> {
  const pages: unknown[] = [];
  let count = 0;
  let cursor: unknown;
  for (let page = 0; page < maxPages && count < toolLimits.tools; page++) {
    const { tools, nextCursor } = await ask("tools/list", cursor === undefined ? {} : { cursor });
    pages.push(tools);
    count += Array.isArray(tools) ? tools.length : 0;
    cursor = nextCursor;
    if (typeof cursor !== "string") break;
  }
  return JSON.stringify(pages);
}

function readOutput({ content, structuredContent, isError }: Record<string, unknown>): unknown {
  const parts = Array.isArray(content) ? content : [];
  const texts = parts.flatMap((part: { type?: unknown; text?: unknown } | null) =>
    part?.type === "text" && typeof part.text === "string" ? [part.text] : [],
  );
  const text = limitText(texts.join("\n"), toolLimits.outputCharacters);
  if (isError === true) return { error: text };
  const isSmall = JSON.stringify(structuredContent ?? "").length <= toolLimits.outputCharacters;
  return structuredContent === undefined || !isSmall ? text : structuredContent;
}
