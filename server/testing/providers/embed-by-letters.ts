import type { ScriptedRequest } from "./scripted-provider.ts";

/**
 * Words that a model for embeddings places near each other. What such a model knows of the world is in
 * this table; the rest are letters.
 */
const alike = [
  ["reimburse", "refund", "money", "cash", "recover"],
  ["parcel", "delivery", "shipping", "package"],
  ["mend", "repair", "fix", "broken"],
  ["bicycle", "bike", "cycle"],
];
const length = 96;
const placesOfWords = alike.length;

/** Gives a vector for a text, always the same: from its words by the table, and a little from its letters. */
function vectorByLetters(text: string): number[] {
  const vector = new Array<number>(length).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const group = alike.findIndex((words) => words.some((known) => word.startsWith(known)));
    if (group >= 0) vector[group]! += 4;
    for (let at = 0; at + 3 <= word.length; at++) {
      let hash = 7;
      for (const letter of word.slice(at, at + 3)) hash = (hash * 31 + letter.codePointAt(0)!) % 9_973;
      vector[placesOfWords + (hash % (length - placesOfWords))]! += 0.2;
    }
  }
  vector[length - 1]! += 0.1;
  return vector;
}

/** Answers a request for embeddings in OpenAI's protocol. */
export function embedByLetters({ body }: ScriptedRequest): { status: number; body: unknown } {
  const input: string[] = Array.isArray(body.input) ? body.input : [body.input];
  const data = input.map((text, index) => ({ object: "embedding", index, embedding: vectorByLetters(text) }));
  const tokens = Math.ceil(input.join("").length / 4);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  return { status: 200, body: { object: "list", model: body.model, data, usage } };
}

/** Gives the texts that a provider was asked to embed, request by request. */
export function embeddedTexts(requests: readonly ScriptedRequest[]): string[][] {
  return requests.filter(({ path }) => path.endsWith("/embeddings")).map(({ body }) => [body.input].flat());
}
