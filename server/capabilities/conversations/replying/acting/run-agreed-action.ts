import { readConsent } from "@parley/engine";
import type { Kernel } from "../../../../kernel/kernel.ts";
import { type AskedAction, deedOf, hashAction } from "../asked-action.ts";
import type { EndOfReply } from "../end-of-reply.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import { allowedTools, type ToolInput } from "./allowed-tools.ts";
import { findBegunAction, useUpConsent } from "./store.ts";

/**
 * An action that was run because the person agreed to it, with its result. `isUncertain`: it was begun
 * when this reply was made before, and nothing tells whether it was done.
 */
export type DoneAction = AskedAction & { output: unknown; isUncertain?: true };

/** For tools that have no time limit of their own. */
const maxActionMs = 60_000;

/**
 * Runs the action that the assistant asked about when the message is a yes. Uses up the consent
 * first, so that the action runs once at most, even if this node dies: the reply that another node
 * then makes says that the action was begun. Undefined when there is nothing to run.
 */
export async function runAgreedAction(
  kernel: Kernel,
  assistant: ChosenAssistant,
  reply: PendingReply,
): Promise<DoneAction | undefined> {
  const { askedAction, begunAction, question } = reply;
  if (begunAction !== null) return uncertain(begunAction);
  if (askedAction === null || readConsent(question, deedOf(askedAction)) !== "yes") return undefined;
  const tool = allowedTools(kernel, assistant, reply).find(({ name }) => name === askedAction.action);
  // The yes was to what was shown. A tool may have changed since, or what is stored.
  if (tool === undefined || hashAction({ ...askedAction, title: tool.title }) !== askedAction.hash) return undefined;
  const db = kernel.database.query;
  if (!(await useUpConsent(db, reply, kernel.node.id, askedAction))) {
    const begun = await findBegunAction(db, reply);
    return begun === null ? undefined : uncertain(begun);
  }
  return { ...askedAction, output: await tool.run(askedAction.input as ToolInput, AbortSignal.timeout(maxActionMs)) };
}

/** The model reads this in place of a result. */
const unknownResult = {
  status: "unknown",
  note: "The server stopped while this was being done. It may or may not have been done. Say so; do not ask for it again by yourself.",
};

function uncertain(action: AskedAction): DoneAction {
  return { ...action, output: unknownResult, isUncertain: true };
}

function isFailure(output: unknown): boolean {
  return output !== null && typeof output === "object" && Object.hasOwn(output, "error");
}

/** Keeps what a replay needs of an action: not what it was given, and not what it gave. */
export function withoutResult(done: DoneAction): DoneAction {
  return { ...done, input: null, output: isFailure(done.output) ? { error: "" } : null };
}

/**
 * Makes the reply when an agreed action was run and no model says so: the person must learn that it
 * was, or that it may have been.
 */
export function sayWhatWasDone(
  { offlineEnd, language }: FoundPassages,
  { output, isUncertain }: DoneAction,
): EndOfReply {
  const hasFailed = isFailure(output);
  const { done, didNotWork, mayBeDone } = language.phrases;
  const text = isUncertain ? mayBeDone : hasFailed ? didNotWork : done;
  return { ...offlineEnd, text, isAnswered: true, confidence: 1, citations: [], choices: undefined };
}
