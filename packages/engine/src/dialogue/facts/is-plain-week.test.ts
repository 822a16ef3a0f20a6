import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { page } from "../../testing/websites/website.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";

/** A list of definitions as the reader of pages writes it: the day, and below it the hours. */
const definitions = (...rows: readonly (readonly [day: string, hours: string])[]): string =>
  rows.map(([day, hours]) => `**${day}**\n\n${hours}`).join("\n\n");

type Row = [string, string, string, string, string, string, string, string, string];

const indexOf = (title: string, text: string): PassageIndex => {
  const index = new PassageIndex();
  index.addAll([page("/", title, text)]);
  return index;
};

describe("days with their hours that stand below no heading are the hours of the place", () => {
  for (const [language, intro, monday, days, saturday, closed, question, ofFriday, ofMonday] of [
    "en|Clay for the whole family.|Monday|Tuesday – Friday|Saturday|closed|Opening hours?|Are you open on Friday?|When are you open on Monday?",
    "de|Ton für die ganze Familie.|Mo|Di – Fr|Sa|geschlossen|Öffnungszeiten|Habt ihr am Freitag offen?|Wann habt ihr am Montag offen?",
    "fr|De l'argile pour toute la famille.|Lundi|Mardi – vendredi|Samedi|fermé|Quels sont vos horaires ?|Êtes-vous ouverts le vendredi ?|Horaires du lundi",
    "es|Arcilla para toda la familia.|Lunes|Martes – viernes|Sábado|cerrado|¿Cuál es el horario?|¿Abrís el viernes?|horario lunes",
    "it|Argilla per tutta la famiglia.|Lunedì|Martedì – venerdì|Sabato|chiuso|Quali sono gli orari?|Siete aperti il venerdì?|orari lunedì",
    "nl|Klei voor het hele gezin.|Maandag|Dinsdag – vrijdag|Zaterdag|gesloten|Wat zijn de openingstijden?|Zijn jullie vrijdag open?|openingstijden maandag",
    "pt|Barro para toda a família, e não só para as crianças.|Segunda|Terça – sexta|Sábado|fechado|Qual é o horário?|Abrem na sexta?|horário segunda-feira",
  ].map((row) => row.split("|") as Row)) {
    test(language, () => {
      const week = definitions([monday, closed], [days, "9:30 – 18:00"], [saturday, "10:00 – 14:00"]);
      const index = indexOf("Heron", `${intro}\n\n${week}`);
      const all = answerInDialogue(index, question, []).text;
      for (const part of [monday, closed, "9:30 – 18:00", "10:00 – 14:00"]) assert.ok(all.includes(part), all);
      const friday = answerInDialogue(index, ofFriday, []).text;
      assert.match(friday, /9:30 – 18:00/);
      assert.doesNotMatch(friday, /10:00|\n.*\n.*\n.*\n.*\n/);
      assert.ok(answerInDialogue(index, ofMonday, []).text.endsWith(closed));
      // Where no day is closed, nothing but the days says that these are hours.
      const open = definitions([monday, "8:00 – 12:00"], [days, "9:30 – 18:00"], [saturday, "10:00 – 14:00"]);
      const everyDay = answerInDialogue(indexOf("Heron", `${intro}\n\n${open}`), question, []).text;
      assert.ok(everyDay.includes("8:00 – 12:00") && everyDay.includes("10:00 – 14:00"), everyDay);
    });
  }
});

test("a timetable of a course, and of few days, is no week of the place", () => {
  const course = definitions(["Monday", "18:00 – 19:00"], ["Tuesday – Friday", "18:30 – 19:30"]);
  for (const text of [
    `Clay.\n\n# Judo\n\n${course}`,
    `Clay.\n\n${definitions(["Monday", "18:00 – 19:00"], ["Friday", "9 – 11"])}`,
  ]) {
    const { text: said } = answerInDialogue(indexOf("Heron", text), "What are your opening hours?", []);
    assert.doesNotMatch(said, /18:00/, said);
  }
});
