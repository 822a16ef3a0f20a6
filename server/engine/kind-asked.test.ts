import assert from "node:assert/strict";
import { test } from "node:test";
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
