import Type, { type Static } from "typebox";

/** One schema each for validation, reference and types. */

const Kind = Type.Enum(["mcp", "openapi"], {
  description: "`mcp`: a server of the Model Context Protocol over streamable HTTP. `openapi`: an OpenAPI 3 document.",
});
const Url = Type.String({ minLength: 1, maxLength: 2_000 });
const Headers = Type.Record(
  Type.String({ minLength: 1, maxLength: 100, pattern: "^[A-Za-z0-9-]+$" }),
  Type.String({ minLength: 1, maxLength: 2_000, pattern: "^[\\x20-\\x7e]+$" }),
  {
    maxProperties: 20,
    description: "Sent with every request, e.g. `authorization`. Kept encrypted; they never come back.",
  },
);

export const NewToolbox = Type.Object(
  {
    name: Type.String({
      pattern: "^[a-z][a-z0-9-]{0,30}$",
      description: "Its tools are the actions `<name>__<tool>`; `<name>__*` allows an assistant all of them.",
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
    id: Type.String(),
    name: Type.String(),
    kind: Kind,
    url: Type.String(),
    hasHeaders: Type.Boolean(),
    tools: Type.Array(
      Type.Object({
        action: Type.String({ description: "What an assistant's `actions` call it." }),
        description: Type.String(),
        isReadOnly: Type.Boolean({ description: "Others are done only after the person said yes." }),
      }),
    ),
    readAt: Type.String({ format: "date-time" }),
    createdAt: Type.String({ format: "date-time" }),
  },
  { $id: "Toolbox" },
);
export type Toolbox = Static<typeof Toolbox>;
