import Type from "typebox";
import { anyTrusted } from "../../kernel/caller.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { serveMcp } from "./serve-mcp.ts";

const Id = Type.Union([Type.String(), Type.Integer()]);
const JsonRpcMessage = Type.Object(
  {
    jsonrpc: Type.Literal("2.0"),
    id: Type.Optional(Id),
    method: Type.String({ minLength: 1 }),
    params: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  { additionalProperties: false, $id: "JsonRpcMessage" },
);
const JsonRpcAnswer = Type.Object(
  {
    jsonrpc: Type.Literal("2.0"),
    id: Type.Optional(Type.Union([Id, Type.Null()])),
    result: Type.Optional(Type.Object({}, { additionalProperties: true })),
    error: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() }, { additionalProperties: true })),
  },
  { $id: "JsonRpcAnswer" },
);

/** The Model Context Protocol. */
export function mcpRoutes(app: Routes): void {
  app.post(
    "/mcp",
    {
      schema: {
        summary: "Speak the Model Context Protocol",
        description:
          "Streamable HTTP without sessions: each message is answered by itself. The tools are those that the credential's scopes allow. A notification is answered with 202.",
        body: JsonRpcMessage,
        headers: Type.Object({ "MCP-Protocol-Version": Type.Optional(Type.String()) }),
        response: { 200: JsonRpcAnswer, 202: null },
      },
      guard: anyTrusted,
    },
    (call) => serveMcp(call),
  );
}
