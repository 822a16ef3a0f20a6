import type { AnswerKind } from "../answer-kind.ts";
import { type Language, setOf } from "../language.ts";
import { stemEnglish } from "./english-stemmer.ts";

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
const MOMENT_AFTER_WHAT = setOf("time date day days year month");
const NUMBER_NOUNS = setOf("age number percentage percent share temperature size population");
const SIZE_NOUNS = setOf("height length width depth diameter");
const KIND_AFTER_HOW = new Map<string, AnswerKind>([
  ["many", "number"],
  ["long", "extent"],
  ["old", "number"],
  ["far", "extent"],
  ["big", "number"],
  ["large", "number"],
  ["high", "size"],
  ["tall", "size"],
  ["deep", "size"],
  ["wide", "size"],
  ["heavy", "weight"],
]);
const COSTS = setOf("cost costs price prices priced fee fees charge charges pay");
const WEIGHS = setOf("weigh weighs weight");
const FOLLOWS_MUCH = setOf("is are was were does do did would will for to can must should it the a an");
const OPENS_YES_OR_NO = setOf("is are was were do does did can could may will would should has have");
const KIND_WORDS = {
  money: setOf("cost costs price prices priced fee fees charge charges charged pay paid much expensive rate"),
  extent: setOf("long take takes far last lasts length distance"),
  weight: setOf("weigh weighs weight heavy much"),
  size: setOf("high higher tall deep deepest wide height depth width"),
  number: setOf("many old big large age size much"),
  moment: setOf("time date day year month"),
  place: setOf("located location address find situated"),
} satisfies Language["kindWords"];
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
  joinsWords: false,
  kindWords: KIND_WORDS,
  phrases: {
    declines: "I don't know the answer to that.",
    helpsWith: "I can help with:",
    asksWhich: "Do you mean one of these?",
    greets: "Hello! What would you like to know?",
    isWelcome: "You're welcome.",
    saysGoodbye: "Goodbye!",
    asksForQuestion: "What would you like to know?",
    greeting:
      /^(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|team|again|bot))?$/,
    thanks:
      /^(?:(?:ok|okay|great|perfect|cool|super|good|fine|alright|all right|brilliant)? ?(?:many |big )?(?:thanks|thank you|thank u|thx|cheers|ty)(?: (?:a lot|very much|so much|you|again|for your help|for the help|for that|then))*)$/,
    goodbye:
      /^(?:ok |okay )?(?:bye|goodbye|bye bye|good bye|see you|see ya|see you later|farewell|good night|have a (?:nice|good) (?:day|evening|weekend))(?: (?:then|now|soon))?$/,
    unclear:
      /^(?:sorry )?(?:what do you mean|what does (?:that|this|it) mean|what was that|i (?:don't|dont) (?:understand|get (?:it|that))|pardon|come again|can you explain(?: that| this)?|explain(?: that| this)?|huh|what)(?: (?:by that|exactly))?$/,
    goesOn: /^(?:and|or|but|also|then|what about|how about|what if|(?:no )?i meant?|no)\b/,
    pronouns: setOf("it its they them their he him his she her hers this that these those there one ones here then"),
  },
  kindAsked,
};

function kindAsked(words: readonly string[]): AnswerKind | undefined {
  for (const [at, word] of words.entries()) {
    const following = words[at + 1] ?? "";
    if (word === "how" && following === "much") return kindOfMuch(words, at + 2);
    if (word === "how" && following !== "") return KIND_AFTER_HOW.get(following);
    if (word === "when") return "moment";
    if (word === "where") return "place";
    if (word === "who" || word === "whom" || word === "whose") return "person";
    if (word === "what" || word === "which") return kindOfWhat(words, at + 1);
  }
  const isYesOrNo = OPENS_YES_OR_NO.has(words[0] ?? "");
  return !isYesOrNo && words.some((word) => word === "price" || word === "cost" || word === "costs")
    ? "money"
    : undefined;
}

/** "How much is it" asks for a price, "how much does it weigh" and "how much clay" do not. */
function kindOfMuch(words: readonly string[], from: number): AnswerKind {
  if (words.some((word) => WEIGHS.has(word))) return "weight";
  const following = words[from];
  const isPrice = following === undefined || FOLLOWS_MUCH.has(following);
  return isPrice || words.some((word) => COSTS.has(word)) ? "money" : "number";
}

function kindOfWhat(words: readonly string[], from: number): AnswerKind | undefined {
  const [first, second = ""] = words.slice(from);
  if (first !== undefined && MOMENT_AFTER_WHAT.has(first)) return "moment";
  if (words.some((word) => COSTS.has(word))) return "money";
  const noun = ["is", "are", "was"].includes(first ?? "") ? words.slice(from + 1, from + 4) : [first, second];
  if (noun.some((word) => word !== undefined && WEIGHS.has(word))) return "weight";
  if (noun.includes("address")) return "place";
  if (noun.some((word) => word !== undefined && SIZE_NOUNS.has(word))) return "size";
  return noun.some((word) => word !== undefined && NUMBER_NOUNS.has(word)) ? "number" : undefined;
}
