import { parameters } from "../parameters.ts";
import { type Features, hashFeatures } from "./hash-features.ts";

/** One answer with the phrasings in which people ask for it. */
export type PhrasedAnswer = { id: string; phrasings: readonly string[] };

/** A learnt model, as plain data that can be passed from thread to thread. */
export type PhrasingModel = {
  ids: readonly string[];
  bits: number;
  /** The inverse frequency of each bucket; 0 for a bucket that no phrasing uses. */
  inverseFrequencies: Float32Array;
  /** For each bucket a row with one weight for each answer. */
  weights: Float32Array;
  biases: Float32Array;
};

/**
 * The certainty, 0 to 1, that an answer is meant. Its scale is the same among few answers and among
 * many.
 */
export type Likely = { id: string; certainty: number };

/** The number of multiplications to learn these answers, within a factor of two. */
export function learningWork(answers: readonly PhrasedAnswer[]): number {
  const examples = answers.reduce((sum, { phrasings }) => sum + phrasings.length, 0);
  return examples * answers.length * parameters.index.usualFeatures * epochsFor(examples, answers.length);
}

function epochsFor(examples: number, answers: number): number {
  const { learningWork, usualFeatures, fewestEpochs, mostEpochs } = parameters.index;
  const affordable = Math.floor(learningWork / (examples * answers * usualFeatures));
  return Math.max(fewestEpochs, Math.min(mostEpochs, affordable));
}

/**
 * Softmax regression by stochastic gradient descent. Equal phrasings give an equal model on every
 * node.
 * @example new PhrasingClassifier(learnPhrasings(answers)).classify("can I bring my dog")
 */
export function learnPhrasings(answers: readonly PhrasedAnswer[]): PhrasingModel {
  const { fewestBits, mostBits, learntWeights, firstStep, lastStep, biasStep, decay } = parameters.index;
  const count = answers.length;
  const bits = Math.max(fewestBits, Math.min(mostBits, Math.floor(Math.log2(learntWeights / count))));
  const examples = answers.flatMap(({ phrasings }, number) =>
    phrasings.map((text) => ({ number, ...hashFeatures(text, bits) })),
  );
  const inverseFrequencies = weighBuckets(examples, bits);
  const weights = new Float32Array(2 ** bits * count);
  const biases = new Float32Array(count);
  const read = examples.map(({ number, ...hashed }) => ({ number, features: weigh(hashed, inverseFrequencies) }));
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
      for (let answer = 0; answer < count; answer++) biases[answer]! -= biasStep * step * scores[answer]!;
    }
    for (let at = 0; at < weights.length; at++) weights[at]! *= kept;
  }
  return { ids: answers.map(({ id }) => id), bits, inverseFrequencies, weights, biases };
}

/** Finds the answer that an utterance asks for, even in words that no phrasing uses. */
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
    const { inverseFrequencies, weights, biases, ids } = this.#model;
    return inverseFrequencies.byteLength + weights.byteLength + biases.byteLength + ids.length * 100;
  }

  knows(id: string): boolean {
    return this.#known.has(id);
  }

  /** The likeliest answers, best first, three at most. */
  classify(text: string): Likely[] {
    const { ids, bits, inverseFrequencies, weights, biases } = this.#model;
    const scores = this.#scores;
    score(weigh(hashFeatures(text, bits), inverseFrequencies), weights, biases, scores);
    turnIntoProbabilities(scores);
    const scale = Math.log(parameters.index.scaleOfAnswers) / Math.log(Math.max(2, ids.length));
    return ids
      .map((id, answer) => ({ id, certainty: scores[answer]! ** scale }))
      .sort((left, right) => right.certainty - left.certainty)
      .slice(0, parameters.index.likelyAnswers);
  }
}

type Hashed = { buckets: Uint32Array; wordCount: number };

/** Gives the inverse frequency of each bucket among the examples. */
function weighBuckets(examples: readonly Hashed[], bits: number): Float32Array {
  const holders = new Float32Array(2 ** bits);
  for (const { buckets } of examples) for (const bucket of buckets) holders[bucket]!++;
  return holders.map((count) => (count === 0 ? 0 : Math.log(1 + examples.length / count)));
}

/**
 * Gives the feature vector of an utterance, of length 1: words and pairs make up one half, n-grams the
 * other. Features that no phrasing uses are left out.
 */
function weigh({ buckets, wordCount }: Hashed, inverseFrequencies: Float32Array): Features {
  const weights = new Float32Array(buckets.length);
  for (const [from, to] of [
    [0, wordCount],
    [wordCount, buckets.length],
  ] as const) {
    let sum = 0;
    for (let at = from; at < to; at++) sum += inverseFrequencies[buckets[at]!]! ** 2;
    const scale = sum === 0 ? 0 : Math.SQRT1_2 / Math.sqrt(sum);
    for (let at = from; at < to; at++) weights[at] = inverseFrequencies[buckets[at]!]! * scale;
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

/** Makes a linear congruential generator (Numerical Recipes): every node must shuffle in the same way. */
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
