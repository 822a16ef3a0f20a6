import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { readHelpCentres } from "../bench/calibration/read-calibration.ts";
import { evidenceNames, signNames } from "../src/evidence.ts";
import { fitConfidence, logitOf } from "./fit-confidence.ts";
import { fitRanking, lossOfRanking } from "./fit-ranking.ts";
import { fitWeights, type Opened, opened } from "./fit-weights.ts";
import { withoutFamilies } from "./fold-origins.ts";
import { type Judgement, openSource, type Ranking } from "./observe-rankings.ts";
import { fitScales, scaleConfidence } from "./scale-confidence.ts";

const centres = fileURLToPath(new URL("../bench/help-centres/", import.meta.url));
const options = {
  ranking: { ridge: { common: 0.3, own: 1 }, dropped: new Set(["opening"]) },
  confidence: { ridge: { common: 3, own: 10 }, dropped: new Set(["words"]) },
};

function open(...names: string[]): Opened[] {
  const all = readHelpCentres(centres).filter(({ set }) => names.includes(set));
  return all.map((knowledge) => {
    const origin = { name: knowledge.set, families: [knowledge.set], sort: "centre", bases: [knowledge] } as const;
    return opened({ ...origin, isNoisy: false }, openSource(knowledge.set, [knowledge]));
  });
}

describe("weights that are fitted", () => {
  const all = open("glimwick", "tallyroo", "heidestrom");
  const { weights } = fitWeights(all, options);

  test("are the same when they are fitted again", () => assert.deepEqual(fitWeights(all, options).weights, weights));
  test("have nothing for what was dropped", () => {
    assert.equal(
      Object.values(weights.ranking).some(({ evidence }) => "opening" in evidence),
      false,
    );
    assert.equal(
      Object.values(weights.confidence).some(({ signs }) => "words" in signs),
      false,
    );
  });
  test("put the right passage of a centre first that they were fitted without", () => {
    const { rest, leftOut } = withoutFamilies(all, new Set(["tallyroo"]));
    const learnt = fitWeights(rest, options).weights.ranking;
    const none = { offset: 0, evidence: {} };
    const rankings = leftOut.flatMap((one) => one.rankings);
    assert.ok(rankings.length > 50);
    const untaught = lossOfRanking(rankings, { prose: none, article: none, faq: none });
    assert.ok(lossOfRanking(rankings, learnt) < untaught / 2);
  });
});

test("the sign that tells right passages from wrong ones is found, and the others weigh little", () => {
  const width = evidenceNames.length;
  const telling = evidenceNames.indexOf("density");
  const rankings: Ranking[] = Array.from({ length: 60 }, (_, question) => {
    const evidence = Float64Array.from({ length: 4 * width }, (_, at) => ((at * 7 + question * 13) % 10) / 10);
    const right = question % 4;
    for (let passage = 0; passage < 4; passage++) evidence[passage * width + telling] = passage === right ? 1 : 0;
    return {
      evidence,
      genres: new Uint8Array(4),
      isRight: Uint8Array.from([0, 1, 2, 3], (at) => Number(at === right)),
    };
  });
  const { weights } = fitRanking([{ rankings, weight: 1 }], { common: 1, own: 3 }, new Set());
  const { density = 0, ...others } = weights.prose.evidence;
  assert.ok(density > 0.2, `density weighs ${density}`);
  for (const [name, weight] of Object.entries(others)) assert.ok(Math.abs(weight) < density / 4, `${name} ${weight}`);
});

test("a confidence that was too sure of what it had not seen is told less surely", () => {
  const judgements: Judgement[] = Array.from({ length: 200 }, (_, at) => ({
    kind: at % 2,
    signs: Float64Array.from(signNames, (name) => (name === "coverage" ? (at % 20) / 20 : 0)),
    isRight: at % 20 > 9 !== (at % 7 === 0),
  }));
  const { weights } = fitConfidence([{ judgements, weight: 1 }], { common: 0.1, own: 1 }, new Set());
  const said = judgements.map((one) => ({
    kind: one.kind,
    logit: 3 * logitOf(one, weights),
    isRight: one.isRight,
    weight: 1,
  }));
  const scales = fitScales(said);
  assert.ok(scales[0]!.slope > 0.2 && scales[0]!.slope < 0.5, `slope ${scales[0]!.slope}`);
  assert.deepEqual(scales[3], { slope: 1, shift: 0 });
  const ranking = { prose: none, article: none, faq: none };
  const scaled = scaleConfidence({ ranking, confidence: weights }, [{ slope: 0.5, shift: 1 }, ...scales.slice(1)]);
  const one = judgements[0]!;
  assert.ok(Math.abs(logitOf(one, scaled.confidence) - (0.5 * logitOf(one, weights) + 1)) < 0.01);
});

const none = { offset: 0, evidence: {} };
