import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { PassageIndex } from "../../finding/passage-index.ts";
import { readOpenings } from "../../reading/facts/read-openings.ts";
import { languageOf } from "../../reading/languages.ts";
import type { IndexedDocument } from "../../retrieval.ts";
import { askAt, at, indexOf } from "../../testing/ask-at.ts";
import { page } from "../../testing/websites/website.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";
import type { LocalTime } from "../answer-offline.ts";

describe("whether it is open is told in the language of the question, with the row of the day", () => {
  for (const [language, title, text, open, then, closed] of [
    [
      "en",
      "Opening hours",
      "| Day | Open |\n| --- | --- |\n| Monday | closed |\n| Tuesday – Friday | 9:00 – 17:30 |\n| Saturday | 10–2 |",
      ["Are you open now?", /^Yes\. Open right now:\n.*Tuesday – Friday \| 9:00/s],
      ["Are you open tomorrow?", /^Yes\. Open:\n.*Tuesday – Friday/s],
      ["Are you closed on Mondays?", /^Yes\. Closed:\n.*Monday \| closed/s],
    ],
    [
      "de",
      "Öffnungszeiten",
      "Mo: Ruhetag\n\nDi–Fr: 9–17:30 Uhr\n\nSa: 10–14 Uhr",
      ["Habt ihr gerade offen?", /^Ja\. Gerade geöffnet:\nDi–Fr/],
      ["Ist morgen geöffnet?", /^Ja\. Geöffnet:\nDi–Fr/],
      ["Habt ihr montags geschlossen?", /^Ja\. Geschlossen:\nMo: Ruhetag/],
    ],
    [
      "fr",
      "Horaires d'ouverture",
      "Lundi : fermé\n\nDu mardi au vendredi : de 9h à 17h30\n\nSamedi : 10h-14h",
      ["Êtes-vous ouverts en ce moment ?", /^Oui\. Ouvert en ce moment :\nDu mardi/],
      ["Vous êtes ouverts demain ?", /^Oui\. Ouvert :\nDu mardi/],
      ["Est-ce fermé le lundi ?", /^Oui\. Fermé :\nLundi/],
    ],
    [
      "es",
      "Horario de apertura",
      "Lunes: cerrado\n\nDe martes a viernes: de 9:00 a 17:30\n\nSábado: 10:00 - 14:00",
      ["¿Está abierto ahora?", /^Sí\. Abierto en este momento:\nDe martes/],
      ["¿Abrís mañana?", /^Sí\. Abierto:\nDe martes/],
      ["¿Está cerrado los lunes?", /^Sí\. Cerrado:\nLunes/],
    ],
    [
      "it",
      "Orari di apertura",
      "Lunedì: chiuso\n\nDal martedì al venerdì: dalle 9:00 alle 17:30\n\nSabato: 10:00 - 14:00",
      ["Siete aperti adesso?", /^Sì\. Aperto in questo momento:\nDal martedì/],
      ["Siete aperti domani?", /^Sì\. Aperto:\nDal martedì/],
      ["È chiuso il lunedì?", /^Sì\. Chiuso:\nLunedì/],
    ],
    [
      "nl",
      "Openingstijden",
      "Maandag: gesloten\n\nDinsdag tot vrijdag: 9.00 – 17.30 uur\n\nZaterdag: 10.00 – 14.00 uur",
      ["Zijn jullie nu open?", /^Ja\. Nu open:\nDinsdag/],
      ["Zijn jullie morgen open?", /^Ja\. Open:\nDinsdag/],
      ["Is het op maandag gesloten?", /^Ja\. Gesloten:\nMaandag/],
    ],
    [
      "pt",
      "Horário de abertura",
      "Segunda-feira: fechado\n\nDe terça a sexta-feira: das 9h às 17h30\n\nSábado: 10h00 - 14h00",
      ["Está aberto agora?", /^Sim\. Aberto neste momento:\nDe terça/],
      ["Está aberto amanhã?", /^Sim\. Aberto:\nDe terça/],
      ["Está fechado à segunda-feira?", /^Sim\. Fechado:\nSegunda/],
    ],
  ] as const) {
    test(language, () => {
      const index = indexOf(page("hours", title, `# ${title}\n\n${text}`));
      for (const [question, told] of [open, then, closed]) assert.match(askAt(index, question, at("11:00")), told);
      const { phrases } = languageOf(language);
      const begins = (question: string, told: string, now: LocalTime): void => {
        const said = askAt(index, question, now);
        assert.ok(said.includes(`. ${told}\n`), said);
      };
      begins(open[0], phrases.closedNow, at("17:30"));
      begins(open[0], phrases.closedNow, at("08:59"));
      begins(open[0], phrases.closedNow, at("11:00", 0));
      begins(open[0], phrases.openNow, at("13:59", 5));
      begins(then[0], phrases.closedThen, at("11:00", 6));
    });
  }
});

describe("what the rows leave open is not said", () => {
  const told = (rows: string): PassageIndex => indexOf(page("hours", "Opening hours", `# Opening hours\n\n${rows}`));

  test("a row without an end, with an exception or with columns of several things is given alone", () => {
    for (const rows of [
      "Monday to Friday: from 9:00, Saturday by appointment",
      "Daily 9:00 – 17:00, except Tuesday",
      "| | Shop | Workshop |\n| --- | --- | --- |\n| Tuesday | 9 – 12 | 13 – 17 |",
    ]) {
      const said = askAt(told(rows), "Are you open now?", at("12:30"));
      assert.doesNotMatch(said, /^(?:Yes|No)\./, said);
      assert.match(said, /9/);
    }
  });

  test("a question for a time, and a part of the day, are answered by the row alone", () => {
    const index = told("Tuesday: 9:00 – 17:00");
    for (const question of ["When are you open today?", "Are you open tonight?", "Are you open today at 18:00?"])
      assert.match(askAt(index, question, at("12:30")), /^Tuesday/, question);
  });

  test("without a clock the rows are given", () => {
    const { text } = answerInDialogue(told("Tuesday: 9:00 – 17:00"), "Are you open now?", []);
    assert.match(text, /^Tuesday/);
  });
});

