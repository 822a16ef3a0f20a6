// Long because everything of Dutch is in one file.

import {
  type Endings,
  kindByPattern,
  type Language,
  patternList,
  phraseList,
  stripEndings,
  wordSet,
} from "../../language.ts";
import { namesOfModels } from "../names-of-models.ts";
import { rememberStems } from "../remember-stems.ts";
import { nl as messageWords } from "./messages/nl.ts";
import { nl as thesaurus } from "./thesaurus/nl.ts";

/** A visitor may ask for such a person. */
const personWords = String.raw`(?:(?:een|de|het|uw|je|jullie|van uw|van jullie) )*(?:(?:echte|echt|andere|ander|menselijke) )*(?:mens|mensen|persoon|medewerker|medewerkster|iemand(?! anders)|collega|manager|chef|baas|leidinggevende|vertegenwoordiger|adviseur|agent|klantenservice|klantendienst|helpdesk|support|verkoop|team|verantwoordelijke|specialist|monteur)\b`;

export const nl: Language = {
  code: "nl",
  ...messageWords,
  thesaurus,
  typicalLetters: "",
  stopWords: wordSet(`
    betreffende aangaande omtrent betreft inzake
    de het een en of maar want dat die dit deze als dan toch om te van in op aan bij met naar uit
    voor door over onder tot tegen zonder tussen sinds na ik me mij mijn je jij jouw u uw hij hem
    zijn ze zij haar het wij we ons onze jullie hun hen zich er daar hier ben bent is zijn was
    waren word wordt worden werd werden heb hebt heeft hebben had hadden kan kunt kunnen kon moet
    moeten mag mogen wil wilt willen zal zult zullen zou zouden niet geen wel ook nog al zo zeer
    meer veel ja nee wie wat wanneer waar waarom hoe welk welke hoeveel waarheen
    jou m n waarop waarmee waarvoor waarvan waarin waarbij waaruit hiermee daarmee hiervoor
    daarvoor ervan ervoor erop erin erbij eraan indien mits tenzij zodat alsof hoewel terwijl
    vanaf volgens vanwege tijdens binnen buiten ieder zelf elkaar omdat geweest
    der des per via naast totdat kun konden mocht moest wilde wilden toen
  `),
  distinctiveStopWords: wordSet("wie wat wanneer waar waarom hoe welk welke hoeveel niet geen zonder"),
  fillerWords: wordSet(`
    probleem problemen
    weer opnieuw hallo bedankt dank alstublieft graag wil nodig weten zeggen zeg vinden krijgen
    krijg doen doe gaan gaat maken maak vraag antwoord mogelijk alles alle lang hoog oud vaak
    groot iets hoi goedemorgen goedemiddag aub beste weet zegt gezegd vragen gevraagd antwoorden
    uitleggen vind vindt krijgt gekregen doet gedaan ga ging gegaan maakt gemaakt kom komen komt
    kwam gekomen neem nemen neemt zie zien ziet kijk kijken kijkt geef geven geeft gegeven laat
    laten staat staan gebeurt gebeuren lukt lukken probeer proberen werkt werken mogelijkheid
    mogelijkheden allemaal iemand niemand niets vele weinig meest sommige enkele paar elke elk
    iedere andere ander anders eigen zelfde zulke bepaalde dingen ding info informatie manier hulp
    helpen helpt nu steeds eigenlijk precies gewoon echt misschien ongeveer ergens soms altijd
    meteen straks gisteren vandaag onlangs net snel even eens dus daarom zodra voordat nadat
    daarvan daarin daarop hiervan sowieso helaas natuurlijk blijkbaar momenteel reeds tegenwoordig
    dringend ff egt idd mss svp nie da
    boven achter nooit alleen erg minder anderen ooit deed
    zit zitten blijven aantal meenemen
  `),
  circumstances: wordSet(`
    morgen avond ochtend middag nacht week weken weekend maand maanden jaar jaren dag dagen uur
    uren minuut minuten maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari
    februari maart april mei juni juli augustus september oktober november december vorige
    volgende afgelopen laatste plotseling eindelijk eerder later binnenkort twee drie vier vijf
    zes zeven acht negen tien honderd kerst zomer winter lente herfst moeder vader mama papa zoon
    dochter vrouw man vriendin vriend broer zus ouders oma opa kinderen kind baas vrienden buurman
    buurvrouw buren collega oom tante huisgenoot baby keuken slaapkamer woonkamer badkamer kelder
    garage gang zolder kamer boven beneden tuin huis woning kantoor gekocht gemerkt besloten
    gebeurd aangekomen begonnen gestopt gewild gedacht gehoord ontvangen gebeld geschreven gelezen
    gezien geprobeerd gefrustreerd vervelend wanhopig boos teleurgesteld bezorgd verward stom
    belachelijk vreselijk verdomde mensen team totaal compleet helemaal absoluut nogal heel enige
    klein kleine grote enorm moment idee probleem gedoe student studentenhuis dorp stad auto hond
    kat keer plek kant jammer houd haat hoop huisbaas huurder
    goedkoper goedkoopste beter beste slechter sneller snelste langzamer groter grootste
    kleiner verschil verschillen vs versus vergelijken vergelijking
    accepteren accepteert bieden biedt aanbieden
  `),
  fillerWordsAfter: new Map(),
  backReferences: wordSet("hij zij ze het zijn haar hun deze dit die dat daar dan daarna bovendien"),
  alsoCalled: ["ook wel genoemd", "ook wel", "vroeger", "alias", "of"],
  elidedWords: wordSet(""),
  compoundLinks: ["s", "n", "en", "es", "er", "e"],
  verbPrefixes: wordSet(`
    aan achter af bij binnen door in los mee na om onder op over samen tegen terug toe uit vast voor
    vrij weg
  `),
  stem: rememberStems(stem),
  sentences: {
    abbreviations: wordSet("dr prof ca"),
    abbreviationsOftenLast: wordSet(""),
    abbreviationsBeforeNumbers: wordSet("nr"),
    openers: wordSet(""),
    stepWords: wordSet(""),
  },
  answerKinds: {
    kindAsked: kindByPattern([
      ["weight", /\bhoe zwaar\b|\bgewicht\b|\bweegt\b/],
      [
        "money",
        /\bhoeveel (?:vragen|rekenen|vraagt|rekent|kost|kosten|is|zijn|betaal\w*|moet ik betalen)\b|\bwat (?:\w+ ){0,4}(?:kost|kosten)\b|\bprijs\b|\bhoe duur\b|\bwat (?:rekenen|rekent|vragen|vraagt) (?:jullie|u|je)\b|\bwelk bedrag\b|\bwat (?:is|zijn) (?:het|de|jullie|uw) (?:tarief|tarieven|kosten|prijzen)\b|\bwat ben ik kwijt\b/,
      ],
      [
        "moment",
        /^(?:\S+ ){0,2}wanneer\b|\bwanneer$|\bhoe (?:laat|snel|vroeg|gauw)\b(?! (?:is|zijn|rijdt)\b)|\bwelke? (?:dag|dagen|jaar|datum)\b|\bsinds wanneer\b/,
      ],
      ["extent", /\bhoe (?:lang|ver)\b|\bhoeveel tijd\b|\bwelke termijn\b/],
      ["size", /\bhoe (?:hoog|diep|breed|groot)\b/],
      ["number", /\bhoeveel\b|\bhoe (?:oud|vaak)\b/],
      ["place", /^(?:\S+ ){0,2}waar\b|\bwaar$|\bwaarheen\b|\badres\b/],
      ["person", /\bwie\b/],
    ]),
    kindWords: {
      money: wordSet("kost kosten prijs prijzen duur betalen betaal tarief tarieven bedrag rekenen vragen kwijt"),
      moment: wordSet("laat dag jaar datum snel vroeg gauw"),
      extent: wordSet("lang duurt duren ver termijn tijd"),
      weight: wordSet("zwaar weegt wegen gewicht"),
      size: wordSet("hoog diep breed groot"),
      number: wordSet("oud vaak groot"),
      place: wordSet("adres ligt gevestigd"),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet(`
        twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien twintig
        dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend
      `),
      money: wordSet("euro euros cent cents"),
      free: wordSet("gratis"),
      moment: wordSet(`
        januari februari maart april mei juni juli augustus september oktober november december
        maandag dinsdag woensdag donderdag vrijdag zaterdag zondag zondags zaterdags uur middag
        avond ochtend zomer herfst lente winter eeuw dagelijks
      `),
      length: wordSet("meter kilometer centimeter millimeter"),
      duration: wordSet("minuut minuten uur uren dag dagen week weken maand maanden jaar jaren"),
      weight: wordSet("gram kilo kilogram ton"),
    },
    connectingWords: wordSet("tot van en om"),
    ambiguousWords: wordSet("morgen"),
  },
  places: {
    prepositions: ["in", "te", "op", "bij", "naar", "aan"],
    articles: ["de\\s+", "het\\s+"],
    landmarkWords: ["naast", "tegenover", "achter"],
    placeWords: ["straat", "plein", "naast", "tegenover", "achter"],
    streetWords: [],
  },
  names: {
    beforePlaces: ["van", "den"],
    withinPlaces: ["de"],
    withinPersons: ["van", "de"],
  },
  phrases: {
    noAnswer: "Dat weet ik helaas niet.",
    canHelpWith: "Ik kan helpen met:",
    chooseOne: "Bedoelt u een van deze onderwerpen?",
    doYouMean: (title) => `Bedoelt u ${title}?`,
    greeting: "Hallo! Wat wilt u weten?",
    welcome: "Graag gedaan.",
    goodbye: "Tot ziens!",
    nature: "Ik ben een automatische assistent, geen mens. Wat wilt u weten?",
    askForQuestion: "Wat wilt u weten?",
    askBack: "Kunt u me meer vertellen? Gaat het om een van deze onderwerpen?",
    offerPerson: "Als u liever met een collega praat, zeg het gerust.",
    calm: "Dat spijt me. Vertel me in een paar woorden wat u nodig hebt.",
    fine: "Met mij gaat het goed, dank u! Wat wilt u weten?",
    glad: "Dank u, graag gedaan.",
    allRight: "Goed. Wilt u nog iets weten?",
    abilities: "Ik ben een automatische assistent en beantwoord vragen.",
    notKnownPart: (part) => `Over ${part}: dat weet ik helaas niet.`,
    restLater: "Stuur me de rest in een nieuw bericht.",
    askForContact:
      "Ik geef dit door, en een collega neemt contact met u op. Wat is uw naam, en op welk telefoonnummer (met landnummer) of e-mailadres kunnen we u bereiken?",
    askForContactAgain:
      "Ik kon daarin geen telefoonnummer of e-mailadres lezen. Schrijf het nummer met het landnummer, bijvoorbeeld +31 20 123 4567, of een e-mailadres.",
    contactNoted: (details) =>
      `Ik heb dit genoteerd:\n\n${details}\n\nEen collega neemt contact met u op. Klopt er iets niet, schrijf het dan gewoon opnieuw.`,
    handOver: "Ik geef u door aan een collega, die hier antwoordt.",
    teamIsAway: (back) => `Ons team is op dit moment afwezig. Een collega antwoordt hier zodra we terug zijn: ${back}.`,
    personAnswers: "Een collega antwoordt hier.",
    transcript: {
      subject: "Verslag van een gesprek",
      visitor: "Bezoeker",
      assistant: "Assistent",
      team: "Team",
      sources: "Bronnen",
      isCut: "Eerdere berichten zijn weggelaten.",
    },
    askToHandOver: "Zal ik u doorgeven aan een collega? Antwoord met ja of nee.",
    askToAct: "Zal ik dit doen? Antwoord met ja of nee.",
    leftOut: (count) => `${count} tekens weggelaten`,
    notDone: "Goed, ik laat het.",
    done: "Dat is gedaan.",
    didNotWork: "Dat is niet gelukt.",
    mayBeDone: "Ik werd onderbroken. Misschien is het gedaan, misschien niet. Controleer het alstublieft.",
    goesOnIn: (title) => `Het vervolg staat in ${title}.`,
    aloud: {
      code: "Code",
      longCode: "Code die ik niet voorlees.",
      stillLooking: "Ik ben nog aan het zoeken. Zeg ‘ga verder’ om het antwoord te horen.",
      oneMoment: "Een moment, alstublieft.",
      moreFollows: "Zeg ‘ga verder’ om de rest te horen.",
      notHeard: "Ik heb geen vraag gehoord. Zeg het nog eens, alstublieft.",
      anythingElse: "Wat wilt u nog meer weten?",
      failed: "Er is iets misgegaan. Stel de vraag nog eens, alstublieft.",
      tooMany: "Er komen nu te veel vragen binnen. Probeer het over een minuut opnieuw.",
    },
  },
  smallTalk: {
    clarification:
      /^wat bedoelt u(?: daarmee)?$|^wat bedoel je(?: daarmee)?$|^dat snap ik niet$|^ik begrijp het niet$|^hoezo$/,
    nature: patternList(
      {
        machine: `(?:bot|chatbot|robot|ai|kunstmatige intelligentie|taalmodel|${namesOfModels})`,
        anyMachine: `(?:bot|chatbot|robot|ai|kunstmatige intelligentie|taalmodel|machine|computer|programma|automaat|${namesOfModels})`,
      },
      `
      ^(?:en |maar |hallo |hoi |zeg )*(?:ben je|ben jij|bent u|is dit|is dat|zijn jullie) (?:echt |eigenlijk |wel |hier )*(?:een )?(?:<machine>|(?:echt |echte )?(?:mens|persoon))(?: of .*)?$
      ^(?:ben je|ben jij|bent u) (?:wel |eigenlijk )*(?:echt|een computer|een machine|een programma)$
      ^(?:en |maar |hallo |hoi )*(?:praat|spreek|chat|schrijf|heb|ben) ik (?:hier |nu |eigenlijk |echt )*(?:met|tegen) (?:een )?(?:<anyMachine>|(?:echt |echte )?(?:mens|persoon))(?: te doen| aan het praten)?(?: of .*)?$
      ^(?:en |maar )*(?:is dit|is dit alles|is deze chat|zijn (?:de|jullie|uw) antwoorden) (?:allemaal )?(?:automatisch|geautomatiseerd)(?: of .*)?$
      `,
    ),
  },
  persons: {
    speaker: wordSet("ik mij me mijn"),
    listener: wordSet("je jij jou jouw u uw"),
    toReader: wordSet("wij we ons onze je jij jou jouw u uw"),
  },
  followUps: {
    also: /\b(?:ook|eveneens)\b/,
    opening: /^(?:en|of|maar|ook|nee)\b/,
    addition: /^(?:nee )?ik bedoel(?:de)?\b|\b(?:bedoel(?:de)? ik|ik bedoel(?:de)?)$/,
    pronouns: wordSet("hij zij ze het hem haar die dat dit deze daar ervan ervoor daarvoor"),
    articles: wordSet("het die dat"),
  },
  dialogue: {
    joins: "en|evenals|of|maar",
    joiningAdverbs: "ook|dan",
    furtherAdverbs: "daarnaast|bovendien|verder|nog iets|ten tweede|tevens",
    strongJoins: "en ook|en daarnaast|daarnaast",
    beforeQuestionWords: "aan|bij|door|in|met|na|naar|om|onder|op|over|sinds|tegen|tot|uit|van|vanaf|volgens|voor",
    openers: String.raw`hoe|hoeveel|wat|wanneer|waar|waarom|wie|welke?|waarvoor|waarmee|kan|kun|kunnen|mag|mogen|moet|moeten|is|zijn|heb|heeft|hebben|kost|kosten|geldt|werkt|krijg|krijgt|\S+en jullie`,
    ordinals: [wordSet("eerste een"), wordSet("tweede twee"), wordSet("derde drie"), wordSet("vierde vier")],
    last: wordSet("laatste"),
    besideOrdinals: wordSet("de het die nummer optie onderwerp graag ik bedoel wil alstublieft aub ok ja nee"),
    both: /^(?:ja |ok )?(?:allebei|beide|ze allebei|alle twee)(?: (?:graag|alsjeblieft|alstublieft|aub))?$/,
    all: /^(?:ja |ok )?(?:alle(?:maal|s)?|alle (?:drie|vier)|ze allemaal)(?: (?:graag|alsjeblieft|alstublieft|aub))?$/,
    none: /^(?:nee )?(?:(?:geen(?: enkele)?|niets)(?: (?:van (?:deze|die|beide|allen?|de)|hiervan|daarvan|ervan)(?: \S+)?)?|geen van (?:deze|die|beide|allen)(?: \S+)?|(?:iets|wat) anders|(?:dat is het )?niet(?: dat)?|dat niet)$|^nee$/,
  },
  personRequests: {
    or: "of",
    requests: patternList(
      { person: personWords },
      String.raw`
      \b(?:met|tegen) <person>(?: .{0,20})? (?:spreken|praten|chatten|bellen|verbinden|doorverbinden|overleggen|telefoneren|schrijven|opnemen)\b
      \b(?:spreken|praten|chatten|bellen|telefoneren)(?: .{0,20})? met <person>
      \b(?:ik|mag ik|kan ik|laat me|laat mij)\b.{0,25}<person>(?: .{0,15})? spreken\b
      \b(?:verbind|verbindt|zet|geef|breng|stuur|schakel)(?: u)? (?:me|mij)\b.{0,25}<person>
      \b(?:me|mij)\b.{0,20}\b(?:met|naar|aan|in contact met) <person>(?: .{0,15})? (?:doorverbinden|verbinden|doorsturen|brengen|doorgeven)\b
      \bik (?:wil|wens|zoek|heb|eis)(?: (?:graag|nu|liever|gewoon|meteen|dringend|een))* (?:een |uw |de )?(?:echte |echt )?(?:mens|persoon|medewerker|medewerkster|manager|collega|adviseur|leidinggevende)(?: (?:nodig|graag|alstublieft|alsjeblieft|nu|aan de lijn|die me kan helpen|die mij kan helpen))*$
      \bhoe (?:kan ik|bereik ik|krijg ik|spreek ik)(?: .{0,10})? ?(?:een |iemand)(?:echte |echt )?(?:mens|medewerker|persoon)?(?: (?:bereiken|spreken|te pakken|aan de lijn|van .{1,20}))*$
      \bis er (?:hier )?iemand\b.{0,25}\b(?:spreken|praten|chatten)\b
      \b(?:kan|mag|zou) ik (?:\w+ )?(?:een|uw|de) (?:echte? )?(?:mens|persoon|medewerker|medewerkster|manager|collega|adviseur)(?: (?:krijgen|hebben|zien|bereiken|alstublieft|alsjeblieft|aan de lijn))+$
      \b(?:hulp|antwoord) van een (?:echte? )?(?:mens|persoon|medewerker)(?: (?:krijgen|hebben|alstublieft|alsjeblieft))*$
      \bklagen bij (?:een |uw |jullie )(?:echte? )?(?:mens|persoon|medewerker|manager)\b
      ^(?:een |echte |echt |graag |de )*(?:mens|medewerker|medewerkster|echt persoon|klantenservice|persoon)(?: (?:graag|alstublieft|alsjeblieft|nu|aub))*$
      `,
    ),
    callBacks: patternList(
      { person: personWords },
      String.raw`
      \b(?:bel|belt) (?:me|mij)\b|\b(?:me|mij)\b.{0,25}\b(?:bellen|terugbellen|opbellen|contacteren)\b(?!.{0,10}\bik\b)|\bterugbelverzoek\b|\bik wil (?:graag )?(?:teruggebeld|gebeld) worden\b
      \b(?:iemand|medewerker|collega|u|jullie)\b.{0,20}\bcontact (?:met (?:me|mij) )?opne(?:men|emt)(?: met (?:me|mij))?\b
      \b(?:mijn (?:nummer|telefoonnummer|gegevens)) (?:achterlaten|doorgeven)\b
      ^(?:graag |een )*(?:terugbellen|teruggebeld)(?: (?:graag|alstublieft|alsjeblieft|aub))*$
      `,
    ),
    introductions: { sure: ["mijn naam is", "ik heet", "naam:"], likely: ["ik ben", "dit is", "met"] },
    negations: /\b(?:niet|geen|niemand|zonder|nooit)\b/,
    refusedMachine:
      /\b(?:geen|niet met (?:een|deze|de)) (?:bot|chatbot|robot|machine|computer)\b.{0,20}(?:$|praten|spreken|chatten)/,
    anger: patternList(
      {
        very: "(?:(?:zo|echt|heel|helemaal|totaal|volledig|absoluut|gewoon|wel|toch|een|erg) )*",
        bad: "(?:waardeloos|waardeloze|belachelijk|onacceptabel|schandalig|schande|idioot|debiel|klootzak|klootzakken|eikel|stom|dom|onbekwaam|incompetent|nutteloos|kut|klote|ruk|bagger|bespottelijk|aanfluiting|grap|shit|onzin|oplichters|oplichting|dieven|boeven)",
      },
      String.raw`
      \bwat een (?:ramp|puinhoop|rotzooi|zooitje|bende|drama|slechte \w+)\b
      \b(?:godverdomme|verdomme|wat een (?:schande|aanfluiting|waardeloze \w+|kut\w*|klote\w*|onzin|shit)|kut(?:bot|zooi|bedrijf|service)|klote(?:zooi|bot|bedrijf)|idioten|zat van|ben het zat|tijdverspilling|zonde van mijn tijd|(?:je|u|jullie) begrijp\w* (?:er )?(?:helemaal )?niets|snap\w* (?:er )?(?:helemaal )?niets|slechtste (?:service|bedrijf|winkel)|hier heb ik niets aan|hoe vaak nog|neem je me in de maling|wtf)\b
      \b(?:dit|dat|het|je|jij|u|jullie|(?:deze|jullie|uw) (?:bot|service|winkel)) (?:is|bent|ben|zijn) <very><bad>(?:$| (?:en|maar)\b)
      ^(?:(?:jij|jullie|vieze) )?<very><bad>(?: (?:bot|service|machine|ding|antwoord\w*))?$|\b(?:stomme|domme|waardeloze|klote|kut) (?:bot|machine|ding|antwoord\w*|service|bedrijf)\b
      \bik (?:ben|word) <very>(?:woedend|boos|razend|kwaad)\b
      \bik haat (?:dit|jullie|deze \w+)$
      `,
    ),
  },
  consent: {
    yes: phraseList(`
      ja | jawel | ja hoor | jazeker | zeker | zeker weten | natuurlijk | graag | ja graag | prima |
      akkoord | is goed | dat is goed | klopt | dat klopt | juist | correct | inderdaad | oke |
      okay | ok | doe maar | doe het | doe dat | doe het maar | doe dat maar | ga je gang |
      ga uw gang | ga door | ga maar door | bevestig | bevestigd | ik bevestig | ik ga akkoord |
      geen probleem
    `),
    no: phraseList(`
      nee | neen | nee dank je | nee dank u | nee bedankt | niet doen | doe maar niet |
      doe het niet | doe dat niet | liever niet | beter niet | laat maar | laat het | annuleren |
      stop | niet nu | nu niet | nog niet | vandaag niet | zeker niet | natuurlijk niet |
      absoluut niet | nooit
    `),
    courtesies: phraseList(`
      alsjeblieft | alstublieft | aub | bedankt | dank je | dank je wel | dank u | dank u wel | nu |
      dan | top | perfect | fijn
    `),
    links: phraseList(`
      het | de | dat | die | mijn | een | voor mij
    `),
  },
  spoken: {
    interjections: phraseList(`
      oh | ah | eh | uh | uhm | hm | hmm | mm | mhm | he | tja | nou | goh | wauw
    `),
    backchannels: phraseList(`
      mhm | hm | hmm | aha | ja | ja ja | jaja | ok | oke | okay | goed | prima | klopt | precies |
      ik snap het | begrepen | juist | oh | mooi
    `),
    interruptions: phraseList(`
      stop | wacht | wacht even | een moment | momentje | een seconde | nee | nee nee | stil | genoeg |
      pauze | hou op | pardon | sorry | annuleren
    `),
    requests: phraseList(`
      ja | ja graag | nee | nee dank u | hallo | goedendag | bedankt | dank u wel | tot ziens | help
      | kunt u dat herhalen | nog een keer alstublieft | wat zegt u | langzamer alstublieft | ga
      door | laat maar | dat is alles | opnieuw beginnen | een mens alstublieft | ik wil met een
      mens praten | ik wil een medewerker spreken | bel me terug
    `),
    unfinished: wordSet(`
      en of maar omdat als wanneer dat die wie de het een mijn uw jouw te van voor met uit in op aan
      is zijn was ik eh uh dus over dan
    `),
    goOn: phraseList(`
      ga verder | verder | ga door | meer | de rest | en dan
    `),
    notUnderstood: "Sorry, dat heb ik niet verstaan.",
    recordingStopped: "De opname is gewist en er wordt niets meer opgenomen.",
    tooLong: "Sorry, dat was te lang voor mij. Zeg het alstublieft in een paar woorden.",
    knowsPhrasesOnly:
      "Sorry, dat heb ik niet verstaan. Met spraak ken ik alleen bepaalde vragen; andere woorden kunnen helpen.",
  },
};

