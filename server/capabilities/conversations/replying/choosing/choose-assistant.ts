import type { Kernel } from "../../../../kernel/kernel.ts";
import { type AssistantSetup, assistantOf, chooseModels } from "../../../assistants/index.ts";
import { liveRepliesOf } from "../../live/live-replies.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";

export function chooseAssistant(kernel: Kernel, setup: AssistantSetup, reply: PendingReply): ChosenAssistant {
  const settings = assistantOf(setup, reply.assistantId);
  // A node that stops asks no further models.
  const isStopping = liveRepliesOf(kernel).areCut;
  return { settings, models: isStopping ? [] : chooseModels(setup.models, settings, reply.requestedModel), setup };
}
