import { languageOf } from "@parley/engine";
import type { SpokenGrammar } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { assistantOf, setupAt } from "../../assistants/index.ts";
import { readKnowledgeVersion, readQuestions, sourcesKnown } from "../../knowledge/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import { composeGrammar } from "./compose-grammar.ts";

type Kept = { knowledgeVersion: number; setupVersion: number; grammar: SpokenGrammar };

/** A grammar can have a megabyte. */
const maxKept = 100;
/** More than a recognizer can tell apart. */
const maxSources = 3_000;

const keptOf = state(() => new Cache<string, Kept>(maxKept));

/**
 * Lists what people may say to an assistant in a language, from its newest knowledge and settings.
 * It is the same object until one of them changes, because recognizers compile each grammar once.
 *
 * @param assistantId null: the default assistant
 */
export async function spokenGrammarOf(
  kernel: Kernel,
  workspaceId: string,
  assistantId: string | null,
  language: string,
): Promise<SpokenGrammar> {
  const db = kernel.database.query;
  const [knowledgeVersion, setupVersion] = await Promise.all([
    readKnowledgeVersion(db, workspaceId),
    findSetupVersion(db, workspaceId),
  ]);
  const key = `${workspaceId} ${assistantId} ${language}`;
  const kept = keptOf(kernel).get(key);
  if (kept?.knowledgeVersion === knowledgeVersion && kept.setupVersion === setupVersion) return kept.grammar;

  const assistant = assistantOf(await setupAt(kernel, workspaceId, setupVersion), assistantId);
  const sources = await sourcesKnown(kernel, workspaceId, knowledgeVersion, assistant.knowledge);
  const questions = await readQuestions(db, workspaceId, sources, maxSources);
  const grammar = composeGrammar(assistant, questions, languageOf(codeOf(language)).spoken);
  keptOf(kernel).set(key, { knowledgeVersion, setupVersion, grammar });
  return grammar;
}

/** `en` of `en-US`. */
function codeOf(language: string): string {
  return language.toLowerCase().split("-")[0]!;
}
