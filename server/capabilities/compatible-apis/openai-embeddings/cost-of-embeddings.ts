import { type Cost, costOfText } from "../../../kernel/wire/cost.ts";

/** The cost of passing the texts on and reading their vectors. */
export function costOfEmbeddings(texts: readonly string[]): Cost {
  return costOfText(
    texts.length,
    "text",
    texts.reduce((sum, text) => sum + text.length, 0),
  );
}
