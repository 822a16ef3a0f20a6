// Long because everything of German is in one file.

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
import { de as messageWords } from "./messages/de.ts";
import { de as thesaurus } from "./thesaurus/de.ts";

/** A visitor may ask for such a person. */
const personWords = String.raw`(?:(?:ein|eine|einem|einen|einer|der|dem|den|die|das|ihr|ihrem|ihren|ihrer|eurem|euren|eurer|nem|nen|irgend) ?)?(?:(?:echte|richtige|wirkliche|menschliche|andere|zustandige|ihre|leitende)[rnm]? )*(?:mensch|menschen|person|mitarbeiter|mitarbeiterin|mitarbeitern|mitarbeitenden|berater|beraterin|beratern|kollegen|kollegin|kollege|ansprechpartner|ansprechpartnerin|ansprechperson|sachbearbeiter|sachbearbeiterin|vorgesetzte|vorgesetzten|chef|chefin|manager|managerin|geschaftsfuhrer|geschaftsfuhrerin|geschaftsfuhrung|leitung|filialleiter|agent|agenten|support|kundenservice|kundendienst|kundenbetreuer|kundenbetreuung|kundenberater|service|vertrieb|team|jemand|jemandem|jemanden|zustandigen|techniker)\b`;

export const de: Language = {
  code: "de",
  ...messageWords,
  thesaurus,
  typicalLetters: "ßäöü",
  stopWords: wordSet(`
    bezuglich betreffend betreffs hinsichtlich
    der die das den dem des ein eine einen einem einer eines und oder aber denn als wie so dass ob
    wenn weil ich mich mir mein meine meinen meinem meiner du dich dir dein deine er ihn ihm sein
    seine seinen sie ihr ihre ihren ihnen es wir uns unser unsere unseren euch euer sich man dies
    diese dieser dieses diesen diesem jener welche welcher welches welchen welchem bin bist ist
    sind seid war waren wird werden wurde wurden worden habe hast hat haben hatte hatten kann
    kannst konnen konnte muss musst mussen soll sollte darf durfen mag will wollen wollte mochte
    mochten wurde wurden in im an am auf aus bei beim mit nach von vom vor zu zum zur uber unter um
    fur durch gegen ohne bis seit hinter neben zwischen nicht kein keine keinen keiner auch nur
    noch schon sehr mehr da dort hier dann nun ja nein doch etwa wer wen wem wessen was wann wo
    wohin woher warum wieso weshalb wieviel
    werde wirst sei konnt durft wollt sollt habt wart werdet wurdet hattet wegen trotz gar woran
    worauf womit wobei wofur wovon woraus worin wozu wodurch eurer eure eurem euren eures jenem jenen
    dessen deren ins ans aufs meines deines seines ihres unseres unserem
    keinem ihrem ihrer unserer wahrend anstatt statt innerhalb ausserhalb pro je gewesen
    gehabt konnten musste durfte sollen mogen nachdem solange falls haette ware welch beide
    beiden einige davor danach
  `),
  distinctiveStopWords: wordSet(`
    wer wen wem wessen was wann wo wohin woher warum wieso weshalb wie welche welcher welches nicht
    kein keine ohne
  `),
  fillerWords: wordSet(`
    problem probleme problemen
    bitte danke hallo gibt geben gebt brauche brauchen machen macht mache tun gehen geht bekomme
    bekommen finde finden sagen sag wissen weiss frage antwort gerne gern viel viele lange hoch
    oft alt gross ab mal etwas alle alles jetzt eigentlich genau hilfe hi hey moin servus gib gab
    gegeben braucht brauchst benotige benotigen benotigt mach machst gemacht tu tue tut tust getan
    geh gehe gehst ging gegangen bekommt bekommst bekam kriege kriegen kriegt kriegst krieg findet
    findest sagt sage gesagt weisst wusste frag fragen fragt gefragt antworten erklaren erklar
    beschreiben komm komme kommen kommt kommst kam gekommen nehme nehmen nimmt nimm seh sehe sehen
    sieht schau schauen schaut steht stehen lass lasse lassen lasst heisst passiert passieren
    geschieht klappt klappen schaffe schaffen versuche versuchen versucht probiere vielen allem
    allen helfen hilft hab hatt is isch nich net nix nem nen ner gerade grade eben halt wieder
    nochmal nochmals immer immernoch gleich einfach wirklich uberhaupt vielleicht ungefahr
    irgendwo irgendwie irgendwann irgendwas irgendein irgendeine irgendwelche selbst selber
    trotzdem sonst dabei dafur damit davon dazu daran darauf daraus darin daruber drauf drin raus
    rein her hin anderer andere anderen anderem anderes eigene eigener eigenen eigenem eigenes
    ganz ganze ganzen ganzer jeder jede jedes jedem jeden einige einigen manche paar bestimmte
    bestimmten solche solchen gleiche gleichen gleicher sache sachen ding dinge moglichkeit
    moglichkeiten info infos information informationen gestern vorgestern heute neulich kurzlich
    moglich moglicherweise bloss leider naturlich klar super sowas sowieso jemand jemandem
    jemanden niemand bereits nachdem bevor sobald falls obwohl sondern jedoch allerdings ausserdem
    also deshalb deswegen daher darum zwar namlich ubrigens ziemlich unbedingt dringend schnell
    schnellstmoglich demnachst zurzeit momentan ned nochma ma vll evtl bzw usw mfg lg vlt
    nie niemals weniger wenig nichts
    kennt kennen bringen mitbringen
  `),
  circumstances: wordSet(`
    morgen abend abends morgens mittag nachmittag nacht woche wochen wochenende monat monate
    monaten jahr jahre jahren tag tage tagen stunde stunden minute minuten montag dienstag
    mittwoch donnerstag freitag samstag sonntag januar februar marz april mai juni juli august
    september oktober november dezember letzte letzten letzter letztes letztem nachste nachsten
    nachster nachstes plotzlich endlich fruher spater bald einmal zweimal weihnachten ostern
    sommer winter fruhling herbst mutter vater mama papa sohn tochter frau mann freundin freund
    bruder schwester eltern oma opa kinder kind chef freunde nachbar nachbarin nachbarn kollege
    kollegin onkel tante mitbewohner baby schwiegermutter schwiegervater kuche schlafzimmer
    wohnzimmer badezimmer bad keller garage flur dachboden zimmer oben unten garten haus wohnung
    buro gekauft bemerkt entschieden angekommen angefangen aufgehort gewollt gedacht gehort
    erhalten angerufen geschrieben gelesen gesehen probiert frustriert nervig verzweifelt sauer
    wutend enttauscht besorgt verwirrt blod dumm lacherlich schlimm verdammt leute team zwei drei
    vier funf sechs sieben acht neun zehn mehrere hundert total komplett vollig absolut richtig
    einziger einzige einziges einzigen lauter kleines kleine kleinen kleiner grosses grossen
    grosser riesig kurz kurze moment idee problem ahnung gefuhl student studentin wohnheim wg
    putzfrau vermieter mieter ferienhaus laden stadt land auto hund katze mist schade freue freut
    gefallt gefallen liebe
    billiger billigste billigsten gunstiger gunstigste gunstigsten besser beste besten
    schlechter schneller schnellste schnellsten langsamer grosser grosste grossten kleiner
    unterschied unterschiede unterscheidet unterscheiden vergleich vergleichen vs versus
    akzeptiert akzeptieren akzeptierst nehmt bietet anbieten bieten
  `),
  fillerWordsAfter: new Map(),
  backReferences: wordSet(`
    er sie es sein seine ihr ihre dieser diese dieses dies das dabei dafur damit daran darin darauf
    dazu dort dann danach ausserdem deshalb
  `),
  alsoCalled: ["auch bekannt als", "auch genannt", "fruher", "alias", "oder", "auch"],
  elidedWords: wordSet(""),
  compoundLinks: ["s", "n", "en", "es", "er", "e"],
  verbPrefixes: wordSet(`
    ab an auf aus bei ein fern fest fort frei heraus herein herunter her hinaus hinein hinzu hin hoch
    los mit nach rauf raus rein runter um vorbei vor weg weiter wieder zuruck zusammen zu
  `),
  stem: rememberStems(stem),
  sentences: {
    abbreviations: wordSet("dr prof ca bzw bspw usw z.b d.h u.a str tel"),
    abbreviationsOftenLast: wordSet("usw"),
    abbreviationsBeforeNumbers: wordSet("nr jan feb apr jun jul aug sep sept nov dec"),
    openers: wordSet(""),
    stepWords: wordSet(""),
  },
  answerKinds: {
    kindAsked: kindByPattern([
      ["weight", /\bwie schwer\b|\bgewicht\b|\bwiegt\b/],
      [
        "money",
        /\bwie ?viel (?:kostet|kosten|ist|sind|(?:\w+ ){0,3}(?:zahl|bezahl)\w*)\b|\bwas (?:\w+ ){0,5}(?:kostet|kosten)\b|\bwas (?:nehmt|nehmen|verlangt|verlangen|berechnet|berechnen|zahle|zahlt|zahlen|bezahle)\b|\bwelche[mnr]? (?:betrag|summe|preis|gebuhr(?:en)?|kosten)\b|\bwie ?viel (?:\w+ ){1,4}(?:kostet|kosten)\b|\bpreis\b|\bwie (?:teuer|hoch)\b|^kosten\b/,
      ],
      [
        "moment",
        /\bwann\b|\bum wie ?viel uhr\b|\bseit wann\b|\bwie (?:schnell|bald|fruh|spat|zeitnah)\b(?! (?:ist|sind|fahrt|fahren|lauft)\b)|\bwelche[mns]? (?:tage?n?|jahr|datum|uhrzeit|wochentage?n?)\b/,
      ],
      ["extent", /\bwie (?:lange|lang|weit)\b|\bwelche[rn]? (?:frist|dauer)\b/],
      ["size", /\bwie (?:tief|breit|gross)\b/],
      ["number", /\bwie ?viele?\b|\bwie (?:alt|oft)\b/],
      ["place", /\bwo\b|\bwohin\b|\bwoher\b|\badresse\b/],
      ["person", /\bwer\b|\bwen\b|\bwem\b|\bwessen\b/],
    ]),
    kindWords: {
      money: wordSet(
        "kostet kosten kostete preis preise teuer zahlen zahle bezahlen gebuhr gebuhren betrag verlangt nehmt berechnet viel wieviel hoch",
      ),
      moment: wordSet("uhr tag jahr datum schnell bald fruh spat"),
      extent: wordSet("lange lang dauert dauern weit frist dauer"),
      weight: wordSet("schwer wiegt wiegen gewicht viel"),
      size: wordSet("hoch tief breit gross"),
      number: wordSet("viele viel alt oft gross"),
      place: wordSet("adresse liegt befindet"),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet(`
        zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn
        sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig sechzig siebzig
        achtzig neunzig hundert tausend halbe einmal zweimal
      `),
      money: wordSet("euro euros cent cents dollar franken rappen kronen"),
      free: wordSet("kostenlos kostenfrei umsonst gratis"),
      moment: wordSet(`
        januar februar marz april mai juni juli august september oktober november dezember montag
        dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs
        donnerstags freitags samstags sonntags uhr mittags abends morgens taglich wochentlich
        jahrlich heute fruhling sommer herbst winter jahrhundert mitternacht
      `),
      length: wordSet("meter metern kilometer kilometern zentimeter zentimetern millimeter"),
      duration: wordSet(`
        sekunde sekunden minute minuten stunde stunden tag tage tagen werktag werktage werktagen
        arbeitstag arbeitstage arbeitstagen woche wochen monat monate
        monaten jahr jahre jahren
      `),
      weight: wordSet("gramm kilo kilos kilogramm tonne tonnen pfund"),
    },
    connectingWords: wordSet("bis von und oder um am der den des"),
    ambiguousWords: wordSet("morgen"),
  },
  places: {
    prepositions: ["in", "im", "am", "an", "auf", "bei", "beim", "unter", "zwischen"],
    articles: ["der\\s+", "die\\s+", "den\\s+", "dem\\s+"],
    landmarkWords: ["neben", "gegenüber", "hinter"],
    placeWords: ["straße", "strasse", "platz", "gasse", "neben", "gegenüber", "hinter", "stock"],
    streetWords: [],
  },
  names: {
    beforePlaces: ["den"],
    withinPlaces: ["der"],
    withinPersons: ["von", "der"],
  },
  phrases: {
    noAnswer: "Das weiß ich leider nicht.",
    canHelpWith: "Helfen kann ich bei:",
    chooseOne: "Meinen Sie eines dieser Themen?",
    doYouMean: (title) => `Meinen Sie ${title}?`,
    greeting: "Hallo! Was möchten Sie wissen?",
    welcome: "Gern geschehen.",
    goodbye: "Auf Wiedersehen!",
    nature: "Ich bin ein automatischer Assistent, kein Mensch. Was möchten Sie wissen?",
    askForQuestion: "Was möchten Sie wissen?",
    askBack: "Können Sie mir mehr dazu sagen? Geht es um eines dieser Themen?",
    offerPerson: "Wenn Sie lieber mit einem Menschen sprechen möchten, sagen Sie es einfach.",
    calm: "Das tut mir leid. Bitte sagen Sie mir in ein paar Worten, was Sie brauchen.",
    fine: "Mir geht es gut, danke! Was möchten Sie wissen?",
    glad: "Danke, das freut mich.",
    allRight: "Alles klar. Möchten Sie noch etwas wissen?",
    abilities: "Ich bin ein automatischer Assistent und beantworte Fragen.",
    notKnownPart: (part) => `Zu ${part}: Das weiß ich leider nicht.`,
    restLater: "Den Rest schreiben Sie mir bitte in einer neuen Nachricht.",
    askForContact:
      "Ich gebe das weiter, eine Kollegin oder ein Kollege meldet sich bei Ihnen. Wie ist Ihr Name, und unter welcher Telefonnummer (mit Landesvorwahl) oder E-Mail-Adresse erreichen wir Sie?",
    askForContactAgain:
      "Darin konnte ich keine Telefonnummer oder E-Mail-Adresse lesen. Bitte schreiben Sie die Nummer mit Landesvorwahl, zum Beispiel +49 30 901820, oder eine E-Mail-Adresse.",
    contactNoted: (details) =>
      `Das habe ich notiert:\n\n${details}\n\nEine Kollegin oder ein Kollege meldet sich bei Ihnen. Wenn etwas nicht stimmt, schreiben Sie es einfach noch einmal.`,
    handOver: "Ich gebe an eine Kollegin oder einen Kollegen weiter; die Antwort kommt hier.",
    teamIsAway: (back) =>
      `Unser Team ist gerade nicht da. Eine Kollegin oder ein Kollege antwortet hier, sobald wir zurück sind: ${back}.`,
    personAnswers: "Eine Kollegin oder ein Kollege antwortet hier.",
    transcript: {
      subject: "Protokoll eines Gesprächs",
      visitor: "Besucher",
      assistant: "Assistent",
      team: "Team",
      sources: "Quellen",
      isCut: "Frühere Nachrichten sind ausgelassen.",
    },
    askToHandOver: "Soll ich an eine Kollegin oder einen Kollegen weitergeben? Bitte antworten Sie mit Ja oder Nein.",
    askToAct: "Soll ich das tun? Bitte antworten Sie mit Ja oder Nein.",
    leftOut: (count) => `${count} Zeichen ausgelassen`,
    notDone: "Gut, dann lasse ich es.",
    done: "Das ist erledigt.",
    didNotWork: "Das hat nicht funktioniert.",
    mayBeDone: "Ich wurde dabei unterbrochen. Vielleicht ist es erledigt, vielleicht nicht. Bitte prüfen Sie es.",
    goesOnIn: (title) => `Weiter geht es unter ${title}.`,
    aloud: {
      code: "Code",
      longCode: "Code, den ich nicht vorlese.",
      stillLooking: "Ich suche noch. Sagen Sie „weiter“, um die Antwort zu hören.",
      oneMoment: "Einen Moment, bitte.",
      moreFollows: "Sagen Sie „weiter“, um den Rest zu hören.",
      notHeard: "Ich habe keine Frage gehört. Bitte sagen Sie sie noch einmal.",
      anythingElse: "Was möchten Sie noch wissen?",
      failed: "Etwas ist schiefgegangen. Bitte fragen Sie noch einmal.",
      tooMany: "Gerade kommen zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.",
    },
  },
  smallTalk: {
    clarification:
      /^(?:wie|was) meinen sie(?: damit)?$|^was meinst du(?: damit)?$|^was (?:heisst|bedeutet) das$|^wie bitte$|^das verstehe ich nicht$/,
    nature: patternList(
      {
        machine: `(?:bot|chatbot|roboter|ki|kunstliche intelligenz|kunstlichen intelligenz|sprachmodell|${namesOfModels})`,
        anyMachine: `(?:bot|chatbot|roboter|ki|kunstliche intelligenz|kunstlichen intelligenz|sprachmodell|maschine|computer|programm|automat|automaten|algorithmus|software|${namesOfModels})`,
      },
      `
      ^(?:und |aber |sag mal |hey |hallo |halt )*(?:bist du|sind sie|seid ihr|ist das|ist das hier) (?:eigentlich |wirklich |denn |etwa |nur |hier |uberhaupt )*(?:ein |eine |einen )?(?:<machine>|(?:echte[rn]? |richtige[rn]? |wirkliche[rn]? )?(?:mensch|menschen|person))(?: oder .*)?$
      ^(?:und |aber |sag mal |hey |hallo )*(?:spreche|rede|chatte|schreibe|schreib|red|telefoniere|bin) ich (?:hier |jetzt |gerade |eigentlich |wirklich |denn |etwa |nur )*mit (?:einem |einer |ner |nem |der |dem )?(?:<anyMachine>|(?:echten |richtigen |wirklichen )?(?:mensch|menschen|person))(?: verbunden| am schreiben)?(?: oder .*)?$
      ^(?:und |aber |sag mal )*(?:bist du|sind sie) (?:eigentlich |wirklich |denn |etwa |uberhaupt )*(?:echt|real|eine maschine|ein computer|ein programm|ein automat)(?: oder .*)?$
      ^(?:und |aber |sag mal )*(?:ist das|ist das hier|ist das alles|ist dieser chat|sind (?:die|ihre|deine|diese) antworten|werden (?:die|ihre|deine|diese) antworten) (?:alles |hier |nur |eigentlich )*(?:automatisch|automatisiert|maschinell)(?: erstellt| erzeugt| generiert| geschrieben)?(?: oder .*)?$
      `,
    ),
  },
  persons: {
    speaker: wordSet("ich mich mir mein meine meinen meinem meiner meines"),
    listener: wordSet("du dich dir dein deine deinen deinem deiner deines"),
    toReader: wordSet(
      "wir uns unser unsere unseren unserem unserer du dich dir dein deine deinen deinem deiner deines",
    ),
  },
  followUps: {
    also: /\b(?:auch|ebenfalls|ebenso)\b/,
    opening: /^(?:und|oder|aber|auch|nein)\b|^(?:wie|was) ist (?:es )?mit\b/,
    addition: /^(?:nein )?ich mein(?:e|te)?\b|\b(?:mein(?:e|te)? ich|ich mein(?:e|te)?)$/,
    pronouns: wordSet(
      "er sie es ihn ihm das dies diese dieser dieses dort dafur damit davon dazu dabei ihre sein seine",
    ),
    articles: wordSet("das"),
  },
  dialogue: {
    joins: "und|sowie|oder|aber",
    joiningAdverbs: "auch|dann",
    furtherAdverbs: "ausserdem|zusatzlich|daruber hinaus|zweitens|noch etwas|noch was|des weiteren|weiterhin",
    strongJoins: "und auch|und ausserdem|und zusatzlich|ausserdem",
    beforeQuestionWords: "ab|in|an|auf|aus|bei|bis|durch|fur|gegen|mit|nach|seit|uber|um|unter|von|vor|zu|zum|zur",
    openers: String.raw`wie|wieviel|was|wann|wo|wohin|woher|wer|wen|wem|warum|wieso|weshalb|welche[rsnm]?|wessen|wo(?:r(?:an|auf|aus|in|uber|um)|bei|durch|fur|gegen|mit|nach|von|zu)|kann|konnen|konnte|darf|durfen|muss|mussen|soll|sollte|gibt es|ist|sind|hat|habe ich|haben|wird|werden|bekomme|brauche|kostet|gilt|gelten|geht|(?!mit|seit)\S+t ihr|\S+en sie|\S+st du`,
    ordinals: [
      wordSet("erste ersten erstes eins"),
      wordSet("zweite zweiten zweites zwei"),
      wordSet("dritte dritten drittes drei"),
      wordSet("vierte vierten viertes vier"),
    ],
    last: wordSet("letzte letzten letztes letztere"),
    besideOrdinals: wordSet(
      "der die das den dem nummer option thema bitte ich meine mochte nehme um es geht punkt danke ok ja nein",
    ),
    both: /^(?:ja |bitte |ok )?(?:alle )?(?:beide[sn]?|zu beidem)(?: (?:davon|themen|punkte))?(?: bitte)?$/,
    all: /^(?:ja |bitte |ok )?(?:alle[sn]?|jedes|zu allem|alle (?:drei|vier))(?: (?:davon|themen|punkte))?(?: bitte)?$/,
    none: /^(?:nein |nee )?(?:(?:kein(?:e[snrm]?|s)?|nichts)(?: (?:davon|dieser|der|von (?:denen|diesen|beiden|allen|den))(?: \S+)?)?|weder noch|(?:was|etwas) (?:ganz )?andere?s|(?:das (?:ist es|meine ich) )?nicht(?: das)?|das nicht)$|^(?:nein|nee|no)$/,
  },
  personRequests: {
    or: "oder",
    requests: patternList(
      { person: personWords },
      String.raw`
      \bmit <person>(?! (?:anderen?|anderem))\b(?: .{0,30})? (?:sprechen|reden|chatten|telefonieren|verbinden|unterhalten|schreiben)\b
      \b(?:sprechen|reden|chatten|telefonieren|verbinden sie mich|verbinde mich|verbindet mich)(?: .{0,30})? mit <person>
      \b(?:ich|lassen sie mich|lass mich|darf ich|kann ich)\b.{0,30}\b(?:jemanden|jemand|(?:den|die|einen|eine|ihren|ihre|euren|eure|deinen|deine) (?:\w+ )?(?:mitarbeiter|mitarbeiterin|menschen|chef|chefin|vorgesetzten|vorgesetzte|geschaftsfuhrer|geschaftsfuhrerin|manager|berater|beraterin|kollegen|kollegin|zustandigen|filialleiter|leiter))(?: .{0,20})? sprechen\b
      \b(?:verbind\w*|leite\w*|stell\w*|gib|geb\w*|ubergib|ubergeb\w*|schick\w*) (?:sie |bitte )*(?:mich|mir)(?: (?:bitte|jetzt|sofort|doch|mal|endlich|direkt|weiter))*(?: (?:mit|an|zu|zum|zur|ans))? <person>
      \bmich\b.{0,20}\b(?:mit|an|zu|zum|zur) <person>(?: .{0,20})? (?:verbinden|weiterleiten|durchstellen|weitergeben|weiterverbinden)\b
      \bhol\w* (?:sie |mir |bitte |jetzt )*(?:einen|eine|ihren|ihre|den|die|jemanden) ?(?:\w+ )?(?:menschen|mitarbeiter|mitarbeiterin|kollegen|kollegin|chef|chefin|vorgesetzten|person)?\b
      \bich (?:mochte|will|brauche|benotige|hatte|wunsche|verlange|bevorzuge|fordere|wurde)(?: (?:bitte|jetzt|sofort|lieber|gern|gerne|nur|endlich|doch|einfach|dringend|aber|mir|hier))* (?:einen|eine|jemanden|ihren|ihre|den|die|nen)(?: (?:echten|echte|richtigen|richtige|anderen|personlichen|zustandigen|menschlichen))*(?: (?:menschen|mensch|person|mitarbeiter|mitarbeiterin|berater|beraterin|kollegen|kollegin|ansprechpartner|ansprechpartnerin|ansprechperson|chef|chefin|vorgesetzten|manager|geschaftsfuhrer|agenten|sachbearbeiter|techniker))?(?: (?:bitte|jetzt|sofort|haben|erreichen|kontaktieren|der mir .{1,30}|die mir .{1,30}|zum reden|am telefon|ans telefon))*$
      \bwie (?:kann ich|erreiche ich|kontaktiere ich|bekomme ich|komme ich zu|komm ich zu)(?: .{0,20})? ?(?:einen |eine |einem |einer )(?:echten |echte |richtigen )?(?:menschen|mensch|person|mitarbeiter|mitarbeiterin|berater|ansprechpartner)(?: (?:erreichen|kontaktieren|sprechen|ans telefon|hier|bei ihnen|am telefon))*$
      \b(?:kann|konnte) mir (?:bitte |hier |vielleicht )*(?:ein|eine)(?: echter| echte| richtiger)? (?:mensch|person|mitarbeiter|mitarbeiterin|kollege|kollegin|berater) (?:weiter)?helfen\b
      \bgibt es (?:hier |denn |da |bei ihnen |auch )*(?:echte |richtige )?(?:jemanden|menschen|mitarbeiter|einen menschen|einen mitarbeiter|einen ansprechpartner)\b.{0,30}\b(?:sprechen|reden|chatten|telefonieren|wenden)\b
      \b(?:kann|konnte|konnten|darf|durfte) (?:ich|wir) (?:bitte |hier |jetzt |vielleicht |auch |mal |denn )*(?:einen|eine|ihren|ihre|den|die|nen) (?:(?:echten?|richtigen?|wirklichen?|menschlichen?|lebenden?|anderen?) )*(?:menschen|person|mitarbeiter|mitarbeiterin|berater|beraterin|kollegen|kollegin|ansprechpartner|ansprechpartnerin|ansprechperson|sachbearbeiter|vorgesetzten|chef|kundenberater|kundenbetreuer|techniker)(?: (?:bitte|jetzt|hier))*(?: (?:haben|bekommen|kriegen|erreichen|sprechen|sehen|ans telefon bekommen))(?: (?:bitte|jetzt))*$
      \b(?:hilfe|unterstutzung|antwort|auskunft) von (?:einem|einer) (?:(?:echten|richtigen|wirklichen|menschlichen) )*(?:menschen|person|mitarbeiter|mitarbeiterin|berater)(?: (?:bitte|jetzt|haben|bekommen|kriegen))*$
      \bich (?:will|mochte|muss|wurde|brauche)(?: \w+){0,5} bei (?:einem|einer|ihrem|eurem) (?:(?:echten|richtigen|wirklichen) )*(?:menschen|person|mitarbeiter|mitarbeiterin|chef|vorgesetzten)(?: \w+)? (?:beschweren|melden|beklagen)$
      ^(?:bitte |bitte das |das |dies |den fall |mein anliegen |konnen sie (?:das |bitte )*|ich mochte (?:das |dies )?)*(?:eskalieren(?: sie (?:das|dies|es|den fall|mein anliegen))?|eskaliere (?:das|es))(?: (?:bitte|jetzt|sofort))*$
      ^(?:bitte |ein |einen |eine |echter |echten |echte |richtigen |nur )*(?:mensch|menschen|mitarbeiter|mitarbeiterin|berater|beraterin|ansprechpartner|kundenservice|kundendienst|echte person)(?: (?:bitte|jetzt|sofort|her))*$
      `,
    ),
    callBacks: patternList(
      { person: personWords },
      String.raw`
      \bbitte um (?:einen |ihren )?(?:ruckruf|anruf)\b|\b(?:ruckruf|anruf) (?:bitte|erbeten|gewunscht)\b|\bich (?:mochte|will|hatte|brauche|wunsche|wurde)\b.{0,25}\b(?:ruckruf|zuruckgerufen|angerufen)\b
      \b(?:rufen sie mich|rufen sie bitte|ruft mich|ruf mich)\b.{0,60}\b(?:an|zuruck)\b
      \b(?:sie|du|ihr|jemand|mensch|person|\w*mitarbeiter\w*|kollege\w*|kollegin|chef)\b.{0,25}\b(?:mich|mir)\b.{0,40}\b(?:anrufen|anruft|zuruckrufen|zuruckruft|kontaktieren|melden|meldet)\b
      \b(?:mich|mir)\b.{0,20}\b(?:jemand|ein \w*mitarbeiter|ein mensch|eine? kollegi?n?e?)\b.{0,40}\b(?:anrufen|zuruckrufen|kontaktieren|melden)\b
      ^(?:bitte |ein |einen )*ruckruf(?: (?:bitte|jetzt|sofort))*$
      \b(?:konnen|konnten|konnt|kannst|wurden) (?:sie|ihr|du) (?:mich|mir)\b.{0,40}\b(?:anrufen|zuruckrufen|kontaktieren)\b
      \b(?:meldet euch|melden sie sich|melde dich|kontaktieren sie mich|kontaktiert mich) ?(?:bitte )?(?:bei mir|unter|per|telefonisch)?(?:$| )
      `,
    ),
    introductions: {
      sure: ["mein name ist", "mein name lautet", "name:", "ich heiße", "ich heisse"],
      likely: ["ich bin", "hier ist", "hier spricht"],
    },
    negations: /\b(?:nicht|kein|keine|keinen|keinem|niemand|niemanden|ohne)\b/,
    refusedMachine:
      /\b(?:nicht|kein|keinen|keinem|keiner)(?: .{0,20})? (?:bot|chatbot|roboter|maschine|computer|ki)\b.{0,20}\b(?:sprechen|reden|schreiben|chatten)\b|\b(?:will|mochte) (?:keinen?|nicht mit (?:einem|dem|diesem)) (?:bot|chatbot|roboter|maschine|computer)\b/,
    anger: patternList(
      {
        very: "(?:(?:so|echt|wirklich|vollig|total|absolut|alle|einfach|nur|ja|doch|aber|komplett|richtig|sowas von|mal|ganz|sehr) )*",
        bad: "(?:nutzlos|lacherlich|unverschamt|unfahig|inkompetent|inakzeptabel|unmoglich|unfassbar|unglaublich|katastrophal|scheisse|dumm|doof|blod|bescheuert|peinlich|erbarmlich|unterirdisch|schwachsinn|mist|mull|dreck|verarsche|frech|zum kotzen|das letzte|betruger|betrug|abzocker|abzocke|diebe)",
        service:
          "(?:bot|maschine|automat|antwort|antworten|system|service|support|kundenservice|laden|verein|firma|assistent|chat)",
      },
      String.raw`
      \bwas fur (?:ein|eine) (?:saftladen|mist|katastrophe|chaos|zumutung|frechheit|desaster|trauerspiel|(?:mieser|schlechter) (?:service|laden))\b
      \b(?:unverschamtheit|frechheit|sauerei|unding|saftladen|idioten|du idiot|trottel|scheissladen|scheissdreck|verdammt nochmal|verdammt noch mal|verarsch\w*|arschl\w*|so ein (?:mist|scheiss|scheisse|dreck|quatsch|unsinn|saftladen)|schnauze voll|nase voll|mir reicht\w*|es reicht(?: mir)?(?: jetzt| langsam| endlich)*$|jetzt reicht\w*|zeitverschwendung|stinksauer|fuck|was soll (?:das|der (?:mist|scheiss|quatsch))$|wollen sie mich (?:veralbern|auf den arm nehmen)|unter aller (?:sau|kanone)|wie oft (?:denn )?noch$|das (?:kann|darf) doch (?:wohl )?nicht wahr sein|leckt? mich|wollt ihr mich|geht's noch|gehts noch)\b
      \b(?:das|es|dies|du|ihr|sie|alles|(?:ihr|euer|dieser|der) <service>) (?:ist|sind|bist|seid|war|waren|taugt) <very>(?:ein |eine )?<very><bad>\b(?:$| (?:und|aber|hier|von)\b)
      ^<very><bad>(?:e[rns]? <service>)?$
      \b(?:nutzlos|blod|dumm|bescheuert|unfahig|lacherlich|scheiss|verdammt|inkompetent)e?[rns]? <service>\b|\b(?:schlechteste|mieseste|letzte)[rns]? (?:service|support|kundenservice|firma|laden|verein)\b
      \b(?:ich bin|bin|das macht mich|sie machen mich|ich werde) <very>(?:wutend|stinksauer|sauer|genervt|verargert)\b
      \b(?:bist du|sind sie|seid ihr) (?:eigentlich |so |einfach )*(?:dumm|blod|bescheuert|unfahig|taub)\b
      \b(?:verstehst|verstehen|versteht|kapierst|kapiert|kapieren) (?:du |sie |ihr )?(?:gar |uberhaupt |einfach )*nichts\b|\b(?:du|sie|ihr) (?:verstehst|verstehen|versteht|kapierst) (?:mich )?(?:gar |uberhaupt |einfach )*nicht(?:s)?$
      \bich hasse (?:das|es|euch|sie|dich|diesen \w+)(?: hier| alle)?$
      \bdas hilft (?:mir )?(?:uberhaupt |gar )nicht|\bdas hilft (?:mir )?nicht$
      ^(?:scheisse|verdammt|mist)(?: hier)?$|\bmist (?:hier|bot)\b|\bscheiss (?:bot|laden|service|maschine|automat)\b
      `,
    ),
  },
  consent: {
    yes: phraseList(`
      ja | jawohl | jo | jep | jup | ja klar | klar | na klar | aber klar | gerne | gern |
      sehr gerne | okay | ok | oke | in ordnung | einverstanden | genau | richtig | stimmt |
      das stimmt | korrekt | auf jeden fall | naturlich | selbstverstandlich | sicher | aber ja |
      ja doch | aber sicher | passt | passt so | bestatigt | bestatige | ich bestatige |
      ich bestatige das | ich bin einverstanden | ich stimme zu | prima | mach das | mach es |
      mach's | machs | mach mal | mach bitte | mach das bitte | machen sie das | machen sie es |
      machen sie das bitte | tu das | tu es | tun sie das | tun sie es | bitte machen |
      bitte ausfuhren | ausfuhren | leg los | legen sie los | nur zu | los geht's | los gehts |
      so machen | so machen wir es | so machen wir's | kein problem | das ist richtig |
      das ist korrekt | ist richtig | bitte sehr gerne
    `),
    no: phraseList(`
      nein | ne | nee | no | noe | nein danke | nicht | bitte nicht | lieber nicht | besser nicht |
      abbrechen | stopp | auf keinen fall | keinesfalls | niemals | mach das nicht | mach es nicht |
      tu das nicht | tu es nicht | machen sie das nicht | machen sie es nicht | tun sie das nicht |
      lass es | lass das | lassen sie es | lassen sie das | vergiss es | vergessen sie es |
      doch nicht | ja nicht | nicht jetzt | jetzt nicht | noch nicht | heute nicht |
      naturlich nicht | sicher nicht | gar nicht
    `),
    courtesies: phraseList(`
      bitte | danke | danke schon | vielen dank | dankeschon | jetzt | sofort | dann | super |
      toll | perfekt | sehr gut | gut
    `),
    links: phraseList(`
      das | es | die | den | dem | der | mein | meine | meinen | meiner | ein | eine | einen | sie |
      fur mich
    `),
  },
  spoken: {
    interjections: phraseList(`
      oh | ah | aha | ahm | hm | hmm | mm | mhm | tja | na | naja | och | wow | huch | ha
    `),
    backchannels: phraseList(`
      mhm | hm | hmm | aha | ja | ja ja | jaja | ok | okay | genau | gut | alles klar | klar | stimmt |
      verstehe | ich verstehe | ach so | achso | oh | toll | super | richtig
    `),
    interruptions: phraseList(`
      stopp | stop | halt | warte | warten sie | moment | einen moment | moment mal | nein | nein nein |
      ruhe | genug | pause | sei still | entschuldigung | abbrechen
    `),
    requests: phraseList(`
      ja | ja bitte | nein | nein danke | hallo | guten tag | danke | vielen dank | auf wiederhören
      | tschüss | hilfe | bitte wiederholen | noch einmal bitte | wie bitte | langsamer bitte |
      weiter | schon gut | das ist alles | von vorn | einen menschen bitte | ich möchte mit einem
      menschen sprechen | ich möchte mit einem mitarbeiter sprechen | rufen sie mich zurück
    `),
    unfinished: wordSet(`
      und oder aber weil wenn dass der die das den dem ein eine einen mein meine ihr ihre zu von fur
      mit aus in auf an ist sind war ich ah ahm also uber dann als
    `),
    goOn: phraseList(`
      weiter | mach weiter | machen sie weiter | fahr fort | fahren sie fort | mehr | den rest | und dann
    `),
    notUnderstood: "Das habe ich leider nicht verstanden.",
    recordingStopped: "Die Aufnahme ist gelöscht, und es wird nicht weiter aufgenommen.",
    tooLong: "Das war mir leider zu lang. Bitte sagen Sie es in wenigen Worten.",
    knowsPhrasesOnly:
      "Das habe ich leider nicht verstanden. Am Telefon kenne ich nur bestimmte Fragen; vielleicht helfen andere Worte.",
  },
};

