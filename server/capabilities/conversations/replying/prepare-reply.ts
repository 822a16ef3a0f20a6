import type { PassageIndex } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import {
  type AssistantSetup,
  assistantOf,
  chooseModels,
  mergeSettings,
  readySetup,
  setupAt,
} from "../../assistants/index.ts";
import { readyEmbeddingModel } from "../../embeddings/index.ts";
import {
  type KnownSources,
  passageIndexAt,
  readyPassageIndex,
  readySourcesKnown,
  sourcesKnown,
} from "../../knowledge/index.ts";
import { liveRepliesOf } from "../live/live-replies.ts";
import { applyRules } from "./choosing/apply-rules.ts";
import type { EndOfReply } from "./end-of-reply.ts";
import { type FoundBefore, type FoundPassages, findPassages } from "./finding/find-passages.ts";
import { isEnginePrepared, prepareEngine } from "./finding/prepare-engine.ts";
import type { History } from "./finding/read-history.ts";
import type { ChosenAssistant, PendingReply } from "./pending-reply.ts";

/** A reply is made from the setup and the knowledge of its question's time: the assistant and the index. */
export type Basis = { assistant: ChosenAssistant; index: PassageIndex };

/** A reply before it is written. `ruled` is set when a rule decides it, so that no model writes it. */
export type PreparedReply = {
  assistant: ChosenAssistant;
  found: FoundPassages;
  ruled: EndOfReply | undefined;
};

/**
 * Takes the first steps of every reply: all ways into a reply go through here, and differ in what
 * they may wait for before and after. See `make-reply.ts`.
 */
export function prepareReply(
  reply: PendingReply,
  { assistant, index }: Basis,
  history: History,
  before?: FoundBefore,
): PreparedReply {
  const found = findPassages(assistant, index, reply, history, before);
  return { assistant, found, ruled: applyRules(assistant, reply, found) };
}

/**
 * Gives the basis of a reply that waits for nothing. Undefined when something must be waited for: the setup,
 * the index or the sources of a tag are not in memory, the question gets a vector, or it is the first one of
 * this server.
 */
export function basisInMemory(kernel: Kernel, reply: PendingReply): Basis | undefined {
  if (!isEnginePrepared()) return undefined;
  const { workspaceId } = reply;
  const setup = readySetup(kernel, workspaceId, reply.setupVersion);
  const index = readyPassageIndex(kernel, workspaceId, reply.knowledgeVersion);
  if (setup === undefined || index === undefined) return undefined;
  if (readyEmbeddingModel(kernel, workspaceId, setup.models) !== undefined) return undefined;
  const { knowledgeVersion } = reply;
  const { knowledge } = settingsOf(setup, reply);
  const sources = readySourcesKnown(kernel, workspaceId, knowledgeVersion, knowledge);
  return sources === undefined ? undefined : { assistant: chooseAssistant(kernel, setup, reply, sources), index };
}

/** Reads the basis of a reply, as far as it is not in memory. */
export async function readBasis(kernel: Kernel, reply: PendingReply): Promise<Basis> {
  const { workspaceId, setupVersion, knowledgeVersion } = reply;
  const [index, setup] = await Promise.all([
    passageIndexAt(kernel, workspaceId, knowledgeVersion),
    setupAt(kernel, workspaceId, setupVersion),
    prepareEngine(),
  ]);
  const { knowledge } = settingsOf(setup, reply);
  const sources = await sourcesKnown(kernel, workspaceId, knowledgeVersion, knowledge);
  return { assistant: chooseAssistant(kernel, setup, reply, sources), index };
}

function chooseAssistant(
  kernel: Kernel,
  setup: AssistantSetup,
  reply: PendingReply,
  sources: KnownSources,
): ChosenAssistant {
  const settings = settingsOf(setup, reply);
  // A node that stops asks no further models.
  const isStopping = liveRepliesOf(kernel).areCut;
  return {
    settings,
    sources,
    models: isStopping ? [] : chooseModels(setup.models, settings, reply.requestedModel),
    setup,
  };
}

/** Gives the assistant's settings; for a trial, with those that it tries. */
function settingsOf(setup: AssistantSetup, { assistantId, request }: PendingReply): ChosenAssistant["settings"] {
  const settings = assistantOf(setup, assistantId);
  return request?.settings === undefined ? settings : mergeSettings(settings, request.settings);
}
