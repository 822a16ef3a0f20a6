// Long because everything of English is in one file, its stemmer and irregular words included.

import type { AnswerKind } from "../../answer-kind.ts";
import { type Language, patternList, phraseList, wordSet } from "../../language.ts";
import { namesOfModels } from "../names-of-models.ts";
import { rememberStems } from "../remember-stems.ts";
import { en as messageWords } from "./messages/en.ts";
import { en as thesaurus } from "./thesaurus/en.ts";

const nounsOfAmounts = wordSet(
  "time date year day month age price cost number percentage percent fee hours temperature",
);

/** A visitor may ask for such a person. */
const personWords = String.raw`(?:(?:a|an|the|your|one of your|any|some|another) )?(?:(?:real|live|actual|human|genuine|different) )*(?:human(?: being)?s?|person|people|agents?|operators?|representatives?|reps?|advis[eo]rs?|consultants?|managers?|supervisors?|boss|employees?|colleagues?|(?:member of (?:your |the )?)?staff(?: member)?|(?:someone|somebody|anyone|anybody)(?! else)(?: (?:real|human|from|in|at|of)\b.{0,30})?|(?:customer |live |technical )?(?:support|service|care)(?: team| staff| agent)?|sales|team|helpdesk|help desk)\b(?!'s| account| discount| dashboard| role| settings| panel)`;

