import { stemEnglish } from "./english-stemmer.ts";
import type { Language } from "./language.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const TELLING_WORDS = setOf("who whom whose what when where why how which can out off up down over not without");

const STOP_WORDS = setOf(`
  a an the and or but nor if then so than as at by for from in into of off on onto out over to up with without about
  i me my mine myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
  it its itself they them their theirs themselves this that these those there here
  am is are was were be been being do does did doing done have has had having will would shall should could may might must
  who whom whose what when where why how which can cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt
  shouldnt couldnt havent hasnt hadnt not no too very just also s t m re ve ll d im youre theyre theyve weve youve ill
  whats wheres whos hows thats theres per via until while because since during whether although though both
`);

const LIGHT_WORDS = setOf(`
  please hi hello hey dear thanks thank thx ok okay sorry pls plz sir madam
  tell know want wants wanted need needs needed like get gets getting got gotten give gives given let lets make makes made
  go goes going gone come comes take takes taken use uses using used find found see seen look looking try trying tried
  say said ask asked asking wonder wondering help explain describe show think mean means understand question answer
  information info detail details possible possibly way thing things something anything someone anyone everything
  able us one ones much many more most some any all each every other another such same own only even still already
  now really actually currently exactly usually maybe perhaps quick quickly kind sort type lot etc
  before after again along upon within allow allowed offer offers offered provide provides provided available
  happen happens happened seem keep put work works
`);

const NUMBER_FOLLOWS_HOW = setOf(
  "much many long old often far big large high tall fast soon late early deep heavy wide",
);
const NUMBER_FOLLOWS_WHAT = setOf(
  "time date year day month age price cost number percentage percent fee hours temperature",
);
const BACK_REFERENCES = setOf(
  "it its they them their he she his her this these those that such then there however also otherwise",
);

export const english: Language = {
  code: "en",
  stopWords: STOP_WORDS,
  tellingWords: TELLING_WORDS,
  backReferences: BACK_REFERENCES,
  stem: stemEnglish,
  isLight(word, before) {
    if (LIGHT_WORDS.has(word)) return true;
    if (before === "how") return NUMBER_FOLLOWS_HOW.has(word);
    return (before === "what" || before === "which") && NUMBER_FOLLOWS_WHAT.has(word);
  },
  asksForNumber(words) {
    return words.some((word, at) => {
      const following = words[at + 1] ?? "";
      if (word === "when") return true;
      if (word === "how") return NUMBER_FOLLOWS_HOW.has(following);
      return (word === "what" || word === "which") && NUMBER_FOLLOWS_WHAT.has(following);
    });
  },
};
