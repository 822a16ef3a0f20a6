import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageIndex } from "../../finding/passage-index.ts";
import { page } from "../../testing/websites/website.ts";
import { answerInDialogue } from "../answer-in-dialogue.ts";

type Pages = Parameters<PassageIndex["addAll"]>[0];
const indexOf = (pages: Pages): PassageIndex => {
  const index = new PassageIndex();
  index.addAll(pages);
  return index;
};
const ask = (index: PassageIndex, question: string): string => answerInDialogue(index, question, []).text;

/** Each text holds a label with its value, a card with the name above, a card with the role above, a row, and a sentence. */
const sites: Record<
  string,
  { text: string; asks: readonly (readonly [question: string, name: RegExp, not?: RegExp])[] }
> = {
  en: {
    text: "# Our team\n\n**Director:** Ruth Ashdown\n\n**Treasurer:** Imran Holt\n\n### Colm Barry\n\nHead of the kitchen\n\n### Silvia Norris\n\nGardener\n\n| Course | Teacher |\n| --- | --- |\n| Pottery | Mabel Finch |\n| Weaving | Otis Grey |\n\nThe choir is run by Petra Lund and meets on Mondays.",
    asks: [
      ["Who is the director?", /Ruth Ashdown/, /Holt|Barry/],
      ["Who is your treasurer?", /Imran Holt/, /Ashdown/],
      ["Who runs the kitchen?", /Colm Barry/, /Ashdown|Lund/],
      ["who teaches weaving", /Otis Grey/, /Finch/],
      ["Who leads the choir?", /Petra Lund/, /Barry/],
    ],
  },
  de: {
    text: "# Unser Team\n\nVorsitzende: Clara Vogt\n\nSchatzmeister: Jonas Berg\n\n### Anna Lemke\n\nKüchenleiterin\n\n### Uwe Prell\n\nHausmeister\n\n| Kurs | Leitung |\n| --- | --- |\n| Töpfern | Kursleiterin Ines Rahn |\n| Weben | Kursleiter Olaf Grau |\n\nDen Chor leitet Petra Lund. Er probt montags.",
    asks: [
      ["Wer ist die Vorsitzende?", /Clara Vogt/, /Berg|Lemke/],
      ["Wer ist der Kassenwart?", /Jonas Berg/, /Vogt/],
      ["Wer leitet die Küche?", /Anna Lemke/, /Lund|Vogt/],
      ["Wer unterrichtet Weben?", /Olaf Grau/, /Rahn/],
      ["Wer leitet den Chor?", /Petra Lund/, /Lemke/],
    ],
  },
  fr: {
    text: "# Notre équipe\n\nPrésidente : Claire Vautrin\n\nTrésorier : Jonas Berger\n\n### Anne Lemoine\n\nResponsable de la cuisine\n\n| Atelier | Animation |\n| --- | --- |\n| Poterie | animatrice Inès Rahal |\n| Tissage | animateur Olivier Gris |\n\nLa chorale est dirigée par Petra Lunel. Elle répète le lundi.",
    asks: [
      ["Qui est la présidente ?", /Claire Vautrin/, /Berger/],
      ["Qui est le trésorier ?", /Jonas Berger/, /Vautrin/],
      ["Qui est responsable de la cuisine ?", /Anne Lemoine/, /Vautrin/],
      ["Qui anime l'atelier tissage ?", /Olivier Gris/, /Rahal/],
      ["Qui dirige la chorale ?", /Petra Lunel/, /Lemoine/],
    ],
  },
  es: {
    text: "# Nuestro equipo\n\nPresidenta: Clara Vidal\n\nTesorero: Jonás Bernal\n\n### Ana Lema\n\nResponsable de la cocina\n\n| Taller | Profesorado |\n| --- | --- |\n| Cerámica | profesora Inés Rana |\n| Telar | profesor Olmo Gris |\n\nEl coro lo dirige Petra Luna. Ensaya los lunes.",
    asks: [
      ["¿Quién es la presidenta?", /Clara Vidal/, /Bernal/],
      ["¿Quién es el tesorero?", /Jonás Bernal/, /Vidal/],
      ["¿Quién lleva la cocina?", /Ana Lema/, /Luna/],
      ["¿Quién imparte el taller de telar?", /Olmo Gris/, /Rana/],
      ["¿Quién dirige el coro?", /Petra Luna/, /Lema/],
    ],
  },
  it: {
    text: "# Il nostro gruppo\n\nPresidente: Clara Vitale\n\nTesoriere: Giona Berti\n\n### Anna Lemmi\n\nResponsabile della cucina\n\n| Corso | Docenza |\n| --- | --- |\n| Ceramica | insegnante Ines Rana |\n| Tessitura | insegnante Olmo Grigi |\n\nIl coro è diretto da Petra Luna. Prova il lunedì.",
    asks: [
      ["Chi è il presidente?", /Clara Vitale/, /Berti/],
      ["Chi è il tesoriere?", /Giona Berti/, /Vitale/],
      ["Chi è il responsabile della cucina?", /Anna Lemmi/, /Luna/],
      ["Chi insegna tessitura?", /Olmo Grigi/, /Rana/],
      ["Chi dirige il coro?", /Petra Luna/, /Lemmi/],
    ],
  },
  nl: {
    text: "# Ons team\n\nVoorzitter: Klara Vogel\n\nPenningmeester: Joris Berg\n\n### Anna Lemmens\n\nLeidster van de keuken\n\n| Cursus | Docent |\n| --- | --- |\n| Pottenbakken | docente Ines Raaf |\n| Weven | docent Otto Grijs |\n\nHet koor wordt geleid door dirigent en leider Petra Lund. Het repeteert op maandag.",
    asks: [
      ["Wie is de voorzitter?", /Klara Vogel/, /Berg/],
      ["Wie is de penningmeester?", /Joris Berg/, /Vogel/],
      ["Wie leidt de keuken?", /Anna Lemmens/, /Lund/],
      ["Wie geeft weven?", /Otto Grijs/, /Raaf/],
      ["Wie leidt het koor?", /Petra Lund/, /Lemmens/],
    ],
  },
  pt: {
    text: "# A nossa equipa\n\nPresidente: Clara Vidal\n\nTesoureiro: Jonas Bernardo\n\n### Ana Lemos\n\nResponsável da cozinha\n\n| Curso | Docência |\n| --- | --- |\n| Cerâmica | professora Inês Rana |\n| Tecelagem | professor Olavo Gris |\n\nO coro é dirigido pelo maestro e coordenador Pedro Luna. Ensaia à segunda-feira.",
    asks: [
      ["Quem é a presidente?", /Clara Vidal/, /Bernardo/],
      ["Quem é o tesoureiro?", /Jonas Bernardo/, /Vidal/],
      ["Quem é responsável pela cozinha?", /Ana Lemos/, /Luna/],
      ["Quem ensina tecelagem?", /Olavo Gris/, /Rana/],
      ["Quem dirige o coro?", /Pedro Luna/, /Lemos/],
    ],
  },
};

