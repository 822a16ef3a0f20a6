/** A compromise: how many characters a token has differs from language to language. */
const charactersPerToken = 3.5;

/** How many tokens this takes when it is sent to a model. */
export function estimateTokens(sent: unknown): number {
  return estimateTokensOf(JSON.stringify(sent).length);
}

/** How many tokens a text of this many characters has. */
export function estimateTokensOf(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** How many characters fit into this many tokens. */
export function charactersOfTokens(tokens: number): number {
  return Math.floor(tokens * charactersPerToken);
}
