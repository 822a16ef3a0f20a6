import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { readOpenings } from "../../reading/facts/read-openings.ts";
import { languageOf } from "../../reading/languages.ts";
import { askAt, at, indexOf } from "../../testing/ask-at.ts";
import { prose } from "../../testing/fixture.ts";
import { page } from "../../testing/websites/website.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";

type Row = [string, string, string, string, string, string, string];

describe("a title that names the hours and not that it is open leads to yes or no", () => {
  for (const [title, row, question, yes] of [
    "Hours|Tuesday – Friday 9:00 – 18:00|Are you open on Friday?|Yes",
    "Öffnungszeiten|Di – Fr 9–18 Uhr|Habt ihr am Freitag offen?|Ja",
    "Horaires|Mardi – vendredi 9h – 18h|Êtes-vous ouverts le vendredi ?|Oui",
    "Horario|Martes – viernes 9:00 – 18:00|¿Abrís el viernes?|Sí",
    "Orari|Martedì – venerdì 9:00 – 18:00|È aperto il venerdì?|Sì",
    "Tijden|Dinsdag – vrijdag 9.00 – 18.00 uur|Zijn jullie vrijdag open?|Ja",
    "Horários|Terça – sexta 9h – 18h|Está aberto na sexta-feira?|Sim",
  ].map((row) => row.split("|") as Row)) {
    test(title, () => {
      const index = indexOf(page("/hours", title, row));
      assert.match(askAt(index, question, at("11:00")), new RegExp(`^${yes}\\. [^\n]+\n${row}$`));
    });
  }
});

describe("a date has its own row, which its weekday does not ask for", () => {
  for (const [title, week, eve, ofEve, ofDay, no, yes] of [
    "Opening hours|Monday – Friday 9–17|Thursday, 24 December: closed|Are you open on 24 December?|Are you open on Thursday?|No|Yes",
    "Öffnungszeiten|Mo – Fr 9–17 Uhr|24. Dezember: geschlossen|Habt ihr am 24. Dezember offen?|Habt ihr am Donnerstag offen?|Nein|Ja",
    "Horaires d'ouverture|Lundi – vendredi 9h – 17h|24 décembre : fermé|Êtes-vous ouverts le 24 décembre ?|Êtes-vous ouverts le jeudi ?|Non|Oui",
    "Horario de apertura|Lunes – viernes 9:00 – 17:00|24 de diciembre: cerrado|¿Abrís el 24 de diciembre?|¿Abrís el jueves?|No|Sí",
    "Orari di apertura|Lunedì – venerdì 9:00 – 17:00|24 dicembre: chiuso|Siete aperti il 24 dicembre?|Siete aperti il giovedì?|No|Sì",
    "Openingstijden|Maandag – vrijdag 9.00 – 17.00 uur|24 december: gesloten|Zijn jullie 24 december open?|Zijn jullie donderdag open?|Nee|Ja",
    "Horário de abertura|Segunda – sexta 9h – 17h|24 de dezembro: fechado|Está aberto em 24 de dezembro?|Está aberto na quinta-feira?|Não|Sim",
  ].map((row) => row.split("|") as Row)) {
    test(title, () => {
      const index = indexOf(page("/hours", title, `${week}\n\n${eve}`));
      assert.match(askAt(index, ofEve, at("11:00")), new RegExp(`^${no}\\. [^\n]+\n${eve}$`));
      assert.match(askAt(index, ofDay, at("11:00")), new RegExp(`^${yes}\\. [^\n]+\n${week}$`));
    });
  }

  test("that may stand below a heading of its own", () => {
    const hours = "# Opening hours\n\nMonday – Friday 9–17\n\n## Holidays\n\n24 December: closed\n\n31 December: 9–12";
    const index = indexOf(page("/hours", "Opening hours", hours));
    assert.equal(askAt(index, "Are you open on 24 December?", at("11:00")), "No. Closed:\n24 December: closed");
    assert.match(askAt(index, "Are you open on December 31?", at("11:00")), /^Yes\. Open:\n31 December: 9–12$/);
    // Nothing says on which day of the week this date is.
    assert.equal(askAt(index, "Are you open on 3 December?", at("11:00")), "Monday – Friday 9–17");
  });

  test("and the hour within it is told by the row alone", () => {
    const index = indexOf(page("/hours", "Opening hours", "Monday – Friday 9–17\n\n24 December: 9–12"));
    assert.equal(askAt(index, "Are you open on 24 December at 10:30?", at("11:00")), "24 December: 9–12");
  });
});

