import type { PassageIndex, RankedPassage } from "../../../engine/index.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { visitorOfPerson } from "../../contacts/index.ts";
import { rankByMeaning } from "../../embeddings/index.ts";
import { SourceId } from "../../knowledge/index.ts";
import type { ChosenAssistant } from "./choose-assistant.ts";
import type { PendingReply } from "./store.ts";

/** The passages of the assistant's knowledge that are nearest to the question in meaning. */
export function rankPassages(
  kernel: Kernel,
  { settings, setup }: ChosenAssistant,
  index: PassageIndex,
  reply: PendingReply,
  question: string,
): Promise<RankedPassage[]> {
  const { workspaceId, knowledgeVersion } = reply;
  const named = settings.knowledge?.sourceIds;
  const sourceIds = named === undefined ? null : new Set(named.map((id) => SourceId.parse(id) ?? ""));
  const visitorId = visitorOfPerson(workspaceId, reply);
  return rankByMeaning(kernel, {
    ...{ workspaceId, setup: setup.models, index, knowledgeVersion, question, visitorId, sourceIds },
  });
}
