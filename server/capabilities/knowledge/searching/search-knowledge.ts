import Type from "typebox";
import { defineAction } from "../../../kernel/log/action.ts";
import { FoundPassages } from "../schema.ts";
import { findPassages } from "./search-passages.ts";

const maxPassages = 10;

export const searchKnowledge = defineAction({
  name: "search_knowledge",
  title: "Search the knowledge",
  description:
    "Finds the passages of the workspace's own knowledge that are nearest to a question or to some words. Use it before answering anything about the business.",
  input: Type.Object(
    {
      query: Type.String({ minLength: 1, maxLength: 2_000, description: "A question, or words to look for." }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPassages })),
    },
    { additionalProperties: false },
  ),
  output: FoundPassages,
  scope: "knowledge:read",
  isReadOnly: true,
  run: ({ kernel, workspaceId, sources }, { query, limit }) =>
    findPassages(kernel, workspaceId, { query, limit: limit ?? maxPassages }, sources),
});
