import { readConsent } from "../../../engine/index.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { allowedTools } from "./allowed-tools.ts";
import type { ChosenAssistant } from "./choose-assistant.ts";
import { deedOf } from "./deed-of.ts";
import { hashAction } from "./hash-action.ts";
import { type AskedAction, type PendingReply, useUpConsent } from "./store.ts";

/** An action that was run because the person agreed to it, with its result. */
export type DoneAction = AskedAction & { output: unknown };

/** For tools that have no time limit of their own. */
const maxActionMs = 60_000;

/**
 * Runs the action that the assistant asked about when the message is a yes. Uses up the consent
 * first, so that the action runs once at most, even if this node dies. Undefined when there is
 * nothing to run.
 */
export async function runAgreedAction(
  kernel: Kernel,
  assistant: ChosenAssistant,
  reply: PendingReply,
): Promise<DoneAction | undefined> {
  const { askedAction, question, workspaceId, conversationId } = reply;
  if (askedAction === null || readConsent(question, deedOf(askedAction)) !== "yes") return undefined;
  const tool = allowedTools(kernel, assistant, reply).find(({ name }) => name === askedAction.action);
  // The yes was to what was shown. A tool may have changed since, or what is stored.
  if (tool === undefined || hashAction({ ...askedAction, title: tool.title }) !== askedAction.hash) return undefined;
  if (!(await useUpConsent(kernel.database.query, workspaceId, conversationId))) return undefined;
  return { ...askedAction, output: await tool.run(askedAction.input, AbortSignal.timeout(maxActionMs)) };
}
