// Long because everything of Italian is in one file.

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
import { it as messageWords } from "./messages/it.ts";
import { it as thesaurus } from "./thesaurus/it.ts";

/** A visitor may ask for such a person. */
const personWords = String.raw`(?:(?:un|una|il|la|lo|al|del|suo|sua|vostro|vostra|qualche|con|i) |un'|l')*(?:(?:altro|altra|vero|vera) )*(?:umano|umana|essere umano|persona|operatore|operatrice|qualcuno|addetto|addetta|rappresentante|responsabile|direttore|capo|manager|impiegato|impiegata|collega|consulente|supervisore|tecnico|assistenza clienti|servizio clienti|assistenza|supporto|agente)\b`;

export const it: Language = {
  code: "it",
  ...messageWords,
  thesaurus,
  typicalLetters: "ìòàè",
  stopWords: wordSet(`
    riguardo riguardante inerente
    il lo la i gli le l un uno una e ed o ma che di del dello della dei degli delle dell a al allo
    alla ai agli alle all da dal dalla dai dalle in nel nello nella nei nelle nell su sul sulla sui
    sulle con per tra fra senza verso sopra sotto durante io mi mio mia miei tu ti tuo tua lui lei
    noi ci nostro nostra voi vi vostro vostra loro si suo sua suoi se ne questo questa questi
    queste quello quella quelli qual sono sei e siamo siete era erano fu furono essere stato stata sara
    ho hai ha abbiamo avete hanno aveva avere c'e ce posso puo possono possiamo devo deve devono
    fare fa faccio non si gia molto piu anche come quando dove chi cosa quale quali quanto quanta
    quanti quante perche cui
    saro sarai saremo sarete saranno sarebbe avro avrai avra avremo avrete avranno potro potrai
    potra potranno potrei potrebbe
    mie tuoi tue nostri nostre vostri vostre sue quell sull dall dovrei dovrebbe dovremmo avrei
    avrebbe sia siano fosse fossero facciamo fanno abbia abbiano me te cio quegli quei cosi oppure
    pero mentre poiche qualora nemmeno
    ad dallo dagli negli sullo sugli col od pure puoi potete devi dobbiamo dovete fai fate vai
    andate vanno vuoi volete vogliono quelle li c
    fino bisogna
  `),
  distinctiveStopWords: wordSet(`
    chi cosa che come quando dove quale quali quanto quanta quanti quante perche non senza
  `),
  fillerWords: wordSet(`
    merito problema problemi
    ciao grazie prego favore voglio vorrei bisogno sapere dire dimmi trovare domanda risposta
    possibile tutto tutta tutti tempo qualcosa salve buongiorno buonasera vuole vogliamo vorremmo
    serve servono so sa dica trovo trova chiedere chiedo rispondere spiegare possibilita tutte
    qualcuno nessuno niente cose fatto avuto vado va andare andato do dare danno metto mette
    mettere vedo vede vedere guardare prendo prendere viene venire arriva arrivare succede
    succedere provo provare provato riesco riesce riuscire lascio lasciare usare uso usa
    utilizzare molta molti molte poco pochi vari varie alcuni alcune ogni qualsiasi qualche altro
    altra altri altre stesso stessa stessi proprio propria modo maniera tipo ancora sempre ora
    adesso attualmente davvero esattamente semplicemente normalmente forse circa ieri oggi
    recentemente presto veloce velocemente subito urgente qui qua li allora quindi prima dopo solo
    soltanto inoltre info informazione informazioni aiuto aiutare funziona purtroppo quasi bene nn
    xke xche cmq qlc pls ke tt
    contro entro oltre presso meno mai poca poche nessuna nulla
    portare farmi
  `),
  circumstances: wordSet(`
    domani sera mattina notte settimana settimane mese mesi anno anni giorno giorni ore minuto
    minuti lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile
    maggio giugno luglio agosto settembre ottobre novembre dicembre scorso scorsa prossimo
    prossima ultimo ultima improvvisamente finalmente due tre quattro cinque sette otto nove dieci
    cento paio natale estate inverno primavera autunno madre padre mamma papa figlio figlia moglie
    marito compagna compagno fidanzata fidanzato fratello sorella genitori nonna nonno bambini
    bambino capo amico amica amici vicino vicina collega cugino zio zia suocera cucina camera
    salotto bagno cantina garage corridoio soffitta giardino casa appartamento ufficio comprato
    detto notato deciso successo arrivato partito iniziato smesso voluto pensato sentito ricevuto
    chiamato scritto letto visto frustrato arrabbiato disperato deluso preoccupato confuso stupido
    ridicolo terribile maledetto gente squadra totalmente completamente assolutamente abbastanza
    sola unico unica piccolo piccola grande enorme momento idea problema guaio studente residenza
    paese citta macchina cane gatto volta posto lato peccato adoro odio piace piacciono spero
    proprietario inquilino
    migliore migliori meglio peggio economico economica conveniente differenza differenze vs
    versus confronto confrontare
    accettate accettano accetta accettare offrite offrono offre offrire
  `),
  fillerWordsAfter: new Map([["a", wordSet("partire")]]),
  backReferences: wordSet(`
    esso essa egli ella lui lei loro suo sua suoi questo questa questi queste inoltre poi dopo
  `),
  alsoCalled: ["anche detto", "anche detta", "detto", "detta", "alias", "ex", "o"],
  elidedWords: wordSet("dell nell sull all dall coll quell quest bell sant"),
  compoundLinks: null,
  verbPrefixes: wordSet(""),
  stem: rememberStems(stem),
  sentences: {
    abbreviations: wordSet("dr prof"),
    abbreviationsOftenLast: wordSet(""),
    abbreviationsBeforeNumbers: wordSet("art"),
    openers: wordSet(""),
    stepWords: wordSet(""),
  },
  answerKinds: {
    kindAsked: kindByPattern([
      ["weight", /\bpesano?\b|\bpeso\b/],
      [
        "money",
        /\bcosto\b|\bquanto (?:si spende|prendete|chiedete|prende|chiede|fate pagare|fa|vi devo|ti devo|costa|costano|viene|si paga|pago|e)\b|\bprezzo\b|\btariffa\b|\bquale importo\b|\bche (?:tariffe|prezzi|costi|importo)\b|\bquanto .*\bpag\w*/,
      ],
      [
        "moment",
        /^(?:\S+ ){0,2}quando\b|\bquando$|\bche ora\b|\ba che ora\b|\bquanto (?:velocemente|presto)\b|\b(?:che|quale|quali) (?:giorn[oi]|anno|data|mese)\b|\borari?o?\b/,
      ],
      [
        "extent",
        /\bquanto (?:(?:ci )?mett(?:e|ete|ono)|tempo|dura|ci vuole|e lungo|e lunga)\b|\blunghezza\b|\bdurata\b/,
      ],
      ["size", /\bquanto e (?:alto|alta|largo|profondo)\b|\b(?:altezza|profondita|larghezza)\b/],
      ["number", /\bquant[oaie]\b|\bche eta\b/],
      ["place", /^(?:\S+ ){0,2}dove\b|\bdove$|\bdov'e\b|\bindirizzo\b/],
      ["person", /\bchi\b/],
    ]),
    kindWords: {
      money: wordSet(
        "costa costano costare prezzo prezzi tariffa tariffe pagare pago paga importo costi prendete chiedete",
      ),
      moment: wordSet("ora giorno anno data mese orario orari velocemente presto"),
      extent: wordSet("tempo dura durata lungo lunga lunghezza"),
      weight: wordSet("pesa pesano peso"),
      size: wordSet("altezza alto alta profondita larghezza"),
      number: wordSet("eta numero"),
      place: wordSet("indirizzo trova situato situata"),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet(`
        due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta quaranta
        cinquanta sessanta settanta ottanta novanta cento mille mezzo mezza
      `),
      money: wordSet("euro cent dollari sterline"),
      free: wordSet("gratis gratuito gratuita gratuiti"),
      moment: wordSet(`
        gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre
        dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica mezzogiorno mezzanotte
        mattina sera estate inverno autunno primavera secolo
      `),
      length: wordSet("metro metri chilometro chilometri centimetro centimetri"),
      duration: wordSet("minuto minuti ora ore giorno giorni settimana settimane mese mesi anno anni"),
      weight: wordSet("grammo grammi chilo chili chilogrammi"),
    },
    connectingWords: wordSet("dalle alle fino a al e o"),
    ambiguousWords: wordSet("sera ora"),
  },
  places: {
    prepositions: ["in", "a", "alla", "nel", "nella", "su", "presso"],
    articles: ["il\\s+"],
    landmarkWords: ["accanto a", "dietro", "di fronte a"],
    placeWords: ["via", "piazza", "accanto", "dietro", "di fronte"],
    streetWords: ["via", "viale", "piazza"],
  },
  names: {
    beforePlaces: ["della", "delle", "dei", "degli", "del"],
    withinPlaces: ["di", "da"],
    withinPersons: ["di", "da"],
  },
  phrases: {
    noAnswer: "Non conosco la risposta.",
    canHelpWith: "Posso aiutarla con:",
    chooseOne: "Intende uno di questi argomenti?",
    doYouMean: (title) => `Intende ${title}?`,
    greeting: "Buongiorno! Che cosa vuole sapere?",
    welcome: "Prego.",
    goodbye: "Arrivederci!",
    nature: "Sono un assistente automatico, non una persona. Che cosa vuole sapere?",
    askForQuestion: "Che cosa vuole sapere?",
    askBack: "Può dirmi di più? Si tratta di uno di questi argomenti?",
    offerPerson: "Se preferisce parlare con un collega, me lo dica.",
    calm: "Mi dispiace. Mi dica in poche parole di che cosa ha bisogno.",
    fine: "Sto bene, grazie! Che cosa vuole sapere?",
    glad: "Grazie, mi fa piacere.",
    allRight: "Va bene. Vuole sapere altro?",
    abilities: "Sono un assistente automatico e rispondo alle domande.",
    notKnownPart: (part) => `Su ${part}: non conosco la risposta.`,
    restLater: "Mi invii il resto in un nuovo messaggio.",
    askForContact:
      "Inoltro la sua richiesta e un collega la contatterà. Come si chiama, e a quale numero di telefono (con il prefisso del paese) o indirizzo e-mail possiamo raggiungerla?",
    askForContactAgain:
      "Non ho trovato un numero di telefono o un indirizzo e-mail. Scriva il numero con il prefisso del paese, per esempio +39 06 1234 5678, oppure un indirizzo e-mail.",
    contactNoted: (details) =>
      `Ho annotato quanto segue:\n\n${details}\n\nUn collega la contatterà. Se qualcosa non è corretto, lo scriva di nuovo.`,
    handOver: "La passo a un collega, che le risponderà qui.",
    teamIsAway: (back) =>
      `Il nostro team al momento non è disponibile. Un collega le risponderà qui al nostro ritorno: ${back}.`,
    personAnswers: "Un collega le risponderà qui.",
    transcript: {
      subject: "Trascrizione di una conversazione",
      visitor: "Visitatore",
      assistant: "Assistente",
      team: "Team",
      sources: "Fonti",
      isCut: "I messaggi precedenti sono omessi.",
    },
    askToHandOver: "Vuole che la passi a un collega? Risponda sì o no.",
    askToAct: "Devo fare questo? Risponda sì o no.",
    leftOut: (count) => `${count} caratteri omessi`,
    notDone: "Va bene, lascio stare.",
    done: "Fatto.",
    didNotWork: "Non ha funzionato.",
    mayBeDone: "C'è stata un'interruzione. Forse è stato fatto, forse no. La prego di verificare.",
    goesOnIn: (title) => `Continua in ${title}.`,
    aloud: {
      code: "Codice",
      longCode: "Codice che non leggo ad alta voce.",
      stillLooking: "Sto ancora cercando. Dica «continui» per ascoltare la risposta.",
      oneMoment: "Un momento, per favore.",
      moreFollows: "Dica «continui» per ascoltare il resto.",
      notHeard: "Non ho sentito nessuna domanda. La ripeta, per favore.",
      anythingElse: "Che cos'altro vuole sapere?",
      failed: "Qualcosa è andato storto. Lo chieda di nuovo, per favore.",
      tooMany: "In questo momento arrivano troppe richieste. Riprovi tra un minuto, per favore.",
    },
  },
  smallTalk: {
    clarification: /^(?:che )?cosa (?:intende|intendi|vuol dire|significa)$|^non (?:ho capito|capisco)$|^come$/,
    nature: patternList(
      {
        machine: `(?:bot|chatbot|robot|ia|intelligenza artificiale|${namesOfModels})`,
        anyMachine: `(?:bot|chatbot|robot|ia|intelligenza artificiale|macchina|computer|programma|automa|${namesOfModels})`,
      },
      `
      ^(?:e |ma |ciao |scusi |scusa )*(?:sei|lei e|e lei|siete|questo e|e) (?:davvero |veramente )?(?:un |una |un')?(?:<machine>|(?:vera |vero )?(?:umano|umana|essere umano|persona))(?: (?:reale|vera|vero))?(?: o .*)?$
      ^(?:e |ma |ciao |scusi )*(?:sto parlando|parlo|sto chattando|sto scrivendo) (?:con|a) (?:un |una |un')?(?:<anyMachine>|(?:vera )?(?:umano|essere umano|persona))(?: (?:reale|vera))?(?: o .*)?$
      ^(?:e |ma )*(?:questo e|questa chat e|e tutto|le risposte sono) (?:tutto )?(?:automatico|automatica|automatiche|automatizzato|automatizzata|automatizzate)(?: o .*)?$
      `,
    ),
  },
  persons: {
    speaker: wordSet("io mi me mio mia miei mie"),
    listener: wordSet("tu ti te tuo tua tuoi tue"),
    toReader: wordSet("noi nostro nostra nostri nostre tu ti te tuo tua tuoi tue voi vostro vostra vostri vostre"),
    toReaderVerb: /\p{L}{2}iamo$/u,
  },
  followUps: {
    also: /\b(?:anche|pure|neanche|nemmeno)\b/,
    opening: /^(?:e|o|ma|anche|no)\b/,
    addition: /^(?:no )?(?:intend(?:o|evo)|vo(?:glio|levo) dire)\b|\b(?:intend(?:o|evo)|vo(?:glio|levo) dire)$/,
    pronouns: wordSet("esso essa lui lei loro lo la li le gli questo questa questi quello quella ci ne suo sua"),
    articles: wordSet("lo la li le gli"),
  },
  dialogue: {
    joins: "e|ed|nonche|o|oppure|ma",
    joiningAdverbs: "anche|poi",
    furtherAdverbs: "inoltre|in piu|unaltra cosa|per di piu|in secondo luogo|oltre a questo",
    strongJoins: "e anche|ed anche|e inoltre|inoltre",
    beforeQuestionWords: "a|con|contro|da|di|fino a|in|per|secondo|su|tra|fra|verso",
    openers:
      "come|quant[oaie]|quando|dove|perche|chi|che cosa|cosa|quale|quali|qual|qual'e|posso|si puo|puo|possiamo|possono|potete|devo|c'e|ci sono|bisogna|avete|e possibile|serve|a che|di che",
    ordinals: [
      wordSet("primo prima 1o uno"),
      wordSet("secondo seconda 2o due"),
      wordSet("terzo terza 3o tre"),
      wordSet("quarto quarta 4o quattro"),
    ],
    last: wordSet("ultimo ultima l'ultimo l'ultima"),
    besideOrdinals: wordSet(
      "il la lo l i le numero opzione argomento per favore voglio intendo preferisco grazie ok si no",
    ),
    both: /^(?:si |ok )?(?:entrambi|entrambe|ambedue|tutt[ie] e due|(?:i|le) due)(?: per (?:favore|piacere)| grazie)?$/,
    all: /^(?:si |ok )?(?:tutt[ie](?: e (?:tre|quattro)| quanti| quante)?|tutto|(?:i|le) tre)(?: per (?:favore|piacere)| grazie)?$/,
    none: /^(?:no )?(?:(?:nessun[ao]?|niente|nulla)(?: (?:di (?:quest[aeio]|quell[aeio]|loro|essi|cio)|de[il] \S+|delle \S+|tra quest[ei])(?: \S+)?)?|ne l'un[oa] ne l'altr[oa]|(?:un'altra cosa|qualcos'altro|qualcosa d'altro|altro)|non e (?:questo|quello))$|^no$/,
  },
  personRequests: {
    or: "o",
    requests: patternList(
      { person: personWords },
      String.raw`
      \b(?:parlare|chattare|conversare) con <person>(?! altr)
      \b(?:mi passi|mi passa|passami|passatemi|mi passate|mi trasferisca|trasferiscimi|mi metta|mettimi|mettetemi|mi dia|dammi|datemi|mi colleghi|mi inoltri)\b.{0,30}<person>
      \b(?:passarmi|mettermi|trasferirmi|collegarmi|mettermi in contatto)\b.{0,25}<person>
      \bin (?:contatto|comunicazione) con <person>
      \b(?:voglio|vorrei|ho bisogno di|preferisco|mi serve|desidero|esigo)(?: avere| vedere| contattare)? (?:un |una |un'|il |la |l')(?:umano|essere umano|persona|operatore|operatrice|responsabile|rappresentante|consulente|addetto|impiegato|supervisore|capo)(?:$| (?:reale|vera|vero|umano|per favore|subito|ora|adesso|che))
      \bcome (?:posso |faccio a |si fa a )(?:contattare|raggiungere|avere) (?:un |una |un'|qualcuno)(?:umano|essere umano|persona|operatore)?(?:$| (?:reale|vera|umano))
      \bc'e qualcuno\b.{0,25}\bparlare\b
      \b(?:posso|potrei|possiamo) (?:avere|vedere|ricevere|ottenere)(?: aiuto da)? (?:un |una )(?:vera |vero )?(?:umano|essere umano|persona|operatore|operatrice|consulente|responsabile|addetto)(?: (?:reale|vera|vero|umano|per favore|adesso|ora))*$
      \b(?:lamentarmi|reclamare) con (?:un |una |il )(?:vera |vero )?(?:umano|essere umano|persona|responsabile)\b
      ^(?:un |una |il |vero |vera |per favore )*(?:umano|operatore|operatrice|persona vera|essere umano|rappresentante|assistenza clienti|servizio clienti)(?: (?:per favore|subito|ora|umano))*$
      `,
    ),
    callBacks: patternList(
      { person: personWords },
      String.raw`
      \b(?:mi chiami|mi chiamate|chiamatemi|chiamami|richiamatemi|mi richiami|richiamami|mi contatti|contattatemi|contattami)\b
      \b(?:puo|potete|potrebbe|potreste|puoi|qualcuno)\b.{0,25}\b(?:chiamarmi|richiamarmi|contattarmi|telefonarmi)\b|\bmi (?:puo|potete|potrebbe|potreste|puoi) (?:chiamare|richiamare|contattare|telefonare)\b
      \b(?:vorrei|voglio|desidero) (?:essere (?:richiamato|richiamata|contattato|contattata)|una chiamata)\b
      \b(?:lasciare|lasciarvi|lasciarle|dare) (?:il mio (?:numero|telefono)|i miei (?:dati|recapiti))\b
      `,
    ),
    introductions: { sure: ["il mio nome è", "mi chiamo", "nome:"], likely: ["sono", "parla"] },
    negations: /\bnon (?:voglio|vorrei|mi|ho bisogno|serve|desidero|chiam\w*|c'e bisogno)\b|\bsenza\b|\bmai\b/,
    refusedMachine:
      /\bnon voglio (?:parlare con )?(?:un |una |questo |questa )?(?:bot|chatbot|robot|macchina|computer)\b/,
    anger: patternList(
      {
        very: "(?:(?:cosi|molto|davvero|veramente|completamente|totalmente|assolutamente|proprio|una|un|dei|semplicemente) )*",
        bad: "(?:inutil[ei]|ridicol[oaie]|inaccettabil[ei]|vergogna|vergognos[oaie]|idiot[aie]|stupid[oaie]|cretin[oaie]|imbecill[ei]|incompetent[ei]|incapac[ei]|merda|schifo|scandalos[oa]|pessim[oa]|presa in giro|scandalo|uno schifo|uno scandalo|truffa|truffatori|ladri|imbroglioni)",
      },
      String.raw`
      \bche (?:schifo|vergogna|disastro|porcheria|casino|truffa)(?: di (?:servizio|assistenza|negozio|azienda|sito|app|bot))?\b
      \b(?:merda|cazzo|cazzata|vaffanculo|stronz\w*|sono stuf[oa]|stuf[oa] di|perdita di tempo|perdere tempo|non (?:capisci|capisce|capite|serve|servi|servite) (?:a )?niente|non mi aiut\w*|(?:il |la )?(?:pessimo|peggior|peggiore) (?:servizio|azienda|assistenza|negozio)|che (?:schifo|vergogna)|basta cosi|mi (?:stai|state|sta) prendendo in giro|wtf)\b
      \b(?:questo|questa|cio|e|sei|siete|(?:il vostro|questo) (?:servizio|bot|robot))(?: e| sei)? <very><bad>(?:$| (?:e|ma|questo|di servizio)\b)
      ^<very><bad>$
      \b(?:sono|mi fa|mi fate) <very>(?:arrabbiat[oa]|furios[oa]|arrabbiare|infuriat[oa])\b
      \b(?:odio|detesto) (?:questo|questa|tutto questo|questo \w+|questa \w+)$
      `,
    ),
  },
  consent: {
    yes: phraseList(`
      si | si si | certo | certo che si | certamente | va bene | va benissimo | ok | okay |
      d'accordo | esatto | esattamente | corretto | giusto | procedi | proceda | procedi pure |
      proceda pure | fallo | lo faccia | fai pure | faccia pure | fai cosi | faccia cosi |
      vai pure | confermo | lo confermo | confermato | volentieri | assolutamente si |
      sono d'accordo | nessun problema | come no
    `),
    no: phraseList(`
      no | no grazie | annulla | annulli | non farlo | non lo fare | non lo faccia |
      non fare niente | lascia stare | lasci stare | lascia perdere | lasci perdere | meglio di no |
      certo che no | non ora | non adesso | non ancora | non oggi | assolutamente no | per niente |
      mai
    `),
    courtesies: phraseList(`
      grazie | grazie mille | molte grazie | per favore | per piacere | prego | ora | adesso |
      allora | perfetto | benissimo | ottimo
    `),
    links: phraseList(`
      lo | la | il | i | le | l' | mio | mia | un | una | questo | quello | per me
    `),
  },
  spoken: {
    interjections: phraseList(`
      oh | ah | eh | ehm | mm | hm | uhm | mah | beh | boh | uffa
    `),
    backchannels: phraseList(`
      mhm | hm | hmm | aha | si | si si | ok | okay | va bene | bene | certo | capisco | ho capito |
      esatto | giusto | d'accordo | oh | ottimo
    `),
    interruptions: phraseList(`
      ferma | fermati | si fermi | aspetta | aspetti | un momento | un attimo | un secondo | no |
      no no | silenzio | basta | pausa | zitto | scusi | scusa | annulla | stop
    `),
    requests: phraseList(`
      sì | sì grazie | no | no grazie | ciao | buongiorno | grazie | grazie mille | arrivederci |
      aiuto | ripeta per favore | ancora una volta per favore | come dice | più lentamente per
      favore | continui | non importa | è tutto | ricominciamo | una persona per favore | voglio
      parlare con una persona | voglio parlare con un operatore | mi richiami
    `),
    unfinished: wordSet(`
      e o ma perche se quando che chi il lo la i gli le un una mio mia suo sua di del della per con
      da in su sono era io ehm allora a al
    `),
    goOn: phraseList(`
      continui | continua | vada avanti | vai avanti | avanti | il resto | ancora
    `),
    notUnderstood: "Mi dispiace, non ho capito.",
    recordingStopped: "La registrazione è stata cancellata e non viene più registrato nulla.",
    tooLong: "Mi dispiace, era troppo lungo per me. Lo dica in poche parole, per favore.",
    knowsPhrasesOnly: "Mi dispiace, non ho capito. A voce conosco solo certe domande; provi con altre parole.",
  },
};

const endings: Endings = [
  ["azioni", "", 3],
  ["azione", "", 3],
  ["izioni", "", 3],
  ["izione", "", 3],
  ["amenti", "", 3],
  ["amento", "", 3],
  ["imento", "", 3],
  ["mente", "", 4],
  ["ando", "", 3],
  ["endo", "", 3],
  ["arono", "", 3],
  ["ate", "", 3],
  ["ati", "", 3],
  ["ata", "", 3],
  ["ato", "", 3],
  ["uto", "", 3],
  ["uta", "", 3],
  ["ita", "", 4],
  ["ito", "", 4],
  ["iamo", "", 3],
  ["iscono", "", 3],
  ["ano", "", 3],
  ["ono", "", 3],
  ["isco", "", 4],
  ["isce", "", 4],
  ["isci", "", 4],
  ["are", "", 3],
  ["ere", "", 3],
  ["ire", "", 3],
  ["chi", "c", 2],
  ["che", "c", 2],
  ["ghi", "g", 2],
  ["ghe", "g", 2],
  ["ie", "", 3],
  ["ia", "", 3],
  ["io", "", 3],
  ["i", "", 3],
  ["o", "", 3],
  ["a", "", 3],
  ["e", "", 3],
];
const pronounOfVerb = /(?<=[aei]r)(?:mi|ti|si|ci|vi|ne|gli|l[aeio]|(?:me|te|se|ce|ve|glie)l[aeio])$/;

/** Stems whose vowel or ending changes ("aperto" and "aprire"), and those of "vendete" and "spedite". */
const changedStems = new Map(
  Object.entries({
    ...{ apert: "apr", apertur: "apr", apret: "apr", aprit: "apr", chius: "chiud", chiusur: "chiud" },
    ...{ chiudet: "chiud", copert: "copr", copertur: "copr", fornit: "forn", garantit: "garant", gestit: "gest" },
    ...{
      inserit: "inser",
      offert: "offr",
      offrit: "offr",
      partit: "part",
      pers: "perd",
      prendet: "prend",
      preferit: "prefer",
    },
    ...{ ricevet: "ricev", rispondet: "rispond", restituit: "restitu", rott: "romp", scelt: "scegl" },
    ...{ scritt: "scriv", sostituit: "sostitu", spedit: "sped", vendet: "vend" },
  }),
);

/** "registrarmi" is the infinitive with its pronoun. */
function stem(word: string): string {
  const plain = stripEndings(word.replace(pronounOfVerb, "e"), endings, 2);
  return changedStems.get(plain) ?? plain;
}
