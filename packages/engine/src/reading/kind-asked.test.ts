import assert from "node:assert/strict";
import { test } from "node:test";
import type { Language } from "../language.ts";
import { kindAsked } from "./kind-asked.ts";
import { de } from "./languages/de.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import { it } from "./languages/it.ts";
import { nl } from "./languages/nl.ts";
import { pt } from "./languages/pt.ts";

test("a question word asks for its kind, whatever was told before it", () => {
  assert.equal(kindAsked("When do you open?", en), "moment");
  assert.equal(kindAsked("I ordered last week, and when does it arrive?", en), "moment");
  assert.equal(kindAsked("i lost my key where can i get a new one", en), "place");
  assert.equal(kindAsked("You open when?", en), "moment");
  assert.equal(kindAsked("Ho ordinato ieri, quando arriva il pacco?", it), "moment");
  assert.equal(kindAsked("¿Dónde está la tienda?", es), "place");
  assert.equal(kindAsked("Wanneer gaan jullie open?", nl), "moment");
  assert.equal(kindAsked("Ich bin umgezogen. Was kostet das?", de), "money");
});

test("a word that only joins two clauses asks for nothing", () => {
  assert.equal(kindAsked("It says denied when I try to sign in. What now?", en), undefined);
  assert.equal(kindAsked("can I add the colleague who invited me", en), undefined);
  assert.equal(kindAsked("No puedo entrar en mi cuenta cuando escribo la contraseña", es), undefined);
  assert.equal(kindAsked("Le site se ferme quand je clique sur le bouton", fr), undefined);
  assert.equal(kindAsked("L'app si chiude quando premo il tasto", it), undefined);
  assert.equal(kindAsked("O site fecha-se quando carrego no botão", pt), undefined);
  assert.equal(kindAsked("De app stopt steeds wanneer ik op de knop druk", nl), undefined);
});

test("people ask for a price, a time and a duration in many ways", () => {
  const questions: readonly (readonly [Language, Record<"money" | "moment" | "extent", string>])[] = [
    [en, { money: "how expensive is it", moment: "how soon can I start", extent: "how much time do I have" }],
    [de, { money: "was verlangt ihr dafür", moment: "wie schnell geht das", extent: "innerhalb welcher Frist" }],
    [fr, { money: "combien prenez-vous", moment: "quand", extent: "quel délai" }],
    [es, { money: "cuánto cobráis", moment: "cómo de rápido llega", extent: "qué plazo tengo" }],
    [it, { money: "quanto chiedete", moment: "quanto velocemente arriva", extent: "quanto dura" }],
    [nl, { money: "wat rekenen jullie", moment: "hoe snel gaat dat", extent: "hoeveel tijd heb ik" }],
    [pt, { money: "quanto cobram", moment: "com que rapidez", extent: "qual o prazo" }],
  ];
  for (const [language, asked] of questions)
    for (const [kind, question] of Object.entries(asked)) assert.equal(kindAsked(question, language), kind, question);
  // The unit is in the question: the number is asked for.
  assert.equal(kindAsked("within how many days", en), "number");
  assert.equal(kindAsked("how fast is the boat", en), undefined);
  assert.equal(kindAsked("wie schnell ist das Boot", de), undefined);
});
