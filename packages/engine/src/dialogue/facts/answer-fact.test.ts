import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { page } from "../../testing/websites/website.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";

const indexOf = (...pages: Parameters<PassageIndex["addAll"]>[0]): PassageIndex => {
  const index = new PassageIndex();
  index.addAll(pages);
  return index;
};

/** Each language has a table of hours, the row of Friday, and questions for when it closes that day. */
const closings: [title: string, rows: string[], row: string, ...questions: string[]][] = [
  [
    "Opening hours",
    ["Day | Open", "Tuesday – Friday | 9:00 – 18:00", "Saturday | 10:00 – 14:00", "Sunday | closed"],
    "Tuesday – Friday",
    "When do you close on Friday?",
    "closing time friday",
  ],
  [
    "Öffnungszeiten",
    ["Tag | Offen", "Dienstag – Freitag | 9:00 – 18:00", "Samstag | 10:00 – 14:00", "Sonntag | geschlossen"],
    "Dienstag – Freitag",
    "Wann schließt ihr am Freitag?",
  ],
  [
    "Horaires d'ouverture",
    ["Jour | Ouvert", "mardi – vendredi | 9h – 18h", "samedi | 10h – 14h", "dimanche | fermé"],
    "mardi – vendredi",
    "À quelle heure fermez-vous le vendredi ?",
  ],
  [
    "Horario de apertura",
    ["Día | Abierto", "martes – viernes | 9:00 – 18:00", "sábado | 10:00 – 14:00", "domingo | cerrado"],
    "martes – viernes",
    "¿A qué hora cerráis el viernes?",
  ],
  [
    "Orari di apertura",
    ["Giorno | Aperto", "martedì – venerdì | 9:00 – 18:00", "sabato | 10:00 – 14:00", "domenica | chiuso"],
    "martedì – venerdì",
    "A che ora chiudete il venerdì?",
  ],
  [
    "Openingstijden",
    ["Dag | Open", "dinsdag – vrijdag | 9:00 – 18:00", "zaterdag | 10:00 – 14:00", "zondag | gesloten"],
    "dinsdag – vrijdag",
    "Hoe laat sluiten jullie op vrijdag?",
  ],
  [
    "Horário de abertura",
    ["Dia | Aberto", "terça – sexta | 9:00 – 18:00", "sábado | 10:00 – 14:00", "domingo | fechado"],
    "terça – sexta",
    "A que horas fecham na sexta?",
  ],
];

test("when it closes is told by the row of the day, and not by a day on which it is closed", () => {
  for (const [title, [header, ...rows], row, ...questions] of closings) {
    const table = [header, "--- | ---", ...rows].map((line) => `| ${line} |`).join("\n");
    const index = indexOf(page("/hours", title, table), page("/clay", "Clay", "Clay, glue and paper."));
    for (const question of questions) {
      const { text } = answerInDialogue(index, question, []);
      assert.ok(text.includes(row) && text.split("\n").length === 3, `${question}: ${text}`);
    }
  }
});

test("the footer tells how to reach the organisation, and not its privacy policy", () => {
  const footer = "Clay for everyone.\n\nHeron Pottery, Mill Road 7, 5020 Salzburg · T 0662 / 31 42 53";
  const policy = "The authority: Datenschutzbehörde, Uferstraße 40, 1030 Wien. Phone +43 1 99 887-0.";
  const index = indexOf(page("/", "Home", footer), page("/privacy", "Privacy policy", policy));
  for (const question of ["What is your address?", "Where are you?", "What's your phone number?"]) {
    const { text } = answerInDialogue(index, question, []);
    assert.ok(text.includes("Mill Road 7") && !text.includes("99 887"), `${question}: ${text}`);
  }
});
