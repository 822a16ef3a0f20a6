import { createMCPClient } from "@ai-sdk/mcp";
import { Client as McpClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Client, ClientKind, Connection, Heard, Question } from "./client.ts";

type Result = { isError?: boolean; content?: unknown; structuredContent?: unknown };
type CallTool = (input: Record<string, unknown>) => Promise<Result>;

/** The tool `ask_assistant`, for clients of the Model Context Protocol. They send one question, and no history. */
function mcpKind(
  name: string,
  connect: (connection: Connection) => Promise<{ call: CallTool; close(): Promise<void> }>,
) {
  return {
    name,
    lacks: ["history", "images", "json", "limits", "retries", "tools"],
    connect: (connection: Connection): Client => {
      const ask = async ({ messages }: Question): Promise<Heard> => {
        const { call, close } = await connect(connection);
        const result = await call({ message: messages.at(-1)!.text });
        await close();
        const [{ text }] = result.content as [{ text: string }];
        if (result.isError) throw new Error(text);
        const { aiResponse, status } = result.structuredContent as { aiResponse: string; status: string };
        return { text: aiResponse, end: status === "completed" ? "stop" : status };
      };
      return { ask, stream: ask };
    },
  } satisfies ClientKind;
}

export const mcpSdk = mcpKind("@modelcontextprotocol/sdk", async ({ url, key, fetch }) => {
  const client = new McpClient({ name: "a test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    ...{ requestInit: { headers: { authorization: `Bearer ${key}` } }, fetch },
  });
  // The library's class does not match its own interface under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<McpClient["connect"]>[0]);
  const call: CallTool = async (input) =>
    (await client.callTool({ name: "ask_assistant", arguments: input })) as Result;
  return { call, close: () => client.close() };
});

export const aiSdkMcp = mcpKind("@ai-sdk/mcp", async ({ url, key, fetch }) => {
  const headers = { authorization: `Bearer ${key}` };
  const client = await createMCPClient({ transport: { type: "http", url: `${url}/mcp`, headers, fetch } });
  const { ask_assistant: tool } = await client.tools();
  const call: CallTool = async (input) =>
    (await tool!.execute!(input, { toolCallId: "1", messages: [] } as never)) as Result;
  return { call, close: () => client.close() };
});
