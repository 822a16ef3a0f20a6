import { invalidRequest, Problem } from "../../kernel/problem.ts";
import { Answer, type Call } from "../../kernel/wire/route.ts";
import { callTool, listTools } from "./mcp-tools.ts";

const instructions =
  "The tools of a Parley workspace: its own knowledge and its assistant. Answers name the passages they rest on.";

/**
 * One message of the Model Context Protocol over streamable HTTP. Nothing is kept between two of them, so any node serves
 * any of them: what a caller may do is asked of its credential each time.
 */
export async function serveMcp(call: Call<unknown, unknown, unknown>): Promise<Answer> {
  // The library is loaded when the first client comes: an idle server is smaller by it.
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

/** The library looks at the headers; we answer with JSON, whatever else the client would take. */
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
  if (response.ok) return text === "" ? new Answer(response.status, undefined) : new Answer(200, JSON.parse(text));
  const { error } = JSON.parse(text) as { error: { message: string } };
  throw new Problem(invalidRequest, error.message);
}