const endings: Endings = [
  ["heden", "heid", 3],
  ["ingen", "", 4],
  ["ing", "", 4],
  ["etjes", "et", 3],
  ["etje", "et", 3],
  ["tjes", "", 3],
  ["tje", "", 3],
  ["eren", "er", 3],
  ["en", "", 3],
  ["es", "", 4],
  ["e", "", 3],
  ["s", "", 3],
  ["dt", "d", 3],
  ["t", "", 4],
];

/** "afgemeld" of the verb "afmelden". */
const partedParticiple =
  /^(aan|achter|af|bij|binnen|door|in|los|mee|na|om|onder|op|over|samen|tegen|terug|toe|uit|vast|voor|vrij|weg)ge(?!bruik|gev)(.{3,}(?:de?|te?|en))$/;
/** "geleverd", "besteld", "verstuurd". */
const participle = /^(?:ge|be|ver|ont|her).*[glmr]d$/;

/**
 * Gives "lopen" and "loopt", "brieven" and "brief" one stem: double letters become one, a final v
 * becomes f and a final z becomes s.
 */
function stem(word: string): string {
  let plain = word.replace(partedParticiple, "$1$2");
  // The "d" of "besteld" is the ending of the participle, and that of "gemeld" belongs to the verb.
  const isParticiple = plain !== word || (word.length >= 7 && participle.test(word));
  if (isParticiple) plain = plain.replace(/(?<!me)([glmr])d$/, "$1");
  if (word.length >= 7 && /^ge.*(?:d|t|en)$/.test(word)) plain = plain.slice(2);
  // "pakket" and "internet" end with a "t" of their own.
  const isWhole = /[^aeiou]et$/.test(plain);
  plain = (isWhole ? plain : stripEndings(plain, endings, 2)).replace(/([a-z])\1/g, "$1");
  return plain.replace(/v$/, "f").replace(/z$/, "s");
}
