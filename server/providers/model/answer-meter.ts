import { answerTooLong, maxAnswerCharacters } from "./model.ts";

/** All tool calls of one answer together may have so many characters of input. */
const maxToolInputCharacters = 64_000;
const maxToolCalls = 32;

/**
 * Counts what a model has sent. `text` gives the part of a piece that still fits.
 * @throws ModelFailed `too-long` for tool calls that do not fit
 */
export class AnswerMeter {
  #characters = 0;
  #partCharacters = 0;
  #callCharacters = 0;
  #calls = 0;
  #begunCalls = 0;

  text(piece: string): string {
    const room = maxAnswerCharacters - this.#characters;
    this.#characters += piece.length;
    if (piece.length <= room) return piece;
    // Not half of a surrogate pair, which could not be stored.
    return piece.slice(0, room).replace(/[\uD800-\uDBFF]$/, "");
  }

  /** A tool call that begins. Vendors' packages keep all of them until the answer ends. */
  toolBegin(): void {
    if (++this.#begunCalls > maxToolCalls) throw answerTooLong();
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
