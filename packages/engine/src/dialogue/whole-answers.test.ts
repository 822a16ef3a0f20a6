import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/index.ts";
import { answerOffline } from "./answer-offline.ts";

/** The answer is the first sentence of the text, up to the mark. */
const cases: Record<string, [question: string, text: string]> = {
  "a German date": [
    "Wann ist der Flohmarkt?",
    "Der Flohmarkt ist am 7. Juni im Hof der Schule.| Kuchen verkauft der Elternrat.",
  ],
  "a German date behind a preposition": [
    "Bis wann ist die Bewerbung möglich?",
    "Eine Bewerbung ist bis 28. November möglich.| Verspätete Mappen gehen zurück.",
  ],
  "a German ordinal": [
    "Wer darf in den Computerraum?",
    "Schüler ab der 7. Klasse dürfen in den Computerraum.| Andere fragen vorher.",
  ],
  "a German street": [
    "Wo ist die Fahrradwerkstatt?",
    "Die Fahrradwerkstatt ist in der Gartenstr. 21.| Der Laden ist nebenan.",
  ],
  "a German paragraph": [
    "Welche Gebühr gilt?",
    "Nach § 7 Abs. 2 gilt eine Gebühr von 15 Euro.| Für Vereine entfällt sie.",
  ],
  "a German amount": [
    "Wie hoch ist der Zuschuss?",
    "Der Zuschuss beträgt max. 2 Mio. Euro inkl. MwSt. und wird im Mai gezahlt.| Ein Antrag kostet 40 Euro.",
  ],
  "an English time before a day": [
    "When is the library open?",
    "The library is open from 10 a.m. Tuesday to Saturday.| Books are lent for four weeks.",
  ],
  "an Italian title": [
    "Chi visita i cani?",
    "La dott.ssa Moretti visita i cani il martedì.| Il dott. Sala visita i gatti.",
  ],
  "a Dutch abbreviation": [
    "Wat kost een abonnement?",
    "Een abonnement kost ca. 20 euro, d.w.z. 16 euro excl. btw.| Leden betalen minder.",
  ],
  "a French address": ["Où est la réunion ?", "La réunion est av. Jean Moulin, bât. D, le 9 juin.| Prenez un carnet."],
  "a Portuguese address": [
    "Onde fica a oficina?",
    "A oficina fica na Av. Atlântica, n.º 40, 3.º andar.| Fecha ao domingo.",
  ],
  "a Spanish address": [
    "¿Dónde está el taller?",
    "El taller está en la Avda. Goya, n.º 8, 2.º izq.| Cierra los domingos.",
  ],
};
for (const [what, [question, text]] of Object.entries(cases))
  test(`an answer holds the whole sentence: ${what}`, () => {
    const index = new PassageIndex();
    index.addAll([prose("page", "Info", text.replace("|", ""))]);
    const { answered, text: said } = answerOffline(index, question);
    assert.ok(answered);
    assert.equal(said, text.split("|")[0]);
  });