export const en: Language = {
  code: "en",
  ...messageWords,
  thesaurus,
  typicalLetters: "",
  stopWords: wordSet(`
    regarding concerning
    a an the and or but nor if then so than as at by for from in into of off on onto out over to up
    with without about i me my mine myself we our ours ourselves you your yours yourself yourselves
    he him his himself she her hers herself it its itself they them their theirs themselves this
    that these those there here am is are was were be been being do does did doing done have has
    had having will would shall should could may might must who whom whose what when where why how
    which can cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt
    havent hasnt hadnt not no too very just also s t m re ve ll d im youre theyre theyve weve youve
    ill whats wheres whos hows thats theres per via until while because since during whether
    although though both
    between among amongst toward towards unless however therefore otherwise whatever whenever
    wherever whichever ought
  `),
  distinctiveStopWords: wordSet(`
    who whom whose what when where why how which can out off up down over not without
  `),
  fillerWords: wordSet(`
    problem problems trouble issues
    please hi hello hey dear thanks thank thx ok okay sorry pls plz sir madam tell know want wants
    wanted need needs needed like get gets getting got gotten give gives given let lets make makes
    made go goes going gone come comes take takes taken use uses using used find found see seen
    look looking try trying tried say said ask asked asking wonder wondering help explain describe
    show think mean means understand question answer information info detail details possible
    possibly way thing things something anything someone anyone everything able us one ones much
    many more most some any all each every other another such same own only even still already now
    really actually currently exactly usually maybe perhaps quick quickly kind sort type lot etc
    before after again along upon within allow allowed offer offers offered provide provides
    provided supported supports available happen happens happened seem keep put work works wich whitch wat wut wanna
    gonna gotta cuz coz bc u ur ive tbh btw asap lol says saying tells telling shows showing showed
    asks knows knew looks looked thinks thinking finds helps helped
    yet under above below through throughout till against across around behind beside besides
    beyond near down unlike except despite instead rather never everyone everybody somebody
    nobody nothing neither either less least enough else
    bring brings
  `),
  circumstances: wordSet(`
    yesterday today tomorrow tonight morning afternoon evening night week weeks weekend month
    months year years day days hour hours minute minutes monday tuesday wednesday thursday friday
    saturday sunday january february march april june july august september october november
    december last next ago recently lately suddenly finally earlier later soon once twice
    christmas easter summer winter spring autumn mother father mum mom dad son daughter wife
    husband partner girlfriend boyfriend brother sister parents grandmother grandfather grandma
    grandpa kids kid child children boss friend friends neighbour neighbor colleague cousin uncle
    aunt flatmate roommate baby kitchen bedroom bathroom basement garage hallway attic living room
    upstairs downstairs garden house flat apartment office bought told noticed realised realized
    decided came went left arrived started stopped moved thought heard received called frustrated
    annoyed annoying desperate angry unhappy disappointed worried confused stupid ridiculous
    terrible awful damn bloody guys folks team two three four five six seven eight nine ten couple
    few several hundred pretty quite totally completely absolutely stuff anymore sure bunch big
    little small tiny huge bit lots whole alright whatsoever chance kinda sorta extra seems place
    moment problem trouble idea guy lady man woman toddler teenager ex mate cabin farmhouse porch
    student dorm cleaner nanny landlord tenant postman officer car hate love care worry freezing
    cheaper cheapest better best worse faster fastest slower bigger biggest smaller smallest
    larger longer shorter higher lower difference differences differ vs versus compare
    compared comparison
    accept accepts accepted accepting
  `),
  fillerWordsAfter: new Map([
    ["how", wordSet("much many long old often far big large high tall fast soon late early deep heavy wide")],
    ["what", nounsOfAmounts],
    ["which", nounsOfAmounts],
    ...["you", "it", "they", "app"].map((before) => [before, wordSet("support")] as const),
  ]),
  backReferences: wordSet(`
    it its they them their he she his her this these those that such then there however also
    otherwise
  `),
  alsoCalled: ["also known as", "also called", "formerly", "aka", "or"],
  elidedWords: wordSet(""),
  compoundLinks: null,
  verbPrefixes: wordSet(""),
  stem: rememberStems(stem),
  sentences: {
    abbreviations: wordSet(`
      mr mrs ms dr prof st sr jr rev hon gen col lt sgt capt vs eg ie cf approx al fig figs vol pp
      e.g i.e m.sc b.sc ph.d dept est inc ltd co corp
  `),
    abbreviationsOftenLast: wordSet("inc ltd co corp st al sr jr"),
    abbreviationsBeforeNumbers: wordSet("no nr nos art ch sec jan feb mar apr jun jul aug sep sept oct nov dec"),
    openers: wordSet("the a an we you i it he she they this that these in on at if when our your my for to"),
    stepWords: wordSet("step"),
  },
  answerKinds: {
    kindAsked,
    kindWords: {
      money: wordSet(
        "cost costs price prices priced fee fees charge charges charged pay paid much expensive pricey amount money rate",
      ),
      moment: wordSet("time date day year month soon quickly fast early late"),
      extent: wordSet("long take takes far last lasts length distance time"),
      weight: wordSet("weigh weighs weight heavy much"),
      size: wordSet("high higher tall deep deepest wide height depth width"),
      number: wordSet("many old big large age size much"),
      place: wordSet("located location address find situated"),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet(`
        two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
        sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
        hundred hundreds thousand million billion dozen half once twice none
      `),
      money: wordSet(`
        euro euros cent cents dollar dollars pound pounds pence penny franc francs krona kronor
        krone kroner crown crowns yen rupee rupees zloty
      `),
      free: wordSet("free gratis"),
      moment: wordSet(`
        january february march april may june july august september october november december jan
        feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday
        saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekday
        weekdays weekend weekends today tomorrow daily weekly monthly yearly annually noon midday
        midnight morning mornings evening evenings night spring summer autumn winter century am pm
        a.m p.m clock dawn dusk
      `),
      length: wordSet(`
        metre metres meter meters kilometre kilometres kilometer kilometers centimetre centimetres
        centimeter centimeters millimetre millimetres millimeter millimeters mile miles foot feet
        inch inches yard yards nautical
      `),
      duration: wordSet(`
        second seconds minute minutes hour hours day days night nights week weeks month months
        year years decade decades
      `),
      weight: wordSet(`
        gram grams kilo kilos kilogram kilograms tonne tonnes ton tons pound pounds ounce ounces
      `),
    },
    connectingWords: wordSet("to until till from and or of the at in on between"),
    ambiguousWords: wordSet("may march mar am pm a.m p.m clock second"),
  },
  places: {
    prepositions: ["in", "at", "on", "near", "from", "under", "above", "between", "through", "by"],
    articles: ["the\\s+", "our\\s+"],
    landmarkWords: ["next to", "opposite", "behind", "beside"],
    placeWords: [
      "street",
      "road",
      "avenue",
      "lane",
      "square",
      "quay",
      "station",
      "corner",
      "floor",
      "building",
      "room \\d",
      "address",
      "next to",
      "opposite",
      "behind",
      "beside",
      "minutes from",
      "(?:north|south|east|west)(?:ern)? (?:of|end|side)",
      "downstairs",
      "upstairs",
      "online",
    ],
    streetWords: [],
  },
  names: {
    beforePlaces: [],
    withinPlaces: ["of"],
    withinPersons: ["of"],
  },
  phrases: {
    noAnswer: "I don't know the answer to that.",
    canHelpWith: "I can help with:",
    chooseOne: "Do you mean one of these?",
    doYouMean: (title) => `Do you mean ${title}?`,
    greeting: "Hello! What would you like to know?",
    welcome: "You're welcome.",
    goodbye: "Goodbye!",
    nature: "I am an automatic assistant, not a person. What would you like to know?",
    askForQuestion: "What would you like to know?",
    askBack: "Could you tell me more? Is it about one of these?",
    offerPerson: "If you would like to talk to a colleague, just say so.",
    calm: "I am sorry about that. Please tell me in a few words what you need.",
    fine: "I'm fine, thank you! What would you like to know?",
    glad: "Thank you, I'm glad to help.",
    allRight: "All right. Is there anything else that you would like to know?",
    abilities: "I am an automatic assistant and answer questions.",
    notKnownPart: (part) => `On ${part}: I don't know the answer to that.`,
    restLater: "Please send me the rest in a new message.",
    askForContact:
      "I will pass this on, and a colleague will get in touch with you. What is your name, and at which phone number (with its country code) or e-mail address can we reach you?",
    askForContactAgain:
      "I could not read a phone number or an e-mail address there. Please write the number with its country code, for example +44 20 7946 0958, or an e-mail address.",
    contactNoted: (details) =>
      `I have noted this:\n\n${details}\n\nA colleague will get in touch with you. If something is wrong, just write it again.`,
    handOver: "I am passing you on to a colleague, who will answer here.",
    teamIsAway: (back) => `Our team is away at the moment. A colleague will answer here once we are back: ${back}.`,
    personAnswers: "A colleague will answer here.",
    transcript: {
      subject: "Transcript of a conversation",
      visitor: "Visitor",
      assistant: "Assistant",
      team: "Team",
      sources: "Sources",
      isCut: "Earlier messages are left out.",
    },
    askToHandOver: "Shall I pass you on to a colleague? Please answer yes or no.",
    askToAct: "Shall I do this? Please answer yes or no.",
    leftOut: (count) => `${count} characters left out`,
    notDone: "All right, I leave it.",
    done: "That is done.",
    didNotWork: "That did not work.",
    mayBeDone: "I was interrupted. It may or may not have been done. Please check.",
    goesOnIn: (title) => `It goes on in ${title}.`,
    aloud: {
      code: "Code",
      longCode: "Code, which I do not read aloud.",
      stillLooking: "I am still looking. Say “go on” to hear the answer.",
      oneMoment: "One moment, please.",
      moreFollows: "Say “go on” to hear the rest.",
      notHeard: "I did not hear a question. Please say it again.",
      anythingElse: "What else would you like to know?",
      failed: "Something went wrong. Please ask again.",
      tooMany: "Too many requests are coming in right now. Please try again in a minute.",
    },
  },
  smallTalk: {
    clarification:
      /^(?:sorry )?(?:what do you mean|what does (?:that|this|it) mean|what was that|i (?:don't|dont) (?:understand|get (?:it|that))|pardon|come again|can you explain(?: that| this)?|explain(?: that| this)?|huh|what)(?: (?:by that|exactly))?$/,
    nature: patternList(
      {
        machine: `(?:bot|chat bot|chatbot|robot|machine|ai|computer|program|algorithm|virtual assistant|virtual agent|automaton|automated system|language model|ai model|artificial intelligence|${namesOfModels})`,
      },
      `
      ^(?:so |hey |hi |hello |sorry |and |but )*(?:are|r) (?:you|u) (?:really |actually |just |even )*(?:a |an )?(?:<machine>|real|(?:real |live |actual )?(?:human|person|human being))(?: or .*)?$
      ^(?:so |hey |sorry |wait )*(?:am i|is this|are we|do i|did i|was i|have i been) (?:really |actually |just |now |currently )*(?:talk(?:ing)?|speak(?:ing)?|chat(?:ting)?|writ(?:e|ing)|text(?:ing)?|deal(?:ing)?|connected) (?:to|with) (?:a |an |the )?(?:<machine>|(?:real |live |actual )*(?:human|person|human being))(?: or .*)?(?: here| now)?$
      ^(?:so |hey |sorry |wait )*is (?:this|that|it|there) (?:really |actually |just )*(?:a |an )?(?:bot|chat bot|chatbot|robot|ai|chat ?gpt|automated (?:system|chat|assistant|service)|language model|virtual assistant|(?:real |live |actual )*(?:human|person|human being))(?: here| answering| writing| behind this| or .*)?$
      ^(?:so |hey |sorry |wait |and |but )*(?:is (?:this|this chat|this conversation|the chat|your (?:answer|reply))|are (?:you|these (?:answers|replies)|your (?:answers|replies))) (?:all |just |fully |completely |really |actually )*(?:automated|automatic|computer[ -]generated|ai[ -]generated|scripted)(?: or .*)?$
      ^(?:so |hey |sorry |wait |and |but )*(?:who|what) (?:am i|are we) (?:really |actually )*(?:talking|speaking|chatting|writing|texting) (?:to|with) a? ?<machine> or .*$
      `,
    ),
  },
  persons: {
    speaker: wordSet("i me my mine myself im ive"),
    listener: wordSet("you your yours yourself youre u"),
    toReader: wordSet("we our ours you your yours yourself"),
  },
  followUps: {
    also: /\b(?:too|as well|either)$/,
    opening: /^(?:and|or|but|also|then|what about|how about|what if|no)\b/,
    addition: /^(?:no )?i meant?\b|\bi meant?$/,
    pronouns: wordSet("it its they them their he him his she her hers this that these those there one ones here then"),
    articles: wordSet("one"),
  },
  dialogue: {
    joins: "and|as well as|plus|or|but",
    joiningAdverbs: "then",
    furtherAdverbs: "also|besides|additionally|furthermore|on top of that|another thing|secondly",
    strongJoins: "and also|and additionally",
    beforeQuestionWords:
      "in|at|on|for|to|from|with|by|of|about|under|until|till|since|within|after|through|into|against",
    openers:
      "how|what|when|where|why|who|whom|whose|which|what's|where's|can|could|may|(?:do|does|did|has|have|had) (?:i|you|we|they|it|he|she|the|my|your|this|that|these|those|any|all)|is|are|was|were|am i|will|would|should|must|shall",
    ordinals: [
      wordSet("first 1st one"),
      wordSet("second 2nd two"),
      wordSet("third 3rd three"),
      wordSet("fourth 4th four"),
    ],
    last: wordSet("last latter"),
    besideOrdinals: wordSet(
      "the number option one topic please i mean would like d take that about it s thanks ok yes no st nd rd th",
    ),
    both: /^(?:yes |ok )?both(?: (?:of )?(?:them|these|those))?(?: please| thanks)?$/,
    all: /^(?:yes |ok )?(?:all|everything|each)(?: (?:of )?(?:them|these|those|two|three|four|of it))*(?: please| thanks)?$|^(?:the )?(?:two|three|four) of them$/,
    none: /^(?:no |nope )?(?:(?:none|neither|nothing)(?: of (?:these|those|them|the above|that))?|(?:it's |its |it is )?something else|(?:it's |its |it is |that's |thats )?not (?:it|that|these|those|any of (?:these|those|them)|what i (?:mean|meant|want|wanted|asked)))$|^(?:no|nope|nah)$/,
  },
  personRequests: {
    or: "or",
    requests: patternList(
      { person: personWords },
      String.raw`
      (?<!\b(?:do|did|should|must|have to|if|when) i (?:need to |have to |want to )?|\b(?:tour|he|she|they) )\b(?:speak|talk|chat|converse) (?:to|with) <person>
      \b(?:connect|transfer|put|pass|hand|forward|redirect|escalate|get|give|send|switch|refer|bring|patch|link) me(?: (?:straight|directly|back|over|through|in (?:touch|contact)|on|up|please|right|now))*(?: (?:to|with|w/))? <person>
      \b(?:put|get) <person> on the (?:phone|line)
      (?<!\b(?:do|did|should|if|when|that|why|where|how) )\bi(?: would|'d)? (?:want|need|like|prefer|demand|wish for|insist on)(?: to (?:see|reach|have|get|contact))? (?:a |an |the |your )?(?:(?:real|live|actual|human) )*(?:human(?: being)?|human help|human support|person|agent|operator|representative|employee|manager|supervisor|boss|advis[eo]r|somebody real|someone real)(?:$| (?:please|now|instead|immediately|right|asap|on the|who can|that can|to (?:help|talk|speak|call|contact|deal|answer)))
      \bi(?: would|'d)? (?:want|need|like) (?:someone|somebody) (?:from .{1,30} |real )?to (?:help me (?:in person|personally)|talk)
      \b(?:how|where) (?:can|do|could|would) i (?:reach|contact|get hold of|get through to|get to|find|get) (?:a |an |the |one of your )?(?:(?:real|live|actual|human) )*(?:human(?: being)?|person|agent|operator|representative|employee|someone|somebody|staff member)(?:$| (?:here|please|from|at|in|who|to (?:help|talk|speak)))
      \bis (?:there )?(?:anyone|anybody|someone|somebody|a (?:real )?(?:human|person)) (?:here |there |else |available )*(?:that |who |whom )?(?:i can|to|can i|could) (?:talk|speak|chat|help me in person)
      \b(?:who|whom) (?:can|could|may|do|should) i (?:talk|speak|chat) (?:to|with)(?:$| about (?:this|that|it|my)\b| (?:here|please|instead)\b)
      \bi(?: am|'m) looking for <person> to (?:talk|speak|chat)
      \blet (?:a |an |one of your )?(?:real )?(?:human(?: being)?|person|colleagues?|employee|someone real) (?:answer|help|take over|handle|reply|talk|speak)
      ^(?:a |an |the |real |live |actual |please |just |another |i said |ok |no )*(?:(?:customer |client |technical |tech |phone )?(?:service|support|care|sales) (?:rep|representative|agent|person|employee|advis[eo]r|human|operator)|human(?: being)?|person|agent|operator|representative|rep|human (?:help|agent|operator|support|person|rep)|someone real|somebody real|customer (?:service|support|care)|supervisor|manager)(?: (?:please|now|pls|plz|asap|only|immediately|thanks))*$
      \b(?:can|could|may|might) (?:i|we) (?:please |just |maybe )*(?:have|get|see|reach) (?:(?:some |any )?(?:help|assistance|support|an answer|answers|advice) (?:from|by|of) )?(?:a |an |one of your |the |your )?(?:(?:real|live|actual|human|genuine|different) )*(?:human being|human|person|agent|operator|representative|rep|employee|manager|supervisor|advis[eo]r|staff member|member of staff|someone real|somebody real)(?: (?:please|now|instead|here|pls|on the (?:phone|line)|who can help|to help(?: me)?|to talk to|to speak to))*$
      \b(?<!(?:do|did|should|if|when|that|why|where|how) )i(?: would|'d|'ll)? (?:really |just |only |still )*(?:want|need|like|prefer|wish|demand|have) (?:to )?(?:\w+ ){0,2}(?:complain|explain|discuss|hear|get help|help|support|assistance|an? (?:reply|answer)|answers|resolve|solve|sort|deal|report|raise|describe|clarify|helped|served)(?: \w+){0,3} (?:to|with|from|by) (?:a |an )(?:(?:real|live|actual|human|genuine) )*(?:human being|human|person|representative|supervisor)(?: (?:please|now|instead|here))*$
      \b(?:help|assistance|support|answers?) (?:from|by) (?:a |an )?(?:real |live |actual |genuine )+(?:human being|human|person|agent|operator|representative|rep|employee|manager|supervisor|advis[eo]r|staff member|member of staff|someone real|somebody real)\b
      ^(?:please |ok |now |then |no |can you |could you |will you |would you |can we |i want (?:you )?to |i need (?:you )?to |i(?: would|'d) like (?:you )?to |you (?:need|have) to |just )*escalate(?: (?:this|it|that|me|(?:my|this|the) (?:case|issue|problem|ticket|request|complaint|matter|conversation|chat)))?(?: (?:please|now|immediately|for me|further|to .{1,40}))*$
      \bget me (?:a |an |the |your )?(?:real |live )?(?:human|person|agent|manager|supervisor|operator)
      `,
    ),
    callBacks: patternList(
      { person: personWords },
      String.raw`
      \b<person> (?:to |please |can |could |should |must |will |who can |kindly )*(?:call|ring|phone|contact|telephone|message|email|mail|text|get back to|get in touch with|reach out to) (?:me|us)\b
      \b<person> (?:please |to )?(?:give|gives) me a (?:call|ring)\b
      \bgive me a (?:call|ring)(?: back)?\b
      \b(?:call|ring|phone) me(?: back)?(?: (?:please|at|on|under|tomorrow|today|now|later|when|asap)\b|$| \+?\d)
      \b(?:i would like|i'd like|i want|i need|please|can i (?:get|have)|could i (?:get|have)|may i have|request(?:ing)?|arrange) (?:to (?:get|have|request) )?a (?:call ?back|phone ?call|call)\b(?! (?:function|button|center|centre|option|log))
      \b(?:can|could|would|will) (?:you|we|i) (?:please |kindly )*(?:call|ring|phone|contact|get back to|get in touch with|reach out to) me(?: back)?(?:$| (?:please|at|on|under|about|regarding|tomorrow|today|now|later|when|asap|by)\b)
      ^(?:please |pls |just |kindly )*(?:contact|get back to|get in touch with|reach out to) me(?:$| (?:please|at|on|under|about|regarding|tomorrow|today|now|later|asap|by)\b)
      \b(?:can|could|may|want to|like to|let me) (?:i )?leave (?:you )?my (?:(?:phone|mobile|telephone) )?(?:number|details|contact(?: details)?|name|email|e-mail)\b
      \bi(?: would|'d)? (?:want|need|like) (?:someone|somebody) (?:from .{1,30} |real )?to (?:call|contact|ring|phone)\b
      ^(?:please |a )*call ?back(?: please| request)?$
      `,
    ),
    introductions: {
      sure: ["my name is", "my name's", "name is", "name:", "i am called"],
      likely: ["i am", "i'm", "i’m", "this is", "it is", "it's", "it’s", "its"],
    },
    negations: /\b(?:do not|don't|dont|no need|without|instead of|never|not to)\b/,
    refusedMachine:
      /\b(?:do not|don't|dont) (?:want|wish|like)(?: to)? (?:(?:talk|speak|chat|write) (?:to|with) )?(?:a |an |this |your |some )?(?:bot|chatbot|robot|machine|computer|ai)(?:$| )|\bno (?:bots?|robots?|machines?) please\b/,
    anger: patternList(
      {
        very: "(?:(?:so|really|absolutely|totally|completely|just|utterly|very|all|fucking|such) )*",
        bad: "(?:useless|ridiculous|unacceptable|pathetic|outrageous|disgusting|idiotic|moronic|stupid|dumb|terrible|horrible|awful|insane|hopeless|incompetent|worthless|garbage|rubbish|crap|shit|bullshit|nonsense|infuriating|disgraceful|shameful|appalling|absurd|laughable|joke|disgrace|scam|scammers|crooks|thieves)",
        service:
          "(?:service|support|bots?|chatbot|robot|machine|answers?|experience|company|assistant|system|ai|website|shop|store|people|staff|team|chat|help)",
      },
      String.raw`
      \bwhat an? (?:shitty|crappy|lousy|terrible|horrible|awful|pathetic|useless) <service>\b
      \b(?:fuck\w*|bullshit|wtf|what the (?:fuck|hell|heck)|asshole|fed up|sick (?:and tired )?of (?:this|you|it)|had enough|waste of (?:my )?time|wasting my time|pissed(?: off)?|pissing me off|(?:you|this|it) (?:really |just )?sucks?$|screw you|shut up|go to hell|for (?:fuck|god|christ)'?s? ?sake|piece of (?:shit|crap|garbage|junk)|full of (?:shit|crap)|how many times|idiots|morons|you (?:idiot|moron)|what a (?:joke|disgrace|mess|scam|disaster))\b
      \b(?:this|that|it|you(?: guys| people| all)?|they|everything|all of this|(?:your|this|the) <service>)(?: is|'s| are|'re|s| was|'m)? <very>(?:a |an )?<very><bad>(?:$| (?:and|but|service|company|bot|i|you|why|again|now)\b)
      ^<very><bad>(?: <service>)?$
      \b<bad> <service>$|\b(?:your|you|this|such|what an?) <bad> <service>\b
      \b(?:worst|terrible|horrible|awful|lousy|crappy|shitty|pathetic|useless) (?:\w+ )?(?:service|support|bot|answers?|experience|company|assistant|shop|store|website)(?: (?:ever|i)\b|$)
      \b(?:i am|i'm|im|you(?:'re| are) making me|this makes me|you make me|i'm getting|i am getting|getting) <very>(?:angry|furious|mad|livid|annoyed|pissed|enraged|outraged)\b(?! birds?)
      ^<very>(?:angry|furious|livid)$
      \bi(?: <very>| )?(?:hate|despise|loathe) (?:this|you|it|your \w+|all of this)(?:$| (?:company|bot|service|shop|so much|chat|crap|website)\b)
      \b(?:are you|you(?:'re| are|'ve got to be| have got to be| must be)|you gotta be) (?:\w+ )?(?:kidding|joking|serious)(?: me)?(?: right now)?$
      \byou(?:'re| are) <very>(?:no help|not helping|not helpful|a joke|a disgrace|liars?)\b
      \byou (?:guys |people )?(?:don't|do not|never|can't) (?:understand(?: anything| me)?|listen|get it|do anything right)$|\byou (?:don't|do not|never) (?:listen|get it)\b
      \b(?:this|that|it|you(?:'re)?)(?:'s| is| are)? (?:not|isn't) helping\b|^not helping\b
      \b(?:this|such|same|your|what|more) (?:crap|shit)(?:$| (?:again|is|of)\b)|^(?:crap|shit|damn|damn it|dammit|ffs|omfg)$
      `,
    ),
  },
  consent: {
    yes: phraseList(`
      yes | yep | yeah | yup | yea | y | ya | sure | sure thing | for sure | ok | okay | k | kk |
      oki | alright | all right | right | correct | exactly | absolutely | definitely | certainly |
      of course | by all means | confirm | confirmed | agreed | approved | accepted | indeed |
      please do | do it | do that | do this | do so | go ahead | go ahead and | go for it |
      proceed | let's do it | let's do that | make it so | sounds good | that's right |
      that is right | that's correct | that is correct | that's fine | that is fine | that's ok |
      that is ok | that's okay | fine by me | fine with me | i agree | i confirm | i approve |
      i do | i'm sure | i am sure | i want that | i want this | yes sir | looks good | no problem
    `),
    no: phraseList(`
      no | nope | nah | n | no thanks | no thank you | cancel | stop | don't | do not | not now |
      no way | never | never mind | nevermind | don't do it | don't do that | don't do this |
      do not do it | do not do that | do not do this | please don't | please do not | leave it |
      forget it | not yet | not today | better not | rather not | i'd rather not | absolutely not |
      certainly not | of course not | definitely not
    `),
    courtesies: phraseList(`
      please | pls | plz | thanks | thank you | thx | thanks a lot | thank you very much | now |
      right now | then | for me | great | perfect | cool | super | awesome | nice
    `),
    links: phraseList(`
      it | that | this | the | my | a | an | to | of | i want to | i would like to | i'd like to |
      you can | you may
    `),
  },
  spoken: {
    interjections: phraseList(`
      oh | ah | uh | um | er | erm | hm | hmm | mm | mmm | mhm | uh huh | huh | eh | wow | whoa | oops | ooh
    `),
    backchannels: phraseList(`
      mhm | mm | mmhm | mm hm | uh huh | uhuh | aha | hm | hmm | yeah | yep | yup | yes | yes yes | ok | okay |
      right | sure | i see | got it | oh | oh ok | wow | great | nice | alright | all right | go on
    `),
    interruptions: phraseList(`
      stop | wait | wait a moment | wait a second | wait a minute | hold on | hang on | no | no no |
      no wait | quiet | be quiet | enough | pause | shut up | one moment | excuse me | cancel
    `),
    requests: phraseList(`
      yes | yes please | no | no thank you | hello | hi | thank you | thanks | goodbye | bye | help
      | repeat that | repeat that please | please repeat that | say that again | can you repeat that
      | what did you say | slower please | go on | continue | never mind | that is all | start over
      | a person please | a human please | I want to talk to a person | can I talk to a person | I
      want to speak to a human | talk to an agent | call me back
    `),
    unfinished: wordSet(`
      and or but so because if when that which who the a an my your to of for with from in on at
      is are was i um uh er like about then than
    `),
    goOn: phraseList(`
      go on | continue | more | tell me more | keep going | the rest | next | carry on | go ahead | what else
    `),
    notUnderstood: "I am sorry, I did not understand that.",
    recordingStopped: "The recording is deleted, and nothing more is recorded.",
    tooLong: "I am sorry, that was too long for me. Please say it in a few words.",
    knowsPhrasesOnly:
      "I am sorry, I did not understand that. By voice I know certain questions only; other words for it may help.",
  },
};

const momentsAfterWhat = wordSet("time date day days year month");
const numberNouns = wordSet("age number percentage percent share temperature size population");
const sizeNouns = wordSet("height length width depth diameter");
const kindAfterHow = new Map<string, AnswerKind>([
  ["many", "number"],
  ["long", "extent"],
  ["soon", "moment"],
  ["quickly", "moment"],
  ["early", "moment"],
  ["late", "moment"],
  ["expensive", "money"],
  ["pricey", "money"],
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
const priceWords = wordSet("cost costs price prices priced fee fees charge charges pay");
const weightWords = wordSet("weigh weighs weight");
const afterHowMuch = wordSet("money is are was were does do did would will for to can must should it the a an");
const afterHowFast = wordSet("do does did will would can could");
const yesOrNoOpeners = wordSet("is are was were do does did can could may will would should has have");

/** These words also join clauses: "the person who invited me". */
const kindOfQuestionWord: ReadonlyMap<string, AnswerKind> = new Map([
  ["when", "moment"],
  ["where", "place"],
  ["who", "person"],
  ["whom", "person"],
  ["whose", "person"],
]);
/** A question word among so many words of a clause asks: "and tell me when …". */
const firstWords = 3;
const auxiliaries = wordSet(`
  do does did is are was were will would can could should shall has have had may might must to
`);

function kindAsked(words: readonly string[]): AnswerKind | undefined {
  for (const [at, word] of words.entries()) {
    const following = words[at + 1] ?? "";
    if (word === "how" && following === "much") return kindOfMuch(words, at + 2);
    // "How fast is it" asks for a speed.
    if (word === "how" && following === "fast" && afterHowFast.has(words[at + 2] ?? "")) return "moment";
    if (word === "how" && following !== "") return kindAfterHow.get(following);
    if (word === "what" || word === "which") return kindOfWhat(words, at + 1);
    const kind = kindOfQuestionWord.get(word);
    if (kind !== undefined && asks(words, at)) return kind;
  }
  const isYesOrNo = yesOrNoOpeners.has(words[0] ?? "");
  return !isYesOrNo && words.some((word) => word === "price" || word === "cost" || word === "costs")
    ? "money"
    : undefined;
}

/** "When do you open" asks for a time, "it fails when I sign in" does not. */
function asks(words: readonly string[], at: number): boolean {
  return at < firstWords || at === words.length - 1 || auxiliaries.has(words[at + 1]!);
}

/** "How much is it" asks for a price, "how much does it weigh" and "how much clay" do not. */
function kindOfMuch(words: readonly string[], from: number): AnswerKind {
  if (words.some((word) => weightWords.has(word))) return "weight";
  const following = words[from];
  if (following === "time") return "extent";
  const isPrice = following === undefined || afterHowMuch.has(following);
  return isPrice || words.some((word) => priceWords.has(word)) ? "money" : "number";
}

function kindOfWhat(words: readonly string[], from: number): AnswerKind | undefined {
  const [first, second = ""] = words.slice(from);
  if (first !== undefined && momentsAfterWhat.has(first)) return "moment";
  if (first === "amount" || words.some((word) => priceWords.has(word))) return "money";
  const noun = ["is", "are", "was"].includes(first ?? "") ? words.slice(from + 1, from + 4) : [first, second];
  if (noun.some((word) => word !== undefined && weightWords.has(word))) return "weight";
  if (noun.includes("address")) return "place";
  if (noun.some((word) => word !== undefined && sizeNouns.has(word))) return "size";
  return noun.some((word) => word !== undefined && numberNouns.has(word)) ? "number" : undefined;
}

// The stemmer follows the published Porter2 rules,
// https://snowballstem.org/algorithms/english/stemmer.html
// R1 and R2 are the regions behind the first and the second pair of a vowel and a consonant.

/** Exceptions of the published rules first, then forms that no rule reaches and that people mix. */
const irregularWords = new Map(
  pairsOf(`
  skis:ski skies:sky dying:die lying:lie tying:tie idly:idl gently:gentl ugly:ugli early:earli
  only:onli singly:singl sky:sky news:news howe:howe atlas:atlas cosmos:cosmos bias:bias
  andes:andes

  bought:buy paid:pay sent:send sold:sell taught:teach men:man women:woman children:child
  people:person wrote:write written:write spoke:speak spoken:speak began:begin begun:begin
  chose:choos chosen:choos broke:break broken:break lost:lose ate:eat eaten:eat fell:fall
  fallen:fall flew:fli flown:fli grew:grow grown:grow built:build kept:keep drove:drive
  driven:drive stole:steal stolen:steal won:win led:lead held:hold became:becom feet:foot
  teeth:tooth mice:mous wives:wife lives:live knives:knife froze:freez frozen:freez
  forgotten:forget forgot:forget hidden:hide hid:hide bitten:bite swam:swim sang:sing sung:sing
  drank:drink drunk:drink ran:run met:meet said:say told:tell slept:sleep felt:feel fought:fight
  caught:catch brought:bring thrown:throw threw:throw wore:wear worn:wear torn:tear shook:shake
  shaken:shake stood:stand understood:understand spent:spend lent:lend burnt:burn learnt:learn
  meant:mean heard:hear laid:lay rode:ride ridden:ride rose:rise risen:rise gave:give given:give
  took:take taken:take went:go gone:go came:come saw:see seen:see knew:know known:know drew:draw
  drawn:draw made:make got:get died:die dies:die
`),
);
const unchangedAfterPlural = wordSet("inning outing canning herring earring proceed exceed succeed");
const longFirstPrefix = /^(?:gener|commun|arsen)/;
const doubleLetter = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const vowel = /[aeiouy]/;
const shortEnd = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;
const onlyLetters = /^[a-z]+$/;

const step2 = pairsOf(`
  ization:ize ational:ate fulness:ful ousness:ous iveness:ive tional:tion biliti:ble lessli:less
  entli:ent ation:ate alism:al aliti:al ousli:ous iviti:ive fulli:ful enci:ence anci:ance
  abli:able izer:ize ator:ate alli:al bli:ble
`);
const step3 = pairsOf(`
  ational:ate tional:tion alize:al icate:ic iciti:ic ical:ic ful: ness:
`);
const step4 = "ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic".split(" ");

/** The stem of a folded English word. A word with anything but plain letters stays as it is. */
function stem(word: string): string {
  const known = irregularWords.get(word);
  if (known !== undefined) return known;
  if (word.length <= 2 || !onlyLetters.test(word)) return word;
  // A y that sounds as a consonant is written Y until the end.
  const verb = word.replace(/ifications?$/, "ify").replace(/scriptions?$/, "scribe");
  const marked = verb.replace(/^y|(?<=[aeiouy])y/g, "Y");
  const regions = findRegions(marked);
  let rest = dropPlural(marked);
  if (unchangedAfterPlural.has(rest)) return rest;
  rest = dropPastAndProgressive(rest, regions.first);
  if (rest.length > 2) rest = rest.replace(/(?<=[^aeiouyY])[yY]$/, "i");
  rest = shortenSuffix(rest, regions.first);
  rest = shortenAdjective(rest, regions);
  rest = dropSuffix(rest, regions.second);
  return dropFinal(rest, regions).replaceAll("Y", "y");
}

type Regions = { first: number; second: number };

function findRegions(word: string): Regions {
  const prefix = longFirstPrefix.exec(word);
  const first = prefix ? prefix[0].length : afterVowelConsonant(word, 0);
  return { first, second: afterVowelConsonant(word, first) };
}

function afterVowelConsonant(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function dropPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ied") || word.endsWith("ies")) return word.slice(0, word.length > 4 ? -2 : -1);
  if (!word.endsWith("s") || word.endsWith("us") || word.endsWith("ss")) return word;
  return vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function dropPastAndProgressive(word: string, first: number): string {
  const eed = /(?:eedly|eed)$/.exec(word);
  if (eed) return eed.index >= first ? `${word.slice(0, eed.index)}ee` : word;
  const suffix = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!suffix) return word;
  const stem = word.slice(0, suffix.index);
  if (!vowel.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (doubleLetter.test(stem)) return stem.slice(0, -1);
  return first >= stem.length && shortEnd.test(stem) ? `${stem}e` : stem;
}

function shortenSuffix(word: string, first: number): string {
  for (const [suffix, replacement] of step2) {
    if (!word.endsWith(suffix)) continue;
    return word.length - suffix.length >= first ? word.slice(0, -suffix.length) + replacement : word;
  }
  if (word.endsWith("ogi")) return word.length - 3 >= first && word.at(-4) === "l" ? word.slice(0, -1) : word;
  if (word.endsWith("li") && word.length - 2 >= first && /[cdeghkmnrt]li$/.test(word)) return word.slice(0, -2);
  return word;
}

function shortenAdjective(word: string, { first, second }: Regions): string {
  for (const [suffix, replacement] of step3) {
    if (!word.endsWith(suffix)) continue;
    return word.length - suffix.length >= first ? word.slice(0, -suffix.length) + replacement : word;
  }
  return word.endsWith("ative") && word.length - 5 >= second ? word.slice(0, -5) : word;
}

function dropSuffix(word: string, second: number): string {
  for (const suffix of step4) {
    if (word.endsWith(suffix)) return word.length - suffix.length >= second ? word.slice(0, -suffix.length) : word;
  }
  if (/[st]ion$/.test(word) && word.length - 3 >= second) return word.slice(0, -3);
  return word;
}

function dropFinal(word: string, { first, second }: Regions): string {
  const at = word.length - 1;
  if (word.endsWith("e")) {
    const stem = word.slice(0, -1);
    return at >= second || (at >= first && !shortEnd.test(stem)) ? stem : word;
  }
  return word.endsWith("ll") && at >= second ? word.slice(0, -1) : word;
}

/** Pairs written as "from:to", separated by blanks or line breaks. */
function pairsOf(text: string): readonly (readonly [string, string])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [from = "", to = ""] = pair.split(":");
      return [from, to];
    });
}
