import assert from "node:assert";
import type { ModelMessage, ModelUsage } from "../../../../providers/model/model.ts";
import type { ClientToolCall, ConsentQuestion, Quote } from "../../schema.ts";
import { withoutFrame } from "../acting/write-consent-question.ts";
import { type CitationMark, CitationMarkReader } from "./citation-mark-reader.ts";

/**
 * An attempt is `writing` until the model has `said` what it has to say, has `asked` the person to agree to
 * an action, or has `called` the caller's tools. It leaves no other state than `writing`.
 */
type AttemptState =
  | { name: "writing" }
  | { name: "said" }
  | { name: "asked"; asks: ConsentQuestion }
  | { name: "called"; toolCalls: readonly ClientToolCall[] };

/** Each sentence of the reply is compared with all of them, and a mark has at most two digits. */
const maxPassages = 99;

/** The vendor ended the model's answer before the model did. */
type AnswerCut = "token-limit" | "content-filter";

const cuts: Partial<Record<string, AnswerCut>> = { length: "token-limit", filtered: "content-filter" };

/** A second look gives the text that it leaves, and the sentences that it removed or found supported. */
export type LookedText = {
  text: string;
  marks: readonly CitationMark[];
  removed: readonly string[];
  confirmed: readonly string[];
  usage: ModelUsage | undefined;
};

/**
 * Follows one model that writes a reply: it hears the model's text, keeps what the model said and
 * was told, and gives readers' text without marks of citations.
 *
 *     const attempt = new ModelAttempt({ passages, said: [], isVerbatim: false, isHeld: false });
 *     attempt.hear("It costs 12 euros [1]."); // "It costs 12 euros."
 *     attempt.finish();
 *     attempt.state; // { name: "said" }
 */
export class ModelAttempt {
  readonly #reader: CitationMarkReader;
  readonly #isHeld: boolean;
  readonly #passages: Quote[];
  readonly #said: ModelMessage[];
  readonly #actions: string[] = [];
  readonly #removed: string[] = [];
  readonly #confirmed = new Set<string>();
  #state: AttemptState = { name: "writing" };
  #held = "";
  #usage: ModelUsage | undefined;
  #cut: AnswerCut | undefined;

  /**
   * `said`: what was said since the question, where the reply goes on after calls of tools. `isVerbatim`: the
   * text has no marks of citations, so that brackets in it stay. `isHeld`: the text waits for a second look.
   */
  constructor(begun: {
    passages: readonly Quote[];
    said: readonly ModelMessage[];
    isVerbatim: boolean;
    isHeld: boolean;
  }) {
    this.#reader = new CitationMarkReader({ isVerbatim: begun.isVerbatim });
    this.#isHeld = begun.isHeld;
    this.#passages = [...begun.passages];
    this.#said = [...begun.said];
  }

  get state(): AttemptState {
    return this.#state;
  }

  /** The question for a yes that the reply ends with. */
  get asks(): ConsentQuestion | undefined {
    return this.#state.name === "asked" ? this.#state.asks : undefined;
  }

  get toolCalls(): readonly ClientToolCall[] {
    return this.#state.name === "called" ? this.#state.toolCalls : [];
  }

  /** The passages that the model was given, in the order of the numbers by which it cites them. */
  get passages(): readonly Quote[] {
    return this.#passages;
  }

  /** The messages since the question: the model's answers with their calls, and the results of tools. */
  get said(): readonly ModelMessage[] {
    return this.#said;
  }

  get marks(): readonly CitationMark[] {
    return this.#reader.marks;
  }

  /** The names of the tools that the model used. */
  get actions(): readonly string[] {
    return this.#actions;
  }

  /** The sentences that a second look removed. */
  get removed(): readonly string[] {
    return this.#removed;
  }

  /** The sentences that a second look found supported. */
  get confirmed(): ReadonlySet<string> {
    return this.#confirmed;
  }

  get usage(): ModelUsage | undefined {
    return this.#usage;
  }

  /** Set when the model's last answer is not whole. */
  get cut(): AnswerCut | undefined {
    return this.#cut;
  }

  get heldLength(): number {
    return this.#held.length;
  }

  /** Takes text of the model, and gives the text that readers may see by now. */
  hear(text: string): string {
    assert(this.#state.name === "writing", `a model wrote after it had ${this.#state.name}`);
    const shown = withoutFrame(this.#reader.push(text));
    if (!this.#isHeld) return shown;
    this.#held += shown;
    return "";
  }

  endAnswer(usage: ModelUsage | undefined, reason: string): void {
    this.#addUsage(usage);
    this.#cut = cuts[reason];
  }

  /** Adds a message that the model gets with the next step. */
  tell(message: ModelMessage): void {
    this.#said.push(message);
  }

  noteAction(name: string): void {
    this.#actions.push(name);
  }

  /**
   * Adds passages that the model looked up. Gives the numbers by which it can cite them; one that it was
   * given before keeps its number. The last ones get none when there are too many.
   */
  addPassages(found: readonly Quote[]): number[] {
    const numbers: number[] = [];
    for (const quote of found) {
      const known = this.#passages.findIndex((one) => one.documentId === quote.documentId && one.start === quote.start);
      if (known < 0 && this.#passages.length === maxPassages) break;
      numbers.push(known < 0 ? this.#passages.push(quote) : known + 1);
    }
    return numbers;
  }

  /** Takes the text that waits for the second look. */
  takeHeld(): string {
    const text = this.#held + (this.#isHeld ? this.flush() : "");
    this.#held = "";
    return text;
  }

  /** Notes what a second look made of the text that it took. */
  noteLook({ marks, removed, confirmed, usage }: LookedText): void {
    this.#reader.marks.splice(0, Number.POSITIVE_INFINITY, ...marks);
    this.#removed.push(...removed);
    for (const sentence of confirmed) this.#confirmed.add(sentence);
    this.#addUsage(usage);
  }

  /** Gives the text that was held back because it might have become a mark. */
  flush(): string {
    return withoutFrame(this.#reader.end());
  }

  ask(asks: ConsentQuestion): void {
    this.#leaveWriting({ name: "asked", asks });
  }

  call(toolCalls: readonly ClientToolCall[]): void {
    this.#leaveWriting({ name: "called", toolCalls });
  }

  finish(): void {
    this.#leaveWriting({ name: "said" });
  }

  #leaveWriting(next: AttemptState): void {
    assert(this.#state.name === "writing", `a model that has ${this.#state.name} cannot have ${next.name} as well`);
    this.#state = next;
  }

  #addUsage(more: ModelUsage | undefined): void {
    const before = this.#usage;
    if (before === undefined || more === undefined) this.#usage = before ?? more;
    else {
      const { inputTokens, outputTokens } = before;
      this.#usage = { inputTokens: inputTokens + more.inputTokens, outputTokens: outputTokens + more.outputTokens };
    }
  }
}
