import Type from "typebox";
import { defineAction } from "../../../kernel/log/action.ts";
import { FoundPassages } from "../schema.ts";
import { findPassages, findPortion } from "./search-passages.ts";

/** A model is shown so many tokens of the knowledge, where no assistant says how many. */
export const knowledgeTokens = 5_000;
const maxPassages = 10;

export const searchKnowledge = defineAction({
  name: "search_knowledge",
  title: "Search the knowledge",
  description:
    "Finds the parts of the workspace's own knowledge that are nearest to a question or to some words: whole sections, the best article first. Use it before answering anything about the business.",
  input: Type.Object(
    {
      query: Type.String({ minLength: 1, maxLength: 2_000, description: "A question, or words to look for." }),
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: maxPassages,
          description: "Only so many passages, without their sections. Leave it out to read enough to answer.",
        }),
      ),
    },
    { additionalProperties: false },
  ),
  output: FoundPassages,
  scope: "knowledge:read",
  isReadOnly: true,
  run: ({ kernel, workspaceId, sources, maxKnowledgeTokens = knowledgeTokens }, { query, limit }) =>
    limit === undefined
      ? findPortion(kernel, workspaceId, query, sources, maxKnowledgeTokens)
      : findPassages(kernel, workspaceId, { query, limit }, sources),
});
