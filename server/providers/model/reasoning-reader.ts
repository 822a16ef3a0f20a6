/** The longest tag, and a few blank lines before it. */
const longestHeld = 64;
const tags = ["<think>", "<thinking>"];
const opening = /^<think(?:ing)?>/i;
const closing = /<\/think(?:ing)?>/i;
const longestClosing = "</thinking>".length;

/**
 * Takes out the reasoning with which some models begin their text: `<think>…</think>`. What begins with
 * anything else is text to its end, so that an answer may write about these tags. Reasoning that is
 * never closed ends with the answer. At most `longestHeld` characters wait for the next piece.
 */
export class ReasoningReader {
  #state: "beginning" | "reasoning" | "text" = "beginning";
  #held = "";
  #hasReasoned = false;

  /** The part of the text so far that is certainly no reasoning. */
  push(piece: string): string {
    if (this.#state === "text") return piece;
    this.#held += piece;
    for (;;) {
      if (this.#state === "reasoning" && !this.#leaveReasoning()) return "";
      const text = this.#held.trimStart();
      const opened = opening.exec(text)?.[0];
      if (opened === undefined) return this.#readText(text);
      this.#held = text.slice(opened.length);
      this.#state = "reasoning";
    }
  }

  /** Gives the text that still waited when the answer ended, or before a tool call. */
  end(): string {
    if (this.#state === "reasoning") return "";
    const rest = this.#held;
    this.#held = "";
    this.#state = "text";
    return rest;
  }

  #leaveReasoning(): boolean {
    const closed = closing.exec(this.#held);
    if (closed === null) {
      this.#held = this.#held.slice(-longestClosing);
      return false;
    }
    this.#held = this.#held.slice(closed.index + closed[0].length);
    this.#state = "beginning";
    this.#hasReasoned = true;
    return true;
  }

  #readText(text: string): string {
    // The blank lines between the reasoning and the answer belong to neither.
    if (this.#hasReasoned) this.#held = text;
    const mayBeTag = tags.some((tag) => tag.startsWith(text.toLowerCase()));
    return mayBeTag && this.#held.length <= longestHeld ? "" : this.end();
  }
}