for (const [language, { text, asks }] of Object.entries(sites)) {
  describe(`who has a role is told from a page: ${language}`, () => {
    const index = indexOf([page("team", "Gorse Hall", text)]);
    for (const [question, name, not] of asks)
      test(question, () => {
        const said = ask(index, question);
        assert.match(said, name);
        if (not) assert.doesNotMatch(said, not);
      });
  });
}

describe("what is not told of people", () => {
  const index = indexOf([page("team", "Gorse Hall", sites.en!.text)]);
  test("a role that nobody has is not answered by another", () => {
    for (const question of ["Who is the secretary?", "Who teaches dancing?"])
      assert.doesNotMatch(ask(index, question), /Ashdown|Holt|Barry|Finch|Grey|Lund/, question);
  });

  test("a follow-up asks for another role, or for the same of another thing", () => {
    const turn = {
      question: "Who teaches weaving?",
      citedTitles: ["Gorse Hall"],
      citedSourceIds: ["team"],
      choices: [],
    };
    assert.match(answerInDialogue(index, "and pottery?", [turn]).text, /Mabel Finch/);
    assert.match(
      answerInDialogue(index, "and the treasurer?", [{ ...turn, question: "Who is the director?" }]).text,
      /Imran Holt/,
    );
  });
});

describe("the date of an event is told from headings, cards and tables", () => {
  for (const [language, text, asks] of [
    [
      "en",
      "# Dates\n\n## Summer fair\n\nSunday, 12 July 2026\n\n## Lantern walk\n\nFriday, 13 November 2026\n\n| Concert | Date |\n| --- | --- |\n| Brass band | 3 May |\n| Choir | 20 June |\n\n### Book market – 5 September",
      [
        ["When is the summer fair?", /12 July/],
        ["When is the lantern walk?", /13 November/],
        ["when does the brass band play", /3 May/],
        ["When is the book market?", /5 September/],
      ],
    ],
    [
      "de",
      "# Termine\n\n## Sommerfest\n\nSonntag, 12. Juli 2026\n\n## Laternenumzug\n\n13.11.2026\n\n| Konzert | Datum |\n| --- | --- |\n| Blaskapelle | 3. Mai |\n| Chor | 20. Juni |\n\n### Büchermarkt am 5. September",
      [
        ["Wann ist das Sommerfest?", /12\. Juli/],
        ["Wann findet der Laternenumzug statt?", /13\.11\./],
        ["Wann spielt die Blaskapelle?", /3\. Mai/],
        ["Wann ist der Büchermarkt?", /5\. September/],
      ],
    ],
    [
      "fr",
      "# Agenda\n\n## Fête d'été\n\nDimanche 12 juillet 2026\n\n| Concert | Date |\n| --- | --- |\n| Fanfare | 3 mai |\n| Chorale | 20 juin |",
      [
        ["Quand a lieu la fête d'été ?", /12 juillet/],
        ["Quand joue la fanfare ?", /3 mai/],
      ],
    ],
    [
      "es",
      "# Agenda\n\n## Fiesta de verano\n\nDomingo, 12 de julio de 2026\n\n| Concierto | Fecha |\n| --- | --- |\n| Charanga | 3 de mayo |\n| Coro | 20 de junio |",
      [
        ["¿Cuándo es la fiesta de verano?", /12 de julio/],
        ["¿Cuándo toca la charanga?", /3 de mayo/],
      ],
    ],
    [
      "it",
      "# Eventi\n\n## Festa d'estate\n\nDomenica 12 luglio 2026\n\n| Concerto | Data |\n| --- | --- |\n| Fanfara | 3 maggio |\n| Coro | 20 giugno |",
      [
        ["Quando è la festa d'estate?", /12 luglio/],
        ["Quando suona la fanfara?", /3 maggio/],
      ],
    ],
    [
      "nl",
      "# Agenda\n\n## Zomerfeest\n\nZondag 12 juli 2026\n\n| Concert | Datum |\n| --- | --- |\n| Fanfare | 3 mei |\n| Koor | 20 juni |",
      [
        ["Wanneer is het zomerfeest?", /12 juli/],
        ["Wanneer speelt de fanfare?", /3 mei/],
      ],
    ],
    [
      "pt",
      "# Agenda\n\n## Festa de verão\n\nDomingo, 12 de julho de 2026\n\n| Concerto | Data |\n| --- | --- |\n| Fanfarra | 3 de maio |\n| Coro | 20 de junho |",
      [
        ["Quando é a festa de verão?", /12 de julho/],
        ["Quando toca a fanfarra?", /3 de maio/],
      ],
    ],
  ] as const) {
    const index = indexOf([page("dates", "Gorse Hall", text)]);
    for (const [question, date] of asks)
      test(`${language}: ${question}`, () => {
        const said = ask(index, question);
        assert.match(said, date);
        assert.ok(said.length < 80, said);
      });
  }

  test("the day on which a text was written is no day of what it tells", () => {
    const index = indexOf([
      page(
        "news",
        "Gorse Hall news",
        "# News\n\n## The summer fair was a success\n\n20 July 2026\n\nThank you all for coming. We sold many cakes.",
      ),
    ]);
    assert.doesNotMatch(ask(index, "When is the summer fair?"), /^20 July|\n20 July/);
  });
});

