import { type Fixture, type FixtureQuestion, nearMiss, offTopic, paraphrase, plain, prose, typo } from "./fixture.ts";

/** A fixture of articles, with messages that say too little to be answered. */
type HelpCentre = Fixture & { vague: readonly string[] };

/**
 * Reads articles, each below a line `=== id | title`, and questions: `+` plain, `~` in other words,
 * `%` misspelt, each with `id | question | words of the answer`; `-` missing, `!` off the topic,
 * `?` vague.
 */
export function helpCentreOf(name: string, articles: string, questions: string): HelpCentre {
  const documents = articles
    .trim()
    .split(/^=== /m)
    .slice(1)
    .map((article) => {
      const end = article.indexOf("\n");
      const [id = "", title = ""] = article.slice(0, end).split(" | ");
      return prose(id, title, article.slice(end).trim());
    });
  const lines = questions.trim().split("\n");
  return {
    name,
    documents,
    questions: lines.flatMap(readQuestion),
    vague: lines.filter((line) => line.startsWith("? ")).map((line) => line.slice(2)),
  };
}

function readQuestion(line: string): FixtureQuestion[] {
  const [first = "", question = "", ...held] = line.slice(2).split(" | ");
  const holds = held.join(" | ");
  if (line[0] === "+") return [plain(question, first, holds)];
  if (line[0] === "~") return [paraphrase(question, first, holds)];
  if (line[0] === "%") return [typo(question, first, holds)];
  if (line[0] === "-") return [nearMiss(first)];
  return line[0] === "!" ? [offTopic(first)] : [];
}
