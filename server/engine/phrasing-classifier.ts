import { type Features, hashFeatures } from "./hash-features.ts";

/** One answer with the ways in which people ask for it. */
export type PhrasedAnswer = { id: string; phrasings: readonly string[] };

/** What was learnt, as plain data that can be handed from thread to thread. */
export type PhrasingModel = {
  ids: readonly string[];
  bits: number;
  /** How telling each bucket is; 0 for one that was never seen. */
  tellings: Float32Array;
  /** A row of one weight an answer for each bucket. */
  weights: Float32Array;
  biases: Float32Array;
};

/** How certainly an answer is meant, 0 to 1, on a scale that means the same among few answers and among many. */
export type Likely = { id: string; certainty: number };

const fewestBits = 10;
const mostBits = 15;
/** Of the model: 4 MB. More than that brought nothing. */
const mostWeights = 1_000_000;
const fewestEpochs = 6;
const mostEpochs = 20;
/** Multiplications that a model is worth: some seconds of a processor. */
const mostWork = 2e9;
const usualFeatures = 100;
/** Among how many answers a probability is read as it is: among more, the same certainty is spread thinner. */
const scaleOfAnswers = 32;
const firstStep = 4;
const lastStep = 0.4;
const decay = 2e-5;
const mostShown = 3;

/** The multiplications that learning these takes, within a factor of two. */
export function learningWork(answers: readonly PhrasedAnswer[]): number {
  const examples = answers.reduce((sum, { phrasings }) => sum + phrasings.length, 0);
  return examples * answers.length * usualFeatures * epochsFor(examples, answers.length);
}

function epochsFor(examples: number, answers: number): number {
  const affordable = Math.floor(mostWork / (examples * answers * usualFeatures));
  return Math.max(fewestEpochs, Math.min(mostEpochs, affordable));
}

/** Softmax regression by stochastic gradient descent. The same phrasings give the same model on every node. */
export function learnPhrasings(answers: readonly PhrasedAnswer[]): PhrasingModel {
  const count = answers.length;
  const bits = Math.max(fewestBits, Math.min(mostBits, Math.floor(Math.log2(mostWeights / count))));
  const examples = answers.flatMap(({ phrasings }, number) =>
    phrasings.map((text) => ({ number, ...hashFeatures(text, bits) })),
  );
  const tellings = weighBuckets(examples, bits);
  const weights = new Float32Array(2 ** bits * count);
  const biases = new Float32Array(count);
  const read = examples.map(({ number, ...hashed }) => ({ number, features: weigh(hashed, tellings) }));
  const order = read.map((_, at) => at);
  const epochs = epochsFor(examples.length, count);
  const random = createRandom(examples.length);
  const scores = new Float64Array(count);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const step = firstStep * (lastStep / firstStep) ** (epoch / (epochs - 1));
    const kept = 1 - step * decay * examples.length;
    for (const at of order) {
      const { number, features } = read[at]!;
      score(features, weights, biases, scores);
      turnIntoProbabilities(scores);
      for (let answer = 0; answer < count; answer++) scores[answer]! -= answer === number ? 1 : 0;
      const { buckets, weights: shares } = features;
      for (let feature = 0; feature < buckets.length; feature++) {
        const row = buckets[feature]! * count;
        const change = step * shares[feature]!;
        for (let answer = 0; answer < count; answer++) weights[row + answer]! -= change * scores[answer]!;
      }
      for (let answer = 0; answer < count; answer++) biases[answer]! -= 0.1 * step * scores[answer]!;
    }
    for (let at = 0; at < weights.length; at++) weights[at]! *= kept;
  }
  return { ids: answers.map(({ id }) => id), bits, tellings, weights, biases };
}

/** Finds the answer that an utterance asks for, in whatever words. */
export class PhrasingClassifier {
  readonly #model: PhrasingModel;
  readonly #scores: Float64Array;
  readonly #known: ReadonlySet<string>;

  constructor(model: PhrasingModel) {
    this.#known = new Set(model.ids);
    this.#model = model;
    this.#scores = new Float64Array(model.ids.length);
  }

  get byteLength(): number {
    const { tellings, weights, biases, ids } = this.#model;
    return tellings.byteLength + weights.byteLength + biases.byteLength + ids.length * 100;
  }

  knows(id: string): boolean {
    return this.#known.has(id);
  }

  /** The likeliest answers, best first. */
  classify(text: string): Likely[] {
    const { ids, bits, tellings, weights, biases } = this.#model;
    const scores = this.#scores;
    score(weigh(hashFeatures(text, bits), tellings), weights, biases, scores);
    turnIntoProbabilities(scores);
    const scale = Math.log(scaleOfAnswers) / Math.log(Math.max(2, ids.length));
    return ids
      .map((id, answer) => ({ id, certainty: scores[answer]! ** scale }))
      .sort((left, right) => right.certainty - left.certainty)
      .slice(0, mostShown);
  }
}

type Hashed = { buckets: Uint32Array; wordCount: number };

/** By how few phrasings hold it. */
function weighBuckets(examples: readonly Hashed[], bits: number): Float32Array {
  const holders = new Float32Array(2 ** bits);
  for (const { buckets } of examples) for (const bucket of buckets) holders[bucket]!++;
  return holders.map((count) => (count === 0 ? 0 : Math.log(1 + examples.length / count)));
}

/** Words with pairs, and pieces, each make up half of an utterance of length 1; what was never seen is left out. */
function weigh({ buckets, wordCount }: Hashed, tellings: Float32Array): Features {
  const weights = new Float32Array(buckets.length);
  for (const [from, to] of [
    [0, wordCount],
    [wordCount, buckets.length],
  ] as const) {
    let sum = 0;
    for (let at = from; at < to; at++) sum += tellings[buckets[at]!]! ** 2;
    const scale = sum === 0 ? 0 : Math.SQRT1_2 / Math.sqrt(sum);
    for (let at = from; at < to; at++) weights[at] = tellings[buckets[at]!]! * scale;
  }
  return { buckets, weights };
}

function score(
  { buckets, weights: shares }: Features,
  weights: Float32Array,
  biases: Float32Array,
  into: Float64Array,
) {
  const count = into.length;
  for (let answer = 0; answer < count; answer++) into[answer] = biases[answer]!;
  for (let feature = 0; feature < buckets.length; feature++) {
    const share = shares[feature]!;
    if (share === 0) continue;
    const row = buckets[feature]! * count;
    for (let answer = 0; answer < count; answer++) into[answer]! += share * weights[row + answer]!;
  }
}

function turnIntoProbabilities(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of scores) if (value > highest) highest = value;
  let sum = 0;
  for (let answer = 0; answer < scores.length; answer++) {
    scores[answer] = Math.exp(scores[answer]! - highest);
    sum += scores[answer]!;
  }
  for (let answer = 0; answer < scores.length; answer++) scores[answer]! /= sum;
}

/** A linear congruential generator (Numerical Recipes): every node must shuffle alike. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
