import Type from "typebox";
import { anyTrusted } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { costOfMessages } from "../cost-of-messages.ts";
import { SessionHeaders } from "../openai/schema.ts";
import { JsonRpcAnswer, JsonRpcMessage } from "./schema.ts";
import { serveMcp } from "./serve-mcp.ts";

/** The Model Context Protocol. */
export function mcpRoutes(app: Routes): void {
  app.post(
    "/mcp",
    {
      schema: {
        summary: "Send a message of the Model Context Protocol",
        description:
          "Streamable HTTP without sessions: each message is independent. X-Session-Id names the conversation of `ask_assistant`. A client sees the tools that the scopes of its credential allow. A notification is answered with 202.",
        body: JsonRpcMessage,
        headers: Type.Interface([SessionHeaders], { "MCP-Protocol-Version": Type.Optional(Type.String()) }),
        response: { 200: JsonRpcAnswer, 202: null },
      },
      guard: anyTrusted,
      audience: "mcp",
      allowsUnverified: true,
      cost: ({ kernel, caller, body }) => costOfMessages(kernel, caller.workspaceId, [body.params]),
    },
    (call) => serveMcp(call),
  );
}
