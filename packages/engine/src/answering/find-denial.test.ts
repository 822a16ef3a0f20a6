import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOffline } from "../dialogue/answer-offline.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";

/** A title, steps, what the article denies, and a question that takes the denied thing for granted. */
const cases: Record<string, [title: string, steps: string, denial: string, question: string]> = {
  en: ["Add a path", "Press New path.", "A path with a fork is not possible.", "How do I add a fork to a path?"],
  de: [
    "Weg anlegen",
    "Drücken Sie Neuer Weg.",
    "Ein Weg mit Gabelung ist nicht möglich.",
    "Wie kann ich einen Weg mit Gabelung anlegen?",
  ],
  fr: [
    "Ajouter un chemin",
    "Appuyez sur Nouveau chemin.",
    "Un chemin avec une fourche n'est pas possible.",
    "Comment ajouter une fourche à un chemin ?",
  ],
  es: [
    "Añadir un camino",
    "Pulse Camino nuevo.",
    "Un camino con bifurcación no es posible.",
    "¿Cómo añado una bifurcación a un camino?",
  ],
  it: [
    "Aggiungere un sentiero",
    "Premete Nuovo sentiero.",
    "Un sentiero con un bivio non è possibile.",
    "In che modo posso aggiungere un bivio al mio sentiero?",
  ],
  nl: [
    "Een pad toevoegen",
    "Druk op Nieuw pad.",
    "Een pad met een splitsing is niet mogelijk.",
    "Hoe kan ik een splitsing aan een pad toevoegen?",
  ],
  pt: [
    "Adicionar um caminho",
    "Prima Caminho novo.",
    "Um caminho com bifurcação não é possível.",
    "Como posso adicionar uma bifurcação a um caminho?",
  ],
};

for (const [code, [title, steps, denial, question]] of Object.entries(cases)) {
  const rest = Array.from({ length: 30 }, (_, at) => `${at + 2}. ${steps} ${steps}`).join("\n");
  const text = `# ${title}\n\n## ${title}\n\n1. ${steps}\n${rest}\n\n## 2\n\n${denial}`;
  const index = new PassageIndex();
  index.add(prose("paths", title, text));

  test(`${code}: what the article denies is cited with the answer`, () => {
    const { support } = answerOffline(index, question, { strictness: "eager", canHandOver: false });
    const passages = support.map(({ passage }) => passage);
    assert.ok(
      passages.some((passage) => passage.includes(denial)),
      passages.join(" | "),
    );
    for (const { document, span, passage } of support) assert.equal(passage, document.text.slice(span.start, span.end));
  });

  test(`${code}: an answer that lacks nothing comes without it`, () => {
    const { support } = answerOffline(index, title, { strictness: "eager", canHandOver: false });
    assert.ok(support.length > 0 && !support.some(({ passage }) => passage.includes(denial)));
  });
}