test("the hours of a date go before those of its weekday", () => {
  const index = indexOf(
    page(
      "hours",
      "Opening hours",
      "# Opening hours\n\nMonday – Saturday: 9:00 – 18:00\n\n24 December: 9:00 – 12:00\n\n25 December: closed",
    ),
  );
  assert.match(askAt(index, "Are you open now?", at("13:00", 3, 24, 12)), /^No\. Closed right now:\n.*24 December/s);
  assert.match(askAt(index, "Are you open tomorrow?", at("13:00", 3, 24, 12)), /^No\. Closed:\n.*25 December/s);
  assert.match(askAt(index, "Are you open now?", at("13:00", 3, 3, 12)), /^Yes/);
});

test("what opened in the evening is open after midnight", () => {
  const index = indexOf(
    page(
      "hours",
      "Opening hours",
      "# Opening hours\n\nSunday – Thursday: 18:00 – 23:00\n\nFriday, Saturday: 20:00 – 2:00",
    ),
  );
  assert.match(askAt(index, "Are you open now?", at("01:30", 5)), /^Yes\. Open right now:\nFriday/);
  assert.match(askAt(index, "Are you open now?", at("02:00", 5)), /^No\. Closed right now:/);
  assert.match(askAt(index, "Are you open now?", at("01:30", 4)), /^No\. Closed right now:/);
});

test('"and on Sunday?" goes on asking whether it is open', () => {
  const index = indexOf(page("hours", "Opening hours", "# Opening hours\n\nSaturday: 9:00 – 18:00\n\nSunday: closed"));
  const options = { strictness: "balanced", canHandOver: false, now: at("11:00", 5) } as const;
  const first = answerInDialogue(index, "Are you open now?", [], options);
  assert.match(first.text, /^Yes\. Open right now:\nSaturday/);
  const citedSourceIds = first.support.map(({ document }: { document: IndexedDocument }) => document.sourceId);
  const turn = { question: "Are you open now?", citedTitles: ["Opening hours"], citedSourceIds, choices: [] };
  assert.match(answerInDialogue(index, "And on Sunday?", [turn], options).text, /^No\. Closed:\nSunday/);
});

test("openings are read as they are written", () => {
  const [en, de, fr] = [languageOf("en"), languageOf("de"), languageOf("fr")];
  const hours = (openings: ReturnType<typeof readOpenings>) => openings?.map(({ from, to }) => [from / 60, to / 60]);
  assert.deepEqual(hours(readOpenings("Monday 9-5", 1, en)), [[9, 17]]);
  assert.deepEqual(hours(readOpenings("Monday 9 am to 5:30 pm", 1, en)), [[9, 17.5]]);
  assert.deepEqual(hours(readOpenings("Monday 1–5pm", 1, en)), [[13, 17]]);
  assert.deepEqual(hours(readOpenings("Monday 10 a.m. – 12 p.m.", 1, en)), [[10, 12]]);
  assert.deepEqual(hours(readOpenings("Mo–Fr 9–12 und 14–18 Uhr, Sa 10–13 Uhr", 1 << 2, de)), [
    [9, 12],
    [14, 18],
  ]);
  assert.deepEqual(hours(readOpenings("Mo–Fr 9–12 und 14–18 Uhr, Sa 10–13 Uhr", 1 << 5, de)), [[10, 13]]);
  assert.deepEqual(hours(readOpenings("Mo–Fr 9–12 Uhr, Sa geschlossen", 1 << 5, de)), []);
  assert.deepEqual(hours(readOpenings("mardi 9h30-12h et 14h-18h15", 1 << 1, fr)), [
    [9.5, 12],
    [14, 18.25],
  ]);
  assert.equal(readOpenings("ab 9 Uhr", 1, de), undefined);
  assert.equal(readOpenings("Montag 9–12 Uhr, geschlossen 10–11 Uhr", 1, de), undefined);
});

test("the day after the last of a month, and the evening before the first of a year, are days of their own", () => {
  const hours = "Monday – Sunday: 9:00 – 17:00\n\n1 May: closed\n\n31 December: 18:00 – 06:00";
  const index = indexOf(page("/hours", "Opening hours", hours));
  assert.match(askAt(index, "Are you open tomorrow?", at("12:00", 3, 30, 4)), /^No\. Closed:\n.*1 May/s);
  assert.match(askAt(index, "Are you open now?", at("05:00", 4, 1, 1)), /^Yes\. Open right now:\n.*31 December/s);
});

test("a part of a day is told by its row, which says until when", () => {
  const hours = "| Day | Open |\n| --- | --- |\n| Wednesday | 9:00 – 12:30 |\n| Thursday | 9:00 – 18:00 |";
  const index = indexOf(page("/hours", "Opening hours", hours));
  for (const part of ["afternoon", "evening"]) {
    const told = askAt(index, `Are you open on Wednesday ${part}?`, at("12:00"));
    assert.match(told, /9:00 – 12:30/);
    assert.doesNotMatch(told, /Yes/);
  }
});
