import type { ModelRequest } from "../../../providers/model/model.ts";

/** A compromise: how many characters a token has differs from language to language. */
const charactersPerToken = 3.5;

/** Estimates the tokens that this takes when it is sent to a model. */
export function estimateTokens(sent: unknown): number {
  return estimateTokensOf(JSON.stringify(sent).length);
}

/** Vendors count an image by its size in pixels and not in bytes; this is a large one. */
const tokensPerImage = 1_500;

/** Estimates the tokens that a request to a model has before it is answered. */
export function estimateInputTokens({ messages, tools }: Pick<ModelRequest, "messages" | "tools">): number {
  const images = messages.flatMap((message) => (message.role === "user" ? (message.images ?? []) : []));
  const words = messages.map((message) => ({ ...message, images: undefined }));
  return estimateTokens([words, tools]) + images.length * tokensPerImage;
}

/** Estimates the tokens of a text of this many characters. */
export function estimateTokensOf(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** Gives the number of characters that fit into this many tokens. */
export function charactersOfTokens(tokens: number): number {
  return Math.floor(tokens * charactersPerToken);
}
