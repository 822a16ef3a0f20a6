import { parseJsonWithin } from "@parley/json";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { callTool } from "./call-tool.ts";
import { listTools } from "./list-tools.ts";

/** For the client's language model. */
const instructions =
  "Tools of a Parley workspace: its knowledge and its assistant. Answers cite the passages that they are based on.";

/**
 * Answers one message of the Model Context Protocol over streamable HTTP. No state is kept between
 * two messages, so any node can answer any message; each message is authorized on its own.
 */
export async function serveMcp(call: Call<unknown, unknown, unknown>): Promise<Answer> {
  // Imported with the first message, because the library takes memory that most servers never need.
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, { CallToolRequestSchema, ListToolsRequestSchema }] =
    await Promise.all([
      import("@modelcontextprotocol/sdk/server/index.js"),
      import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
      import("@modelcontextprotocol/sdk/types.js"),
    ]);
  const server = new Server(
    { name: "parley", title: "Parley", version: "1" },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listTools(call) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(call, params.name, params.arguments ?? {}));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(requestOf(call), { parsedBody: call.body });
    return await answerOf(response);
  } finally {
    await server.close();
  }
}

/** The library checks these headers. The answer is JSON even when the client accepts streams. */
function requestOf(call: Call<unknown, unknown, unknown>): Request {
  const version = call.header("mcp-protocol-version");
  return new Request("http://localhost/mcp", {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...(version === undefined ? {} : { "mcp-protocol-version": version }),
    },
  });
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  if (response.ok) return text === "" ? new Answer(response.status, undefined) : new Answer(200, parseJsonWithin(text));
  const { error } = JSON.parse(text) as { error: { message: string } };
  throw new Problem(invalidRequest, error.message);
}
