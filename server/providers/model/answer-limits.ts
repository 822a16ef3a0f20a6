import { ModelFailed } from "./model.ts";

/**
 * What one answer of a model may hold. A vendor's server may ignore the limit of tokens, and
 * everything that it sends is kept in memory, stored and compared with the passages. The limits are
 * far above what an assistant can ask for, which is 32,000 tokens.
 */
export const maxAnswerCharacters = 128_000;
/** Of all tool calls of one answer together. */
export const maxToolInputCharacters = 64_000;
export const maxToolCalls = 32;

/**
 * Counts what a model has sent. `text` gives the part of a piece that still fits.
 * @throws ModelFailed `too-long` for tool calls that do not fit
 */
export class AnswerMeter {
  #characters = 0;
  #partCharacters = 0;
  #callCharacters = 0;
  #calls = 0;

  text(piece: string): string {
    const room = maxAnswerCharacters - this.#characters;
    this.#characters += piece.length;
    if (piece.length <= room) return piece;
    // Not half of a surrogate pair, which could not be stored.
    return piece.slice(0, room).replace(/[\uD800-\uDBFF]$/, "");
  }

  /** A part of a tool call's input, as it comes. */
  toolInput(part: string): void {
    this.#partCharacters += part.length;
    if (this.#partCharacters > maxToolInputCharacters) throw answerTooLong();
  }

  /** A whole tool call. Some vendors send its input in parts before, and others do not. */
  toolCall(input: string): void {
    this.#calls++;
    this.#callCharacters += input.length;
    if (this.#calls > maxToolCalls || this.#callCharacters > maxToolInputCharacters) throw answerTooLong();
  }
}

export function answerTooLong(): ModelFailed {
  return new ModelFailed("too-long", "The model wrote more than a reply may hold.");
}
