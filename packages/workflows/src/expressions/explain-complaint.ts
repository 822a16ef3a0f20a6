const type = "(null|boolean|number|string|array|object)";

/**
 * Says in plain words, and without data, what jq says of a fault. jq quotes values in brackets
 * after their type; of these only what stands in the program itself is kept.
 * @param prefixLength how many characters of the first line the author did not write
 */
export function explainComplaint(
  kind: "syntax" | "runtime",
  complaint: string,
  program: string,
  prefixLength: number,
): string {
  return kind === "syntax" ? explainSyntax(complaint, prefixLength) : explainError(complaint, program);
}

function explainSyntax(complaint: string, prefixLength: number): string {
  const found = /^jq: error: (.*?) at <top-level>, line (\d+), column (\d+):$/ms.exec(complaint);
  if (found === null) {
    const first = /^jq: error: (.*)$/m.exec(complaint)?.[1] ?? "it does not compile";
    return `The expression is not valid: ${clip(first)}.`;
  }
  const [, message = "", line = "1", column = "1"] = found;
  const ownColumn = line === "1" ? Math.max(1, Number(column) - prefixLength) : Number(column);
  const plain = message
    .replace(/^syntax error, /, "")
    .replace("INVALID_CHARACTER", "character")
    .replace("QQSTRING_INTERP_END", "end of the interpolation")
    .replace("QQSTRING_TEXT or QQSTRING_INTERP_START or QQSTRING_END", "the end of the string");
  return `The expression is not valid: ${clip(plain)} (line ${line}, column ${ownColumn}).`;
}

type Explanation = [RegExp, (parts: string[], program: string) => string];

const explanations: Explanation[] = [
  [
    new RegExp(`^${type} \\(.*\\) and ${type} \\(.*\\) cannot be (added|subtracted|multiplied|divided)$`, "s"),
    ([left, right, done]) => `${withArticle(left!)} and ${withArticle(right!)} cannot be ${done}`,
  ],
  [/ cannot be divided because the divisor is zero$/s, () => "a division by zero"],
  [
    new RegExp(`^Cannot index ${type} with ${type} \\((.*)\\)$`, "s"),
    ([value, key, quoted], program) =>
      `${withArticle(value!)} has no ${key === "number" ? "positions" : "fields"}, but one${quotes(quoted!, program)} is read`,
  ],
  [new RegExp(`^Cannot index ${type} with ${type}$`), ([value]) => `${withArticle(value!)} cannot be indexed so`],
  [new RegExp(`^Cannot iterate over ${type}`), ([value]) => `${withArticle(value!)} cannot be iterated over`],
  [
    new RegExp(
      `^${type} \\(.*\\) (cannot be parsed as a number|cannot be negated|is not valid base64 data|has no keys|` +
        "has no length|cannot be matched, as it is not a string|cannot be sorted, as it is not an array|" +
        "cannot be grouped, as it is not an array)$",
      "s",
    ),
    ([value, what]) => `${withArticle(value!)} ${what}`,
  ],
  [/^(\w{1,20})\(\) requires string inputs$/, ([name]) => `${name} requires strings`],
  [/^Cannot check whether (object|array) has a (\w{4,7}) key$/, ([value]) => `an ${value} has no such keys`],
  [/^Regex failure: /, () => "the regular expression is not valid"],
  [/^date ".*" does not match format ".*"$/s, () => "a date does not have the expected format"],
  [/\(while parsing '.*'\)$/s, () => "a text is not valid JSON"],
  [/^Array index too large$/, () => "the position in an array is too large"],
  [/^Out of bounds negative array index$/, () => "a negative position is before the start of the array"],
  [/^Exceeds depth limit for parsing/, () => "the data are nested too deeply"],
  [/^Invalid path expression /, () => "a path is needed where a value was computed"],
  [/^(limit|skip) doesn't support negative count$/, ([name]) => `${name} needs a count that is not negative`],
  [
    /^(\w{1,20})\/\d requires (parsed datetime inputs|string inputs and arguments)$/,
    ([name]) => `${name} cannot take this value`,
  ],
  [/^break$/, () => "there is no further input"],
];

function explainError(complaint: string, program: string): string {
  const found = /jq: (?:parse )?error(?: \(at [^)]*\))?(?: \(not a string\))?: (.*)$/s.exec(complaint);
  const message = found?.[1]?.trim() ?? "";
  // The author may be told what the author wrote.
  if (message.length > 3 && quotes(JSON.stringify(message), program) !== "")
    return `The expression failed: ${clip(message)}`;
  for (const [pattern, explain] of explanations) {
    const parts = pattern.exec(message);
    if (parts !== null) return `The expression failed: ${explain(parts.slice(1), program)}.`;
  }
  return "The expression raised an error.";
}

/** Gives the quoted text in brackets, if it stands in the program. */
function quotes(quoted: string, program: string): string {
  const isOfProgram = quoted.length > 2 && program.includes(quoted.replace(/^"|"$/g, ""));
  return isOfProgram ? ` (${clip(quoted)})` : "";
}

function withArticle(name: string): string {
  if (name === "null") return "null";
  return /^[ao]/.test(name) ? `an ${name}` : `a ${name}`;
}

const maxQuotedLength = 200;

function clip(text: string): string {
  return text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength).toWellFormed()}…` : text;
}
