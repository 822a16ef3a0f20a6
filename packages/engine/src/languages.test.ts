// Long because one description of a language is read here in all its parts.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { describe, test } from "node:test";

/** Lists the invented language as a contributor would: one line in languages.ts and its import. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/engine/src/reading/languages.ts")) return loaded;
    const source = String(loaded.source);
    const listed = source.replace(/(languages[^=]*= \[[^\]]*)\]/, "$1, inventedLanguage]");
    assert.notEqual(listed, source);
    return { ...loaded, source: `import { inventedLanguage } from "../testing/invented-language.ts";\n${listed}` };
  },
});

const { inventedLanguage } = await import("./testing/invented-language.ts");
const {
  answerInDialogue,
  answerOffline,
  languageOf,
  languageOfAnger,
  PassageIndex,
  readConsent,
  readContactDetails,
  readPersonRequest,
  splitIntoSentences,
} = await import("./index.ts");
const { chooseFacts } = await import("./dialogue/facts/choose-facts.ts");
const { detectLanguage } = await import("./reading/detect-language.ts");
const { findNames, holdsName } = await import("./reading/find-names.ts");
const { isFiller } = await import("./language.ts");
const { isListItem } = await import("./reading/structure/is-list-item.ts");
const { languages } = await import("./reading/languages.ts");
const { contraries, readDeeds, sidesOf } = await import("./reading/message/read-deeds.ts");
const { splitQuestions } = await import("./dialogue/several/split-questions.ts");
const { tellClosest } = await import("./dialogue/topics/tell-closest.ts");
const { findActions } = await import("./reading/message/find-actions.ts");
const { formOfQuestion } = await import("./reading/message/form-of-question.ts");
const { isVague } = await import("./reading/message/is-vague.ts");
const { asksToGoOn } = await import("./person/asks-to-go-on.ts");
const { hasOnlyInterjections } = await import("./person/has-only-interjections.ts");
const { isUnfinished, readUtterance } = await import("./person/read-utterance.ts");
const { quoteTitle } = await import("./reading/message/quote-title.ts");
const { readCourtesies } = await import("./reading/message/read-courtesies.ts");
const { withoutLetterFrame } = await import("./reading/message/without-letter-frame.ts");
const { makeAnswer } = await import("./answering/make-answer.ts");
const { readWords } = await import("./reading/read-words.ts");
const { hasSignsOf, signsOfWord } = await import("./reading/signs-of-word.ts");
const { prose } = await import("./testing/fixture.ts");
const { unreadParts } = await import("./testing/invented-language.ts");

const qaa = languageOf("qaa");

function indexOf(...documents: ReturnType<typeof prose>[]): InstanceType<typeof PassageIndex> {
  const index = new PassageIndex();
  index.addAll(documents);
  return index;
}

const harbour = prose(
  "harbour",
  "Zu harbo",
  "Zu harbo zik gamla. Ni kostu dwo taleru. Zu wagon zik bluo, zu hallo rodu.",
);

describe("a language needs one description and one line in the list", () => {
  test("its questions and texts are recognised as its own", () => {
    assert.equal(indexOf(harbour).find("kwar zik zu harbo").query.language, "qaa");
    assert.equal(languages[detectLanguage([], "ŵŷ ŷŵ")]?.code, "qaa");
  });

  test("its words are read, stemmed and weighed by its rules", () => {
    assert.deepEqual(readWords("vlam'harbo"), ["vlam", "harbo"]);
    const { query, passages } = indexOf(harbour).find("kwar zik zu harboek");
    assert.deepEqual([query.kind, passages[0]?.document.sourceId], ["place", "harbour"]);
    assert.ok(isFiller(qaa, "plizu", undefined) && isFiller(qaa, "langu", "kwik") && !isFiller(qaa, "langu", "zu"));
  });

  test("a compound finds its parts, whatever letters are between, and a name the other one in brackets", () => {
    const index = indexOf(
      prose("wagon", "Zu wagon (aliu krado)", "Ni zik ŵŷ."),
      prose("hallo", "Zu ŵŷ", "Krado zik ŵŷ."),
    );
    assert.equal(index.find("kwar zik zu wagon").passages.length, 2);
    const { terms } = indexOf(harbour).find("kwar zik zu wagonyhallo").query;
    assert.deepEqual(terms[0]?.readAs, ["wagon", "hallo"]);
  });

  test("its abbreviations do not end a sentence, and its steps are items of a list", () => {
    const text = "Zu dokt. Varo numr. 5 zik komp. Zu numr. Varo.";
    const sentences = splitIntoSentences(text).map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(sentences, ["Zu dokt. Varo numr. 5 zik komp.", "Zu numr.", "Varo."]);
    assert.ok(isListItem("stapu 2: faru"));
  });

  test("an answer of the kind asked for is found and marked", () => {
    const index = indexOf(prose("wagon", "Zu wagon", "Zu wagon zik bluo. Ni kostu dwo tilu triu taleru unu majo."));
    const [support] = makeAnswer(index.find("kwik kostu zu wagon")).support;
    const { start = 0, end = 0, kind } = support?.highlight ?? {};
    assert.deepEqual([kind, support?.document.text.slice(start, end)], ["money", "dwo tilu triu taleru"]);
    const moment = makeAnswer(indexOf(prose("majo", "Zu wagon", "Zu wagon komu majo.")).find("kwan komu zu wagon"));
    assert.equal(moment.support[0]?.highlight, undefined);
  });

  test("its quantities, places and names are told apart", () => {
    const holds = (kind: "money" | "moment" | "extent" | "weight", ...words: string[]): boolean =>
      hasSignsOf(
        kind,
        words.reduce((signs, word) => signs | signsOfWord(word), 0),
      );
    assert.ok(holds("money", "nulkostu") && holds("moment", "mundi") && holds("extent", "dwo", "ellu"));
    assert.ok(holds("extent", "dwo", "stundu") && holds("weight", "dwo", "punku"));
    const place = (sentence: string): string | undefined => findNames("place", sentence, new Set())[0]?.text;
    assert.equal(place("Ni zik unu zu viku dzu Varo odu Belu."), "viku dzu Varo odu Belu");
    assert.equal(place("Ni zik apudu zu harbo."), "apudu zu harbo");
    assert.ok(holdsName("place", "Ni zik stratu.", new Set()));
    assert.equal(findNames("person", "Ni zik Varo vun Belu.", new Set())[0]?.text, "Varo vun Belu");
  });

  test("the assistant speaks it", () => {
    const index = indexOf(harbour);
    const says = (message: string): string => answerInDialogue(index, message, []).text;
    assert.deepEqual(["halu", "mersu", "adju", "zik tu maku?", "Tu suneru?"].map(says), [
      "Halu halu!",
      "Ni nulu.",
      "Adju adju!",
      "Mi maku.",
      "Mi maku.",
    ]);
    assert.equal(says("kwiku"), "Kwik mi aidu?");
    assert.equal(answerOffline(index, "kwo zik zu nulo").text, "Mi ne sabu.");
    assert.match(answerOffline(index, "kwik pundu zu harbo nulo").text, /^Mi ne sabu. Mi aidu tu: ‹Zu harbo›/);
    const alike = indexOf(
      prose("one", "Zu harbo bluo", "Zu harbo zik valu."),
      prose("two", "Zu harbo rodu", "Zu harbo zik valu."),
    );
    assert.match(answerOffline(alike, "kwar zik zu harbo valu gelbu").text, /^Kwel zik ni\?/);
    const offers = { strictness: "balanced", canHandOver: true } as const;
    const asksBack = answerInDialogue(alike, "zu maku rompu", [], offers);
    assert.equal(asksBack.text, "Kwik plu? Zik ni: ‹Zu harbo bluo›, ‹Zu harbo rodu›\n\nHomu zik apudu.");
    assert.deepEqual(["grru", "kwik farti", "tu bonu", "bonu"].map(says), [
      "Mi plora.",
      "Mi bonu.",
      "Mi joyu.",
      "Bonu. Plu?",
    ]);
    assert.equal(says("kwo tu faru"), "Mi respondu. Kwik mi aidu?");
    assert.deepEqual(
      [
        qaa.phrases.handOver,
        qaa.phrases.personAnswers,
        qaa.phrases.askToHandOver,
        qaa.phrases.askToAct,
        qaa.phrases.yes,
        qaa.phrases.no,
        qaa.phrases.leftOut(3),
        qaa.phrases.notDone,
        qaa.phrases.done,
        qaa.phrases.didNotWork,
        qaa.phrases.mayBeDone,
        qaa.phrases.goesOnIn("‹Zu harbo›"),
        qaa.phrases.askForContact,
        qaa.phrases.askForContactAgain,
        qaa.phrases.contactNoted("Varo"),
        qaa.phrases.teamIsAway("lundu"),
        ...Object.values(qaa.phrases.transcript),
        ...Object.values(qaa.phrases.aloud),
      ],
      [
        "Mi dona homu.",
        "Homu sagu.",
        "Mi dona homu, jesu?",
        "Mi faru, jesu?",
        "jesu",
        "nonu",
        "3 signoj",
        "Mi ne faru.",
        "Mi faris.",
        "Mi ne povu.",
        "Mi ne sabu faru.",
        "Mi gora ‹Zu harbo›.",
        "Kwo tu nomu edo telefu?",
        "Nulu telefu.",
        "Skribu: Varo",
        "Homu ne zik: lundu.",
        ...["Skribu", "Tu", "Maku", "Homi", "Fonti", "Plu ne zik."],
        ...[
          "Kodu",
          "Kodu longa.",
          "Mi seku.",
          "Momentu.",
          "Moru venu.",
          "Mi ne audu.",
          "Kwik moru?",
          "Mi faltu.",
          "Tro multu.",
        ],
      ],
    );
  });

  test("a follow-up in it goes on with the question before", () => {
    const index = indexOf(harbour, prose("mill", "Zu milu", "Zu milu zik alta. Ni kostu triu taleru."));
    const history = [{ question: "kwar zik zu milu", citedTitles: ["Zu milu"], citedSourceIds: ["mill"], choices: [] }];
    assert.match(answerInDialogue(index, "kwik kostu ni", history).text, /triu taleru/);
    assert.match(answerInDialogue(index, "edo kwik kostu", history).text, /triu taleru/);
  });

  test("several questions in it are answered one by one, and a topic is picked", () => {
    const index = indexOf(harbour, prose("mill", "Zu milu", "Zu milu zik alta. Ni kostu triu taleru."));
    const { text } = answerInDialogue(
      index,
      "kwik kostu zu harbo edo kwik kostu zu milu edo kwo zik nulo edo kwo zik varo",
      [],
    );
    assert.match(text, /dwo taleru.*triu taleru.*Odu ‹kwo zik nulo›: mi ne sabu.*Restu posu.$/s);
    const choices = ["one", "mill"].map((sourceId) => ({ title: `Zu ${sourceId}`, sourceId }));
    const history = [{ question: "zu maku rompu", citedTitles: [], citedSourceIds: [], choices }];
    for (const pick of ["sekundu", "zu finu"]) assert.match(answerInDialogue(index, pick, history).text, /triu taleru/);
    for (const pick of ["chiu", "ambu"]) assert.match(answerInDialogue(index, pick, history).text, /triu taleru/);
    assert.equal(answerInDialogue(index, "nul", history).act, "decline");
  });

  test("requests for a person, yes and no are understood in it", () => {
    for (const message of ["Mi homu parlu!", "Telefu mi"])
      assert.equal(readPersonRequest(message)?.language.code, "qaa");
    assert.deepEqual(
      ["Mi homu parlu!", "Telefu mi"].map((message) => readPersonRequest(message)?.isCallBack),
      [undefined, true],
    );
    assert.equal(readContactDetails("nomu zik varo vunu", qaa).name, "varo vunu");
    assert.equal(readContactDetails("na zik Varo", qaa).name, "Varo");
    assert.equal(readContactDetails("na zik varo", qaa).name, undefined);
    assert.equal(readPersonRequest("nonu mi homu parlu"), undefined);
    assert.notEqual(readPersonRequest("nonu maku"), undefined);
    assert.notEqual(readPersonRequest("Zik tu maku oru mi homu parlu?"), undefined);
    assert.ok(languageOfAnger("Grru!") && !languageOfAnger("Telefu mi"));
    assert.deepEqual([readConsent("Jesu, plizu!"), readConsent("nonu")], ["yes", "no"]);
  });

  test("what is said into the other's speech is read by its words", () => {
    const kinds = ["mmu", "haltu", "zu wagon"].map((text) => readUtterance(text, qaa));
    assert.deepEqual(kinds, ["backchannel", "interruption", "words"]);
    assert.ok(isUnfinished("zu wagon ku", qaa));
    assert.ok(hasOnlyInterjections("Uhu, uhu"));
    assert.ok(asksToGoOn("gora", qaa));
    assert.deepEqual(
      [
        ...[qaa.spoken.notUnderstood, qaa.spoken.knowsPhrasesOnly, qaa.spoken.recordingStopped],
        ...[qaa.spoken.tooLong, ...qaa.spoken.requests],
      ],
      ["Mi ni komprenu.", "Mi ni komprenu. Nur frazu.", "Nenio plu registras.", "Tro longa.", "homu plizu"],
    );
  });

  test("actions, forms of questions, vague messages and small talk are read by its words", () => {
    const found = (text: string): number => findActions(readWords(text), qaa);
    assert.deepEqual([found("forigu zu wagon"), found("metu zu wagon fora"), found("zu wagon")], [2, 2, 0]);
    assert.ok(qaa.statements.negations.test("nonu komu") && qaa.statements.reasons.test("caru komu"));
    assert.ok(qaa.statements.fault.test("defektu") && qaa.statements.remedy.test("solvo"));
    const form = (text: string): string | undefined => formOfQuestion(readWords(text), qaa);
    assert.deepEqual(["kialu ni", "kwik mi forigu", "zik ni bluo", "zu kwo", "wagon"].map(form), [
      ...["why", "how-to", "yes-no", "fact", undefined],
    ]);
    const vague = (text: string): boolean => isVague(readWords(text), qaa);
    assert.deepEqual(["zu maku rompu", "nuluju", "zu wagon rompu", "maku"].map(vague), [true, true, false, false]);
    const said = (text: string): string => [...(readCourtesies(text, "en")?.acts ?? [])].join(" ");
    assert.deepEqual(["halu amiku, kwik farti?", "adju, pardu!", "halu wagon"].map(said), [
      ...["greeting wellbeing", "goodbye apology", ""],
    ]);
    const letter = "Halu homi,\nmi esperu.\nzu wagon\nSaluti, Varo\n\nSendu mi";
    assert.equal(withoutLetterFrame(`Karu Varo, ${letter}`), "zu wagon");
    assert.equal(quoteTitle("Zu wagon", qaa), "‹Zu wagon›");
  });

  test("where are you? is asked of texts in its words", () => {
    const index = indexOf(prose("harbour", "Zu harbo", "Zu harbo zik unu Lumo, apudu zu stratu."));
    assert.match(answerInDialogue(index, "kwar zu maku rompu", []).text, /Lumo/);
  });

  test("what is asked of the listener is answered more surely by a text that says we", () => {
    const sure = (text: string): number =>
      answerOffline(indexOf(prose("harbour", "Zu harbo", text)), "kwan komu tu zu harbo valu").confidence;
    assert.ok(sure("Nu komu zu valu.") > sure("Ni komu zu valu."));
  });

  test("its facts are asked for in its words, and not looked for in its legal pages", () => {
    const index = indexOf(prose("harbour", "Zu harbo", "Zu harbo: +32 555 010 203"));
    const terms = index.find("kwan zu harbo valu").query.terms.filter(({ word }) => word === "harbo");
    const told = index.facts("telephone");
    const fact = { kind: "telephone", days: 0, from: 0, to: 0, terms, before: [], ways: [], roles: [] } as const;
    assert.equal(chooseFacts(told, fact, qaa)?.length, 1);
  });

  test("whether it is open is told in its words", () => {
    const index = indexOf(prose("harbour", "Zu harbo apu", "Lundu: 9 ghisu 17\n\nMardu: kludu\n\nZu harbo zik bluo."));
    const says = (question: string, hour: number): string => {
      const now = { weekday: 0, month: 6, day: 8, minutes: hour * 60 };
      return answerInDialogue(index, question, [], { strictness: "balanced", canHandOver: false, now }).text;
    };
    assert.equal(says("zik ni apu nun?", 9), "Jesu. Apu nun:\nLundu: 9 ghisu 17");
    assert.equal(says("zik ni apu nun?", 17), "Nonu. Kludu nun:\nLundu: 9 ghisu 17");
    assert.equal(says("zik ni apu morgu?", 9), "Nonu. Kludu:\nMardu: kludu");
    assert.equal(says("zik ni apu lundu?", 1), "Jesu. Apu:\nLundu: 9 ghisu 17");
  });

  test("who has a role, and the date of an event, are told by its words", () => {
    const index = indexOf(
      prose(
        "harbour",
        "Zu eventu",
        "Zu chefu: Varo Belun\n\nSubu chefu: Mira Nolun\n\nZu harbo zik bluo.\n\n## Zu milu\n\n12.06.2026\n\n## Zu kaju\n\n13.06.2026",
      ),
    );
    const says = (question: string): string => answerInDialogue(index, question, []).text;
    assert.equal(says("kwo zik zu chefu?"), "Zu chefu: Varo Belun");
    assert.match(says("kwan komu zu milu?"), /12\.06\.2026$/);
  });

  test("opposites, what stands before a question, and the closest places are told by its words", () => {
    const sides = (text: string) => sidesOf(readDeeds(readWords(text), qaa));
    assert.deepEqual([...sides("nolu wagon")], [["0", 2]]);
    assert.equal(contraries(sides("apertu zu wagon"), sides("klozu zu wagon")).length, 1);
    assert.equal(sides("mea apertu").size, 0, "behind an article stands a thing");
    assert.deepEqual(splitQuestions("Kwar mi trovu, kwik mi forigu?", qaa).length, 1);
    const index = indexOf(prose("harbour", "Zu harbo", "## Zu wagon\n\nZu wagon valu.\n\n## Zu kaju\n\nZu kaju valu."));
    const found = index.find("zu wagon kaju");
    assert.match(
      tellClosest({ ...found, query: { ...found.query, language: "qaa" } })!,
      /^Nuk vorin\. Zikan:\n\n- ‹Zu wagon›: Zu wagon valu\.\n- ‹Zu kaju›/,
    );
  });

  test("no part of its description is left unread", () => assert.deepEqual([...unreadParts], []));
});

describe("what is of one language stands in words/, in reading/languages/, or in a folder named texts", () => {
  const root = join(import.meta.dirname, "../../..");
  const homes =
    /\.test\.ts$|\/(?:testing|bench)\/|^packages\/engine\/src\/reading\/languages(?:\/|\.ts$)|^packages\/engine\/vectors\/packages-to-read\.ts$|^packages\/documents\/src\/(?:files\/tables|pages)\/texts\/|^server\/(?:kernel\/pages|capabilities\/[\w-]+(?:\/[\w-]+)*)\/texts\/|^server\/kernel\/pages\/page-language\.ts$/;
  const files = globSync("{packages,server}/**/*.ts", { cwd: root, exclude: ["**/node_modules/**"] })
    .filter((path) => !homes.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  const real = languages.filter(({ code }) => code !== inventedLanguage.code);

  test("no table elsewhere is keyed by language code", () => {
    const codes = real.map(({ code }) => code).join("|");
    const key = new RegExp(`(?:^|[{,[(])\\s*["']?(${codes})["']?\\s*[:,\\]]`, "gm");
    const tables = files.filter(({ text }) => new Set([...text.matchAll(key)].map(([, code]) => code)).size >= 2);
    assert.deepEqual(
      tables.map(({ path }) => path),
      [],
    );
  });

  test("no file elsewhere holds a list of words of a language other than English", () => {
    const english = languageOf("en").stopWords;
    const foreign = new Set(real.flatMap(({ stopWords }) => [...stopWords].filter((word) => !english.has(word))));
    const wordy = files.flatMap(({ path, text }) => {
      const words = new Set(readWords(text).filter((word) => word.length >= 4 && foreign.has(word)));
      return words.size >= 6 ? [`${path}: ${[...words].join(" ")}`] : [];
    });
    assert.deepEqual(wordy, []);
  });
});
