import type { Kernel } from "../../../kernel/kernel.ts";
import {
  type AssistantSettings,
  type AssistantSetup,
  assistantOf,
  type ChosenModel,
  chooseModels,
} from "../../assistants/index.ts";
import { liveRepliesOf } from "../live/live-replies.ts";
import type { PendingReply } from "./store.ts";

/**
 * Who makes a reply: an assistant with its models, as the workspace's setup had them when the
 * question came.
 */
export type ChosenAssistant = {
  settings: AssistantSettings;
  /**
   * Asked one after another until one answers. When there is none, or none answers, the offline
   * engine does.
   */
  models: readonly ChosenModel[];
  setup: AssistantSetup;
};

export function chooseAssistant(kernel: Kernel, setup: AssistantSetup, reply: PendingReply): ChosenAssistant {
  const settings = assistantOf(setup, reply.assistantId);
  // A node that stops asks no further models.
  const isStopping = liveRepliesOf(kernel).areCut;
  return { settings, models: isStopping ? [] : chooseModels(setup.models, settings, reply.requestedModel), setup };
}