const endings: Endings = [
  ["ungen", "", 4],
  ["innen", "", 4],
  ["ung", "", 4],
  ["ern", "er", 3],
  ["en", "", 3],
  ["em", "", 4],
  ["es", "", 4],
  ["er", "", 4],
  ["e", "", 3],
  ["ss", "ss", 99],
  ["s", "", 4],
  ["st", "", 5],
  ["t", "", 4],
  ["n", "", 5],
];

/** The prefixes that a verb parts from: "melde … an", "angemeldet", "anzumelden". */
const prefix =
  "(?:ab|an|auf|aus|bei|ein|fern|fest|fort|frei|heraus|herein|herunter|her|hinaus|hinein|hinzu|hin|hoch|los|mit|nach|rauf|raus|rein|runter|um|vorbei|vor|weg|weiter|wieder|zuruck|zusammen|zu)";
/** "angemeldet", but not "angeben", "Umgebungen" and "Angeboten". */
const partedParticiple = new RegExp(
  `^(${prefix})ge(?!b(?:ung|ot)|horig|legen)(.{3,}(?:t|te[mnrs]?)|.{3,}en(?:e[mnrs]?)?)$`,
);
/** "anzumelden", but not "hinzufügen", "Auszügen" and "Umzugskosten". */
const partedInfinitive = new RegExp(`^(?!hinzu(?!zu))(${prefix})zu(?!gs|gen$)(.{3,}n)(?<!ungen)$`);