describe("a day by appointment is neither open nor closed", () => {
  for (const [title, week, saturday, ofSaturday, ofFriday, yes] of [
    "Opening hours|Monday – Friday 9–17|Saturday: by appointment|Are you open on Saturday?|Are you open on Friday?|Yes",
    "Öffnungszeiten|Mo – Fr 9–17 Uhr|Sa: nach Vereinbarung|Habt ihr am Samstag offen?|Habt ihr am Freitag offen?|Ja",
    "Horaires d'ouverture|Lundi – vendredi 9h – 17h|Samedi : sur rendez-vous|Êtes-vous ouverts le samedi ?|Êtes-vous ouverts le vendredi ?|Oui",
    "Horario de apertura|Lunes – viernes 9:00 – 17:00|Sábado: con cita previa|¿Abrís el sábado?|¿Abrís el viernes?|Sí",
    "Orari di apertura|Lunedì – venerdì 9:00 – 17:00|Sabato: su appuntamento|Siete aperti il sabato?|Siete aperti il venerdì?|Sì",
    "Openingstijden|Maandag – vrijdag 9.00 – 17.00 uur|Zaterdag: op afspraak|Zijn jullie zaterdag open?|Zijn jullie vrijdag open?|Ja",
    "Horário de abertura|Segunda – sexta 9h – 17h|Sábado: por marcação|Está aberto no sábado?|Está aberto na sexta-feira?|Sim",
  ].map((row) => row.split("|") as Row)) {
    test(title, () => {
      const index = indexOf(page("/hours", title, `${week}\n\n${saturday}`));
      assert.equal(askAt(index, ofSaturday, at("11:00")), saturday);
      assert.match(askAt(index, ofFriday, at("11:00")), new RegExp(`^${yes}\\. [^\n]+\n${week}$`));
    });
  }

  test("which a table may say in one row, and a card below the day", () => {
    const [en, de] = [languageOf("en"), languageOf("de")];
    assert.equal(readOpenings("Mo–Fr 9–17 Uhr, Sa nach Vereinbarung", 1 << 5, de), undefined);
    assert.deepEqual(readOpenings("Mo–Fr 9–17 Uhr, Sa nach Vereinbarung", 1, de), [{ from: 9 * 60, to: 17 * 60 }]);
    assert.equal(readOpenings("Saturday closed, by appointment 9–12", 1 << 5, en), undefined);
    const index = indexOf(page("/hours", "Opening hours", "**Friday**\n\n9–17\n\n**Saturday**\n\nby appointment"));
    assert.equal(askAt(index, "Are you open on Saturday?", at("11:00")), "**Saturday**\n\nby appointment");
  });
});

describe("a sentence of hours that names no day tells when it opens and closes, and not on which days", () => {
  for (const [text, closes, onSunday] of [
    ["We are open from 9 to 5. Ring the bell.", "When do you close?", "Are you open on Sunday?"],
    ["Wir haben von 9 bis 17 Uhr geöffnet. Bitte läuten.", "Wann schließt ihr?", "Habt ihr am Sonntag offen?"],
    ["Nous sommes ouverts de 9 h à 17 h.", "À quelle heure fermez-vous ?", "Êtes-vous ouverts le dimanche ?"],
    ["Estamos abiertos de 9:00 a 17:00.", "¿A qué hora cierran?", "¿Abren los domingos?"],
    ["Siamo aperti dalle 9 alle 17.", "A che ora chiudete?", "Siete aperti la domenica?"],
    ["Wij zijn open van 9 tot 17 uur.", "Hoe laat sluiten jullie?", "Zijn jullie zondag open?"],
    ["Estamos abertos das 9h às 17h.", "A que horas fecham?", "Abrem ao domingo?"],
  ] as const) {
    test(text, () => {
      const index = new PassageIndex();
      index.addAll([prose("hours", "Visit", text), prose("team", "Team", "Ida Brandt leads the house.")]);
      assert.match(answerInDialogue(index, closes, []).text, /9/);
      const { support, text: said } = answerInDialogue(index, onSunday, []);
      assert.equal(said, support.map(({ passage }) => passage).join("\n"));
    });
  }
});

test('"When are you there?" asks for the hours', () => {
  const index = new PassageIndex();
  index.addAll([
    prose("hours", "Visit", "We are open from 9 am to 5 pm, Monday to Friday."),
    prose("team", "Team", "Ida Brandt leads the house."),
  ]);
  assert.match(answerInDialogue(index, "When are you there?", []).text, /9 am to 5 pm/);
});
