import type { SourceFile } from "./walls.ts";

/**
 * Finds comments that begin with a pronoun, a question word, a mere value or half a sentence: the first
 * sentence has no main verb, or makes the reader look for its noun. Each is told as the file, the line and
 * the words.
 */
export function findVerblessComments(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    firstWordsOfComments(text)
      .filter(({ words }) => beginning.test(words))
      .map(
        ({ line, words }) =>
          `${path}:${line} begins with "${words}". Begin with a sentence that names its thing: "Says what …".`,
      ),
  );
}

const questions = "What|Whatever|Who|Whoever|Whom|Whose|Of|From which|By which|For which|How|Whether|Which|Why";
/** The noun of these stands elsewhere, or nowhere. */
const pronouns = "It|Its|Itself|They|Them|Their";
const halves = "To be|Newest first|Oldest first|Until when|For how|Called (?:when|once|after|before)";
const values = "(?:True|False|Undefined|Null|Negative)(?::| (?:when|where|for|while|until|unless|also|without))";
const beginning = new RegExp(`^(?:(?:${questions}|${pronouns}|${halves})\\b|${values})`);

/** Reads how each comment begins: block comments, and the first line of those that follow `//`. */
function firstWordsOfComments(text: string): { line: number; words: string }[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const isFollowing = line.startsWith("//") && lines[index - 1]?.startsWith("//");
    if (isFollowing || !/^(?:\/\*\*|\/\/)/.test(line)) return [];
    const own = line.replace(/^(?:\/\*\*|\/\/)\s*|\s*\*\/$/g, "");
    const next = (lines[index + 1] ?? "").replace(/^\*\s*/, "");
    const sentence = own === "" ? next : own;
    return [{ line: index + 1, words: sentence.split(" ").slice(0, 4).join(" ") }];
  });
}