/** Participles whose vowel is another one than that of their verb, whatever stands before it. */
const strongParticiples = new Map(
  Object.entries({
    zogen: "ziehen",
    schrieben: "schreiben",
    loren: "lieren",
    schlossen: "schliessen",
    wiesen: "weisen",
    bunden: "binden",
    nommen: "nehmen",
    sprochen: "sprechen",
    stohlen: "stehlen",
    schoben: "schieben",
    brochen: "brechen",
    troffen: "treffen",
    froren: "frieren",
    funden: "finden",
  }),
);
const strongParticiple = new RegExp(`(${[...strongParticiples.keys()].join("|")})(?:e[mnrs]?)?$`);
/** Forms of verbs whose vowel changes: "zurückgibt" and "zurückgeben". */
const changedStem =
  /(?<=^|ab|an|auf|aus|ein|her|mit|nach|uber|um|unter|vor|weg|weiter|zu|zuruck|be|ent|er|ver)(?:gib|nimm|hilf|sprich|triff|gilt|sieh|lies)$/;
const unchanged: Readonly<Record<string, string>> = {
  ...{ gib: "geb", nimm: "nehm", hilf: "helf", sprich: "sprech", triff: "treff", gilt: "gelt" },
  ...{ sieh: "seh", lies: "les" },
};
/** "gekündigt", but not "Gebühren" and "Geräten". */
const participle =
  /^ge(?!b(?:uhr|urt|iet|aud)|dank|fahr|fuhl|gen|halt|h(?:aus|eim)|legen|m(?:ein|us)|ra[tu]|richt|s(?:amt|ch(?:aft|enk|icht|windig)|ell|etz|prach|taltung|und)|trank|walt|wi[cn]|wohn).*(?:t|en)$/;

/**
 * Folding has made umlauts plain vowels; "ae" for "ä" becomes the same plain vowel. "Konten" are
 * several of a "Konto", "Räder" of a "Rad".
 */
function stem(word: string): string {
  let plain = word
    .replace(/ae/g, "a")
    .replace(/oe/g, "o")
    .replace(/(?<![aeq])ue/g, "u")
    .replace(/konten$/, "konto")
    .replace(/rader(n)?$/, "rad");
  plain = plain.replace(partedParticiple, "$1$2").replace(partedInfinitive, "$1$2");
  if (plain.length >= 7 && participle.test(plain)) plain = plain.slice(2);
  plain = plain.replace(strongParticiple, (_all, ending: string) => strongParticiples.get(ending)!);
  return stripEndings(plain, endings, 3).replace(changedStem, (found) => unchanged[found]!);
}
