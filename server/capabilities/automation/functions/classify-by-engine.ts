import { learnPhrasings, PhrasingClassifier } from "@parley/engine";

export type Label = { name: string; description?: string; examples?: string[] };

/**
 * Gives the label whose name, description and examples are most like the text, and how certain that is, from 0 to
 * 1. It learns from the examples, which takes a moment, so it runs in a thread.
 */
export function classifyByEngine({ text, labels }: { text: string; labels: Label[] }) {
  const answers = labels.map(({ name, description, examples = [] }) => ({
    id: name,
    phrasings: [name, ...(description === undefined ? [] : [description]), ...examples],
  }));
  const [first] = new PhrasingClassifier(learnPhrasings(answers)).classify(text);
  return { label: first?.id ?? null, confidence: Math.round((first?.certainty ?? 0) * 1000) / 1000 };
}
