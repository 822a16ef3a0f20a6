import { type Cost, costOfText } from "../../kernel/wire/cost.ts";
import type { SourceContent } from "./schema.ts";

/** The cost of splitting, storing and indexing these sources. */
export function costOfSources(contents: readonly SourceContent[]): Cost {
  const characters = contents.reduce((sum, content) => sum + charactersOf(content), 0);
  return costOfText(contents.length, "source", characters);
}

function charactersOf(content: SourceContent): number {
  if (content.type === "text") return content.title.length + content.content.length;
  const asked = [content.question, ...(content.alternatives ?? [])];
  return content.answer.length + asked.reduce((sum, question) => sum + question.length, 0);
}