describe("a deputy is not who is asked for, unless nobody else has the role", () => {
  for (const [language, intro, role, deputy, ofRole, ofDeputy] of [
    [
      "en",
      "These people work in the house for you.",
      "Managing director",
      "Deputy managing director",
      "Who is the managing director?",
      "Who is the deputy managing director?",
    ],
    [
      "de",
      "Diese Menschen arbeiten für Sie in unserem Haus.",
      "Leiterin",
      "Stellvertretende Leiterin",
      "Wer ist die Leiterin?",
      "Wer ist die stellvertretende Leiterin?",
    ],
    [
      "fr",
      "Ces personnes travaillent pour vous dans notre maison.",
      "Directrice",
      "Directrice adjointe",
      "Qui est la directrice ?",
      "Qui est la directrice adjointe ?",
    ],
    [
      "es",
      "Estas personas trabajan para usted en nuestra casa.",
      "Directora",
      "Directora adjunta",
      "¿Quién es la directora?",
      "¿Quién es la directora adjunta?",
    ],
    [
      "it",
      "Queste persone lavorano per voi nella nostra casa.",
      "Direttrice",
      "Vice direttrice",
      "Chi è la direttrice?",
      "Chi è la vice direttrice?",
    ],
    [
      "nl",
      "Deze mensen werken voor u in ons huis.",
      "Directeur",
      "Adjunct-directeur",
      "Wie is de directeur?",
      "Wie is de adjunct-directeur?",
    ],
    [
      "pt",
      "Estas pessoas trabalham para si na nossa casa.",
      "Diretora",
      "Diretora adjunta",
      "Quem é a diretora?",
      "Quem é a diretora adjunta?",
    ],
  ] as const) {
    test(language, () => {
      const card = (name: string, has: string): string => `## ${name}\n\n${has}`;
      const both = indexOf([
        page("team", "Team", `# Team\n\n${intro}\n\n${card("Ada Fern", deputy)}\n\n${card("Bo Stone", role)}`),
      ]);
      assert.equal(ask(both, ofRole), `Bo Stone\n\n${role}`);
      assert.equal(ask(both, ofDeputy), `Ada Fern\n\n${deputy}`);
      const one = indexOf([page("team", "Team", `# Team\n\n${intro}\n\n${card("Ada Fern", deputy)}`)]);
      assert.equal(ask(one, ofRole), `Ada Fern\n\n${deputy}`);
    });
  }

  test("which a compound says as well, and capital letters do not hide", () => {
    const club = indexOf([
      page(
        "team",
        "Verein",
        "# Verein\n\nDiese Menschen arbeiten für Sie in unserem Haus.\n\n**Vizepräsidentin:** Ada Fern\n\n**Präsidentin:** Mia Stein",
      ),
    ]);
    assert.match(ask(club, "Wer ist die Präsidentin?"), /^\*\*Präsidentin:\*\* Mia Stein$/);
    assert.match(ask(club, "Wer ist die Vizepräsidentin?"), /^\*\*Vizepräsidentin:\*\* Ada Fern$/);
    const cards = "# Team\n\n## Ada Fern\n\nDeputy Managing Director\n\n## Bo Stone\n\nManaging Director";
    const team = indexOf([page("team", "Team", cards)]);
    assert.equal(ask(team, "Who is the managing director?"), "Bo Stone\n\nManaging Director");
  });
});
