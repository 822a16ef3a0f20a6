import { fileURLToPath } from "node:url";
import { answerInDialogue, type EarlierTurn, earlierTurn, PassageIndex, portionOfDialogue } from "@parley/engine";
import { learn } from "@parley/engine/testing";
import { printTable } from "../../../tests/bench/measuring/report.ts";
import { holdsAll } from "./calibration/ask-calibration.ts";
import { readSplit, splitOf } from "./calibration/calibration.ts";
import {
  type CalibrationKnowledge,
  type CalibrationQuestion,
  readHelpCentres,
} from "./calibration/read-calibration.ts";
import { readOrExit } from "./calibration/read-lines.ts";

/** A model is shown these parts of texts, which have so many tokens by the engine's estimate. */
type Shown = { texts: readonly string[]; tokens: number };
type Figures = { questions: number; holds: number; held: number; tokens: number };

const inventedCentres = new URL("help-centres/", import.meta.url);
const options = { strictness: "balanced", canHandOver: false } as const;
const target = 0.8;

/**
 * Measures how often what a model is shown holds the answer.
 *
 *     npm run bench -- portion [<folder>] [--split fit|check] [--tokens 5000]
 *
 * It counts the questions whose every `must` stands in the portion, beside a floor: the six passages
 * that the engine finds first. Without a folder it asks the invented help centres.
 */
export async function portion(folder?: string, given: ReadonlyMap<string, string> = new Map()): Promise<void> {
  const all = readOrExit(() =>
    folder === undefined
      ? readHelpCentres(fileURLToPath(inventedCentres))
      : readSplit(folder, splitOf(given.get("split") ?? "fit"), ["help", "site"]),
  );
  const mostTokens = Number(given.get("tokens") ?? 5_000);
  const rows = all.map((knowledge) => ({ knowledge, figures: figuresOf(knowledge, mostTokens) }));
  const means = Object.entries({ help: "help centres", site: "websites" }).flatMap(([sort, name]) => {
    const these = rows.filter(({ knowledge }) => knowledge.sort === sort).map(({ figures }) => figures);
    return these.length === 0 ? [] : [{ name: `mean of ${these.length} ${name}`, figures: meanOf(these) }];
  });
  const shown = [...rows.map(({ knowledge, figures }) => ({ name: knowledge.set, figures })), ...means];
  printTable([
    ["", "questions", "holds", "tokens", "six passages hold"],
    ...shown.map(({ name, figures: { questions, holds, tokens, held } }) => {
      return [name, String(Math.round(questions)), holds.toFixed(3), String(Math.round(tokens)), held.toFixed(3)];
    }),
  ]);
  const reached = means[0]!.figures.holds;
  console.log(`${reached >= target ? "met" : "missed"}: holds ${reached.toFixed(3)} (target ${target})`);
}

/** The questions of one knowledge reach this in the mean. */
export function figuresOf({ documents, questions }: CalibrationKnowledge, mostTokens: number): Figures {
  const index = new PassageIndex();
  index.addAll(documents);
  learn(index);
  const asked = questions.filter(({ must }) => must !== undefined);
  const outcomes = asked.map((question) => {
    const { portion, floor } = showFor(index, question, mostTokens);
    const holds = (shown: Shown): number => (holdsAll(shown.texts.join("\n\n"), question.must!) ? 1 : 0);
    return { questions: asked.length, holds: holds(portion), held: holds(floor), tokens: portion.tokens };
  });
  return meanOf(outcomes);
}

function showFor(index: PassageIndex, { text, before }: CalibrationQuestion, mostTokens: number) {
  const turns: EarlierTurn[] = [];
  for (const message of before) turns.push(earlierTurn(message, answerInDialogue(index, message, turns, options)));
  const answer = answerInDialogue(index, text, turns, options);
  const passages = portionOfDialogue(index, text, turns, answer, mostTokens);
  const tokens = passages.reduce((sum, passage) => sum + passage.tokens, 0);
  const six = answer.retrieval.passages.slice(0, 6);
  return {
    portion: { texts: passages.map((passage) => passage.text), tokens },
    floor: { texts: six.map((passage) => passage.text), tokens: 0 },
  };
}

function meanOf(all: readonly Figures[]): Figures {
  const mean = (of: keyof Figures): number => all.reduce((sum, figures) => sum + figures[of], 0) / all.length;
  return { questions: mean("questions"), holds: mean("holds"), held: mean("held"), tokens: mean("tokens") };
}
