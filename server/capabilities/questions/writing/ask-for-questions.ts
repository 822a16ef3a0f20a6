import { languageOfText, languages } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { ModelMessage, ModelUsage } from "../../../providers/model/model.ts";
import {
  estimateInputTokens,
  estimateTokensOf,
  type ModelSetup,
  type ProviderRow,
  runModel,
} from "../../models/index.ts";
import type { TaughtSection } from "./sections-of.ts";

const timeoutMs = 120_000;
const charactersOfQuestion = 90;
/** A model that says more than it was asked for is paid for no more than so many times the questions. */
const roomForMore = 3;

export type WrittenQuestion = { text: string; language: string };
export type Wanted = { perSection: number; languages: readonly string[] };
type Writer = {
  workspaceId: string;
  setup: ModelSetup;
  provider: ProviderRow;
  modelId: string;
  signal: AbortSignal;
};

/**
 * Has the model write the questions of one section. What it writes beside them is left out, and it is
 * stopped when it writes more than it may. `failure`: BudgetReached, ModelFailed, or the reason of the
 * signal. What came until then is paid for, too.
 */
export async function askForQuestions(
  kernel: Kernel,
  { setup, signal, ...writer }: Writer,
  section: TaughtSection,
  wanted: Wanted,
): Promise<{ questions: WrittenQuestion[]; usage: ModelUsage; failure?: unknown }> {
  const messages = messagesFor(section, wanted);
  const mostTokens = mostOutputTokens(section, wanted);
  let text = "";
  let usage: ModelUsage | undefined;
  const run = {
    ...writer,
    ...{ visitorId: undefined, messages, tools: [], maxOutputTokens: mostTokens },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  };
  const use = () => usage ?? { inputTokens: estimateInputTokens(run), outputTokens: estimateTokensOf(text.length) };
  try {
    for await (const part of runModel(kernel, setup, run)) {
      if (part.kind === "text") text += part.text;
      else if (part.kind === "end") usage = part.usage;
      if (estimateTokensOf(text.length) > mostTokens) break;
    }
  } catch (failure) {
    const isUsed = text !== "" || usage !== undefined;
    return { questions: [], usage: isUsed ? use() : { inputTokens: 0, outputTokens: 0 }, failure };
  }
  return { questions: readQuestions(text, section, wanted), usage: use() };
}

/** Estimates what a section takes, before it is asked for. */
export function estimateUse(section: TaughtSection, wanted: Wanted): ModelUsage {
  return {
    inputTokens: estimateInputTokens({ messages: messagesFor(section, wanted), tools: [] }),
    outputTokens: Math.ceil(mostOutputTokens(section, wanted) / roomForMore),
  };
}

/** The most that it may take. */
export function mostUse(section: TaughtSection, wanted: Wanted): ModelUsage {
  return { ...estimateUse(section, wanted), outputTokens: mostOutputTokens(section, wanted) };
}

function mostOutputTokens(section: TaughtSection, { perSection, languages: codes }: Wanted): number {
  const questions = perSection * Math.max(1, codes.length || languagesFor(section, codes).length);
  return estimateTokensOf(questions * charactersOfQuestion) * roomForMore;
}

function messagesFor(section: TaughtSection, wanted: Wanted): ModelMessage[] {
  const { document, start, end, path } = section;
  const codes = languagesFor(section, wanted.languages);
  const task = [
    `Write ${wanted.perSection} questions in each of these languages: ${codes.join(", ")}.`,
    "Write them as customers ask who have not read the text: short, in everyday words, each in other words than the text and than the others.",
    "The text alone must answer each of them completely. Name the thing that is asked about.",
    "Write one question a line, after the code of its language and a colon, and nothing else:",
    ...codes.map((code) => `${code}: …`),
  ];
  const heads =
    document.questions.length > 0 ? document.questions.slice(0, 3) : [[document.title, ...path].join(" > ")];
  return [
    { role: "system", text: task.join("\n") },
    { role: "user", text: [...heads, "", document.text.slice(start, end)].join("\n") },
  ];
}

/** Gives the languages of the workspace, else that of the text. */
function languagesFor({ document }: TaughtSection, codes: readonly string[]): readonly string[] {
  return codes.length > 0 ? codes : [languageOfText(`${document.title}\n${document.text.slice(0, 2_000)}`).code];
}

const LINE = /^[\s>*•–-]*(?:\d{1,2}[.)]\s*)?\**([a-z]{2})\**\s*[:：]\**\s*(\S.*?)\s*$/i;
const known: ReadonlySet<string> = new Set(languages.map(({ code }) => code));

function readQuestions(written: string, section: TaughtSection, wanted: Wanted): WrittenQuestion[] {
  const codes = languagesFor(section, wanted.languages);
  const counts = new Map<string, number>();
  return written.split("\n").flatMap((line) => {
    const [, code = "", text = ""] = LINE.exec(line) ?? [];
    const language = code.toLowerCase();
    const count = counts.get(language) ?? 0;
    if (!known.has(language) || !codes.includes(language) || count === wanted.perSection) return [];
    counts.set(language, count + 1);
    return [{ text: text.replace(/^["“„«]|["”“»]$/g, "").toWellFormed(), language }];
  });
}
