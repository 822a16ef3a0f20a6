import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../finding/passage-index.ts";
import { prose } from "../testing/index.ts";
import { answerInDialogue } from "./answer-in-dialogue.ts";
import { earlierTurn } from "./earlier-turn.ts";

type OfLanguage = {
  /** The titles and texts of the knowledge: the hours, a membership, workshops, parcels. */
  texts: readonly (readonly [title: string, text: string])[];
  /** Misspelt: the hours of a day that no text names. */
  hours: string;
  /** Words that name an article, and one of them misspelt. */
  titles: readonly string[];
  misspelt: string;
  /** The question could be of several articles by its words, and says which. */
  specific: string;
  yes: string;
  /** The reply to a "si" that takes nothing. */
  agreed: RegExp;
};

const languages: Record<string, OfLanguage> = {
  en: {
    texts: [
      ["Opening hours", "We are open from Monday to Friday from 9 am to 17.15. On Saturday from 10 am to 1 pm."],
      ["Memberships", "A membership costs 60 euro a year."],
      ["Workshops", "Workshops take place in the barn every second week."],
      ["Shipping", "Parcels arrive within three days."],
    ],
    hours: "openning hors wensday",
    titles: ["membership", "workshop"],
    misspelt: "wokshops",
    specific: "Where do the workshops take place?",
    yes: "yes",
    agreed: /^All right/,
  },
  de: {
    texts: [
      [
        "Öffnungszeiten",
        "Wir haben von Montag bis Freitag von 9 bis 17.15 Uhr geöffnet. Am Samstag von 10 bis 13 Uhr.",
      ],
      ["Mitgliedschaften", "Eine Mitgliedschaft kostet 60 Euro im Jahr."],
      ["Werkstattkurse", "Werkstattkurse finden jede zweite Woche in der Scheune statt."],
      ["Versand", "Pakete kommen innerhalb von drei Tagen an."],
    ],
    hours: "öfnungszeiten mitwoch",
    titles: ["mitgliedschaft", "versand"],
    misspelt: "werkstatkurse",
    specific: "Wo finden die Werkstattkurse statt?",
    yes: "ja",
    agreed: /^Alles klar/,
  },
  fr: {
    texts: [
      ["Horaires d'ouverture", "Nous sommes ouverts du lundi au vendredi de 9 h à 17 h 15. Le samedi de 10 h à 13 h."],
      ["Adhésions", "Une adhésion coûte 60 euros par an."],
      ["Ateliers", "Les ateliers ont lieu dans la grange une semaine sur deux."],
      ["Expédition", "Les colis arrivent dans les trois jours."],
    ],
    hours: "horraires ouverture mercrdi",
    titles: ["adhésion", "ateliers"],
    misspelt: "atelirs",
    specific: "Où ont lieu les ateliers ?",
    yes: "oui",
    agreed: /^Très bien/,
  },
  es: {
    texts: [
      ["Horario de apertura", "Abrimos de lunes a viernes de 9 a 17.15 horas. El sábado de 10 a 13 horas."],
      ["Cuotas de socio", "La cuota de socio cuesta 60 euros al año."],
      ["Talleres", "Los talleres tienen lugar en el granero cada dos semanas."],
      ["Envíos", "Los paquetes llegan en tres días."],
    ],
    hours: "orario apertura miercols",
    titles: ["cuotas", "talleres"],
    misspelt: "talleers",
    specific: "¿Dónde tienen lugar los talleres?",
    yes: "si",
    agreed: /^De acuerdo/,
  },
  it: {
    texts: [
      ["Orari di apertura", "Siamo aperti da lunedì a venerdì dalle 9 alle 17.15. Il sabato dalle 10 alle 13."],
      ["Iscrizioni", "L'iscrizione costa 60 euro all'anno."],
      ["Laboratori", "I laboratori si tengono nel fienile ogni due settimane."],
      ["Spedizione", "I pacchi arrivano entro tre giorni."],
    ],
    hours: "orrari apertura mercoldi",
    titles: ["iscrizione", "laboratori"],
    misspelt: "laboratrori",
    specific: "Dove si tengono i laboratori?",
    yes: "si",
    agreed: /^Va bene/,
  },
  nl: {
    texts: [
      [
        "Openingstijden",
        "We zijn open van maandag tot en met vrijdag van 9 tot 17.15 uur. Op zaterdag van 10 tot 13 uur.",
      ],
      ["Lidmaatschap", "Een lidmaatschap kost 60 euro per jaar."],
      ["Workshops", "De workshops zijn om de week in de schuur."],
      ["Verzending", "Pakketten komen binnen drie dagen aan."],
    ],
    hours: "openigstijden woensdg",
    titles: ["lidmaatschap", "verzending"],
    misspelt: "lidmatschap",
    specific: "Waar zijn de workshops?",
    yes: "ja",
    agreed: /^Goed/,
  },
  pt: {
    texts: [
      [
        "Horário de abertura",
        "Abrimos de segunda-feira a sexta-feira das 9 às 17.15 horas. Ao sábado das 10 às 13 horas.",
      ],
      ["Quotas de sócio", "A quota de sócio custa 60 euros por ano."],
      ["Oficinas", "As oficinas realizam-se no celeiro de duas em duas semanas."],
      ["Envios", "As encomendas chegam em três dias."],
    ],
    hours: "orario abertura quarta",
    titles: ["quotas", "oficinas"],
    misspelt: "oficnas",
    specific: "Onde se realizam as oficinas?",
    yes: "sim",
    agreed: /^Certo/,
  },
};

for (const [code, { texts, hours, titles, misspelt, specific, yes, agreed }] of Object.entries(languages)) {
  describe(`${code}: short and misspelt messages are read by the words of the knowledge`, () => {
    const index = new PassageIndex();
    index.addAll(texts.map(([title, text]) => prose(title, title, text)));

    test("the hours of a misspelt day are told", () =>
      assert.match(answerInDialogue(index, hours, []).text, /17(?:\.| h )15/));

    for (const title of titles)
      test(`a word that names an article leads to it: ${title}`, () =>
        assert.equal(answerInDialogue(index, title, []).answered, true));

    test("a misspelt word leads to its article or offers it", () => {
      const { choices, support } = answerInDialogue(index, misspelt, []);
      assert.equal([...choices, ...support.map(({ document }) => document)].length, 1);
    });

    test("a specific question is answered, not asked back", () =>
      assert.equal(answerInDialogue(index, specific, []).answered, true));

    test("yes and si take the one thing that is offered, and speak its language", () => {
      const sourceId = texts[0]![0];
      const turn = earlierTurn(misspelt, { support: [], choices: [{ title: sourceId, sourceId }] });
      for (const message of [yes, "si"]) assert.match(answerInDialogue(index, message, [turn]).text, /15/);
      for (const history of [[], [earlierTurn(specific, { support: [], choices: [] })]])
        assert.match(answerInDialogue(index, "si", history).text, agreed);
    });
  });
}
