import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/fixture.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import { answerOffline } from "./answer-offline.ts";
import { earlierTurn } from "./earlier-turn.ts";

/** An article with a deed and what undoes it, and a dialogue about both. */
const cases: Record<string, { title: string; text: string; first: string; second: string; holds: string }> = {
  en: {
    title: "Hidden pictures",
    text: "## Hide a picture\n\n1. Open the picture.\n2. Press Hide.\n\n## Unhide a picture\n\n1. Open the drawer.\n2. Press To the shelf.",
    first: "How do I hide a picture?",
    second: "and how do I get it back?",
    holds: "To the shelf",
  },
  de: {
    title: "Bilder ausblenden",
    text: "## Ein Bild ausblenden\n\n1. Öffnen Sie das Bild.\n2. Drücken Sie auf Ausblenden.\n\n## Ein Bild einblenden\n\n1. Öffnen Sie die Lade.\n2. Drücken Sie auf Ins Regal.",
    first: "Wie kann ich ein Bild ausblenden?",
    second: "und wie bekomme ich es zurück?",
    holds: "Ins Regal",
  },
  fr: {
    title: "Images masquées",
    text: "## Masquer une image\n\n1. Ouvrez l'image.\n2. Appuyez sur Masquer.\n\n## Afficher une image\n\n1. Ouvrez le tiroir.\n2. Appuyez sur Remettre en rayon.",
    first: "Comment masquer une image ?",
    second: "et comment la récupérer ?",
    holds: "Remettre en rayon",
  },
  es: {
    title: "Imágenes ocultas",
    text: "## Ocultar una imagen\n\n1. Abra la imagen.\n2. Pulse Ocultar.\n\n## Mostrar una imagen\n\n1. Abra el cajón.\n2. Pulse Al estante.",
    first: "¿Cómo puedo ocultar una imagen?",
    second: "¿y cómo la recupero?",
    holds: "Al estante",
  },
  it: {
    title: "Immagini nascoste",
    text: "## Nascondere un'immagine\n\n1. Aprite l'immagine.\n2. Premete Nascondi.\n\n## Mostrare un'immagine\n\n1. Aprite il cassetto.\n2. Premete Sullo scaffale.",
    first: "Come posso nascondere un'immagine?",
    second: "e come la recupero?",
    holds: "Sullo scaffale",
  },
  nl: {
    title: "Verborgen foto's",
    text: "## Een foto verbergen\n\n1. Open de foto.\n2. Druk op Verbergen.\n\n## Een foto tonen\n\n1. Open de lade.\n2. Druk op Naar de plank.",
    first: "Hoe kan ik een foto verbergen?",
    second: "en hoe krijg ik die terug?",
    holds: "Naar de plank",
  },
  pt: {
    title: "Imagens ocultas",
    text: "## Ocultar uma imagem\n\n1. Abra a imagem.\n2. Prima Ocultar.\n\n## Mostrar uma imagem\n\n1. Abra a gaveta.\n2. Prima Para a prateleira.",
    first: "Como posso ocultar uma imagem?",
    second: "e como a recupero?",
    holds: "Para a prateleira",
  },
};

for (const [code, { title, text, first, second, holds }] of Object.entries(cases)) {
  test(`${code}: "${second}" is answered by what undoes the deed`, () => {
    const index = new PassageIndex();
    index.addAll([
      prose("pictures", title, text),
      prose("other", "Lamp", "## Lamp\n\nThe lamp shines.\n\n## Bulb\n\nThe bulb costs 3 euros."),
    ]);
    const history = [earlierTurn(first, answerOffline(index, first))];
    assert.equal(history[0]!.citedSourceIds[0], "pictures");
    assert.ok(!answerOffline(index, second).text.includes(holds));
    const answer = answerInDialogue(index, second, history);
    assert.ok(answer.text.includes(holds), `${answer.readAs}: ${answer.text}`);
  });
}

test("a follow-up with a deed of its own keeps it", () => {
  const index = new PassageIndex();
  index.addAll([prose("pictures", cases.en!.title, cases.en!.text)]);
  const history = [earlierTurn(cases.en!.first, answerOffline(index, cases.en!.first))];
  const answer = answerInDialogue(index, "and how do I hide it again?", history);
  assert.ok(answer.text.includes("Press Hide"), answer.text);
});
