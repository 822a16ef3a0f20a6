import Type from "typebox";
import { Nullable } from "../../../kernel/wire/show.ts";

const Id = Type.Union([Type.String(), Type.Integer()]);

export const JsonRpcMessage = Type.Object(
  {
    jsonrpc: Type.Literal("2.0"),
    id: Type.Optional(Id),
    method: Type.String({ minLength: 1 }),
    params: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  { additionalProperties: false, $id: "JsonRpcMessage" },
);

export const JsonRpcAnswer = Type.Object(
  {
    jsonrpc: Type.Literal("2.0"),
    id: Type.Optional(Nullable(Id)),
    result: Type.Optional(Type.Object({}, { additionalProperties: true })),
    error: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() }, { additionalProperties: true })),
  },
  { $id: "JsonRpcAnswer" },
);
