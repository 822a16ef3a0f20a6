import { parseJsonWithin } from "@parley/json";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { callTool } from "./call-tool.ts";
import { listResources, readResource } from "./list-resources.ts";
import { listTools } from "./list-tools.ts";

/** The number that the protocol has for a resource that is not there. */
const unknownResource = -32002;

/** These instructions are for the client's language model. */
const instructions =
  "Tools of a Parley workspace: its knowledge and its assistant. Answers cite the passages that they are based on. Its resources are the reference of Parley's interface.";

/**
 * Answers one message of the Model Context Protocol over streamable HTTP. No state is kept between
 * two messages, so any node can answer any message; each message is authorized on its own.
 */
export async function serveMcp(call: Call<unknown, unknown, unknown>): Promise<Answer> {
  // Imported with the first message, because the library takes memory that most servers never need.
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, types] = await Promise.all([
    import("@modelcontextprotocol/sdk/server/index.js"),
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
    import("@modelcontextprotocol/sdk/types.js"),
  ]);
  const server = new Server(
    { name: "parley", title: "Parley", version: "1" },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.setRequestHandler(types.ListToolsRequestSchema, () => ({ tools: listTools(call) }));
  server.setRequestHandler(types.CallToolRequestSchema, ({ params }) =>
    callTool(call, params.name, params.arguments ?? {}),
  );
  server.setRequestHandler(types.ListResourcesRequestSchema, async () => ({ resources: await listResources(call) }));
  server.setRequestHandler(types.ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(types.ReadResourceRequestSchema, async ({ params }) => {
    const text = await readResource(call, params.uri);
    if (text === undefined) throw new types.McpError(unknownResource, "There is no such page: list the resources.");
    return { contents: [text] };
  });
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
