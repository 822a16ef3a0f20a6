import Type, { type Static } from "typebox";
import { IdOf, Time } from "../../kernel/wire/show.ts";
import { ToolboxId } from "./ids.ts";

const Kind = Type.Enum(["mcp", "openapi"], {
  description:
    "`mcp`: a server that speaks the Model Context Protocol over streamable HTTP. `openapi`: a document of OpenAPI 3 or Swagger 2.",
});
const Url = Type.String({ minLength: 1, maxLength: 2_000 });
const Headers = Type.Record(
  Type.String({ minLength: 1, maxLength: 100, pattern: "^[A-Za-z0-9-]+$" }),
  Type.String({ minLength: 1, maxLength: 2_000, pattern: "^[\\x20-\\x7e]+$" }),
  {
    maxProperties: 20,
    description:
      "Sent with every request to the origin of `url`, e.g. `authorization`. Stored encrypted. No answer contains them.",
  },
);

export const NewToolbox = Type.Object(
  {
    name: Type.String({
      pattern: "^[a-z][a-z0-9-]{0,30}$",
      description: "The tools become the actions `<name>__<tool>`. An assistant with `<name>__*` may use all of them.",
    }),
    kind: Kind,
    url: Url,
    headers: Type.Optional(Headers),
  },
  { additionalProperties: false, $id: "NewToolbox" },
);
export type NewToolbox = Static<typeof NewToolbox>;

export const Toolbox = Type.Object(
  {
    id: IdOf(ToolboxId),
    name: Type.String(),
    kind: Kind,
    url: Type.String(),
    hasHeaders: Type.Boolean(),
    tools: Type.Array(
      Type.Object({
        action: Type.String({ description: "The name of the tool in an assistant's `actions`." }),
        title: Type.String({
          description: "How the tool is called in a question to the user. The action, where the server gives no title.",
        }),
        description: Type.String(),
        isReadOnly: Type.Boolean({ description: "False: the assistant asks the user before it runs the tool." }),
      }),
    ),
    skipped: Type.Array(
      Type.Object({
        operation: Type.String({ description: "The method and the path, or the name of an MCP server's tool." }),
        reason: Type.String(),
      }),
      { description: "What the server offers and Parley cannot call. At most some 300; the last one counts the rest." },
    ),
    readAt: Time,
    createdAt: Time,
  },
  { $id: "Toolbox" },
);
export type Toolbox = Static<typeof Toolbox>;
