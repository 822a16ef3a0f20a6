import { sectionOf } from "@parley/engine";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { ModelMessage, ModelUsage, RefusedPart } from "../../../../providers/model/model.ts";
import type { LiveWriter } from "../../live/live-replies.ts";
import type { ClientToolCall, ConsentQuestion, Quote } from "../../schema.ts";
import type { DoneAction } from "../acting/run-agreed-action.ts";
import { citationOf } from "../finding/citation-of.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import type { EarlierMessage } from "../finding/store.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import { CitationMarkReader } from "./citation-mark-reader.ts";
import type { StartedModel } from "./start-model-early.ts";

/** What a reply by models is made from, and where it is shown. */
export type ModelTask = {
  kernel: Kernel;
  reply: PendingReply;
  assistant: ChosenAssistant;
  found: FoundPassages;
  earlier: readonly EarlierMessage[];
  /**
   * Shows a piece of text to readers. Await it: the first piece is shown after it was sent to the
   * database.
   */
  show(piece: string): Promise<void> | undefined;
  writer: LiveWriter;
  done: DoneAction | undefined;
  /** The first model, when it was asked already. */
  started: StartedModel | undefined;
};

/** What one model has said and done for a reply so far. */
export type ModelAttempt = {
  marks: CitationMarkReader;
  /** The passages that the model was given, in the order of the numbers by which it cites them. */
  passages: Quote[];
  usage: ModelUsage | undefined;
  /** What the model refuses, and was not sent. */
  leftOut: Set<RefusedPart>;
  /** The names of the tools that it called. */
  actions: string[];
  /** The action that the person is asked to agree to. */
  asks: ConsentQuestion | undefined;
  /** The text that waits for the second look. */
  held: string;
  /** Sentences that the second look removed, and those that it found supported. */
  removed: string[];
  confirmed: Set<string>;
  /** Why the model's last answer is not whole. */
  cut: "token-limit" | "content-filter" | undefined;
  /** Calls of the caller's tools: the reply ends with them. */
  toolCalls: ClientToolCall[];
  /** What was said since the question, to go on with the results of `toolCalls`. */
  said: ModelMessage[];
};

/** `isVerbatim`: the text has no marks of citations, so that brackets in it stay. */
export function newAttempt(
  passages: Quote[],
  { isVerbatim = false, leftOut = new Set<RefusedPart>() }: { isVerbatim?: boolean; leftOut?: Set<RefusedPart> } = {},
): ModelAttempt {
  const marks = new CitationMarkReader({ isVerbatim });
  const nothing = { usage: undefined, asks: undefined, cut: undefined };
  const looked = { held: "", removed: [], confirmed: new Set<string>() };
  return { marks, passages, leftOut, actions: [], toolCalls: [], said: [], ...looked, ...nothing };
}

const maxPassages = 6;

/** The best passages, as a model gets them to cite. */
export function passagesForModel({ answer }: FoundPassages): Quote[] {
  return answer.retrieval.passages
    .slice(0, maxPassages)
    .map(({ document, passage: span, text: passage, score }) =>
      citationOf({ document, span, passage, score, ...sectionOf(document, span.headings) }),
    );
}
