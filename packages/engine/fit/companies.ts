import type { CalibrationKnowledge, CalibrationQuestion } from "../bench/calibration/read-calibration.ts";
import { languageOfMost } from "../bench/calibration/read-calibration.ts";
import type { IndexedDocument } from "../src/retrieval.ts";
import type { Fixture, FixtureQuestion } from "../src/testing/fixture.ts";
import { fixtures } from "../src/testing/fixtures.ts";

/** A small knowledge has so many texts: nothing competes there, which proves nothing. */
const SMALL = 3;
/** In each part so many questions about other parts show what it is to lack the text that answers. */
const ASKED_OF_OTHERS = 6;

/**
 * The invented companies of the tests: each whole, without half of its texts, and in parts of three.
 * Public collections are large and mostly complete; who begins with Parley has neither.
 */
export const companies: readonly CalibrationKnowledge[] = fixtures.flatMap((fixture) => [
  knowledgeOf(fixture, fixture.name, fixture.documents, fixture.questions.length),
  ...partsOf(fixture.documents, Math.ceil(fixture.documents.length / 2)).map((documents, at) => {
    return knowledgeOf(fixture, `${fixture.name}-half-${at}`, documents, fixture.questions.length);
  }),
  ...partsOf(fixture.documents, SMALL).map((documents, at) => {
    return knowledgeOf(fixture, `${fixture.name}-small-${at}`, documents, ASKED_OF_OTHERS);
  }),
]);

function knowledgeOf(
  { questions }: Fixture,
  name: string,
  documents: readonly IndexedDocument[],
  mostOfOthers: number,
): CalibrationKnowledge {
  const here = new Set(documents.map(({ sourceId }) => sourceId));
  const isOwn = ({ expects }: FixtureQuestion): boolean => expects !== null && here.has(expects);
  const others = questions.filter((question) => !isOwn(question));
  // The first of a list are about one text; every n-th is about all of them.
  const step = Math.max(1, Math.floor(others.length / mostOfOthers));
  return {
    set: name,
    sort: "company",
    language: languageOfMost(documents),
    isNoisy: false,
    documents,
    questions: [...questions.filter(isOwn), ...others.filter((_, at) => at % step === 0)].map((question) =>
      questionOf(question, isOwn(question)),
    ),
  };
}

function questionOf({ question, expects, holds, kind }: FixtureQuestion, isOwn: boolean): CalibrationQuestion {
  return {
    text: question,
    before: [],
    label: isOwn ? "in" : kind === "off-topic" ? "off" : "near",
    type: "question",
    sources: isOwn ? [expects!] : [],
    ...(isOwn && holds !== undefined && { must: [[holds]] }),
  };
}

function partsOf<One>(all: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
