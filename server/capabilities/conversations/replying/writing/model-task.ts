import type { Kernel } from "../../../../kernel/kernel.ts";
import type { LiveWriter } from "../../live/live-replies.ts";
import type { DoneAction } from "../acting/run-agreed-action.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import type { EarlierMessage } from "../finding/store.ts";
import type { Outside } from "../outside/outside.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import type { StartedModel } from "./start-model-early.ts";

/** A reply that models are to write: what it is made from, and where it is shown. */
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
  outside: Outside;
  done: DoneAction | undefined;
  /** The first model, when it was asked already. */
  started: StartedModel | undefined;
  /** The answer must begin by this time of the node's clock (`elapsed`): a model before it hung. */
  beginsByMs?: number;
};
