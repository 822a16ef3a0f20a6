// Long because everything of French is in one file.

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
import { fr as messageWords } from "./messages/fr.ts";
import { fr as thesaurus } from "./thesaurus/fr.ts";

/** A visitor may ask for such a person. */
const personWords = String.raw`(?:(?:un|une|votre|vos|le|la|les|au|a un|a une|de vos|d'un) ?|l')?(?:(?:vrai|vraie|veritable|autre) )*(?:humain|etre humain|personne|conseiller|conseillere|agent|operateur|operatrice|employe|employee|responsable|representant|representante|collegue|superieur|directeur|directrice|manager|gerant|technicien|commercial|quelqu'un|quelquun|(?:le )?service client|service clients|service clientele|service apres-vente|support|interlocuteur)\b`;

export const fr: Language = {
  code: "fr",
  ...messageWords,
  thesaurus,
  typicalLetters: "èêëœùûîâ",
  stopWords: wordSet(`
    concernant
    le la les un une des du de d l et ou mais donc or ni car que qu qui quoi dont ce cet cette ces
    c se s ne n pas plus je j me m mon ma mes tu te t ton ta tes il elle on nous notre nos vous
    votre vos ils elles leur leurs lui eux y en suis es est sommes etes sont etait etaient ete sera
    seront soit ai as a avons avez ont avait avaient aura auront avoir etre peut peux pouvez
    peuvent pouvons puis faut doit dois devez fait faire a au aux dans par pour sur sous avec sans
    vers chez entre depuis pendant avant apres contre si comme tres aussi bien meme quand ou
    comment pourquoi combien quel quelle quels quelles est-ce
    serai seras serons serez serais serait aurai auras aurons aurez aurais aurait etais pourrai
    pourras pourra pourrais pourrait pourrons pourrez pourront
    ca cela moi toi soi jusqu jusque lorsqu puisqu til telle tel tels ci voici voila dessous dessus
    dedans dehors quelqu puisse pourriez auriez seriez ait soient fut aie chacun celui celle ceux
    celles lequel laquelle lesquels lesquelles auquel duquel
    sa ses parce tandis quoique afin parmi durant selon sauf outre envers eu pouvoir devons
    doivent devoir allons voulons veulent ceci etant ayant lors
  `),
  distinctiveStopWords: wordSet("qui quoi quand comment pourquoi combien quel quelle quels quelles pas sans"),
  fillerWords: wordSet(`
    propos sujet probleme problemes souci soucis
    bonjour merci svp veuillez voudrais veux voulez aimerais besoin savoir dire dites trouver
    obtenir avoir vais aller question reponse existe y a t il possible moyen chose tout toute tous
    temps bonsoir salut stp voudrait veut voulais souhaite souhaiterais sait dis dit trouve
    trouvez obtiens va allez vont fais faites font mets met mettre prends prendre prend donne
    donner donnez vois voit voir regarde regarder demander expliquer expliquez comprendre
    comprends essaye essaie essayer arrive arriver arrivent possibilite possibilites facon maniere
    choses truc trucs toutes beaucoup peu plusieurs quelques quelque certain certains certaine
    certaines chaque autre autres memes propre propres rien quelqu deja encore toujours maintenant
    actuellement vraiment exactement simplement normalement environ hier recemment bientot vite
    rapidement urgent ici sinon ainsi alors puisque lorsque malgre juste seulement info infos
    information informations renseignement renseignements aider aidez marche fonctionne
    malheureusement apparemment surtout presque pk pq jai cest jarrive koi ke ds bcp pr slt cv dsl
    tt tjs mtn
    son hors devant derriere pres loin jamais personne aucun aucune trop moins
    venir viens venez amener apporter
  `),
  circumstances: wordSet(`
    demain soir matin nuit semaine semaines mois an ans annee annees jour jours heure heures
    minute minutes lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril
    mai juin juillet aout septembre octobre novembre decembre dernier derniere derniers prochaine
    prochain soudain enfin plutot deux trois quatre cinq six sept huit neuf dix cent fois noel
    hiver printemps automne mere pere maman papa fils fille femme mari epouse epoux conjoint
    compagne compagnon copine copain frere soeur parents enfants enfant chef patron ami amie amis
    voisin voisine collegue cousin oncle tante bebe chambre salon salle bain 
    couloir etage jardin maison appartement bureau achete remarque decide venu parti commence
    arrete voulu pense entendu recu appele ecrit lu vu frustre enerve enervant desespere decu
    inquiet perdu stupide ridicule terrible maudit gens equipe totalement completement absolument
    assez seul seule petit petite grand grande enorme moment idee probleme souci bordel etudiant
    residence village ville voiture chien chat endroit cote dommage adore deteste plait espere
    loyer proprietaire locataire employeur gagne 
    meilleur meilleure meilleurs mieux pire cher chere difference differences vs versus
    comparer comparaison
    acceptez acceptent accepte accepter proposez propose proposent proposer venir viens venez
  `),
  fillerWordsAfter: new Map([["a", wordSet("partir")]]),
  backReferences: wordSet(`
    il elle ils elles son sa ses leur leurs ce cela ceci cette ces celui celle ensuite puis
    toutefois
  `),
  alsoCalled: ["egalement appelee", "egalement appele", "aussi appelee", "aussi appele", "anciennement", "alias", "ou"],
  elidedWords: wordSet("jusqu lorsqu puisqu quoiqu presqu"),
  compoundLinks: null,
  verbPrefixes: wordSet(""),
  stem: rememberStems(stem),
  sentences: {
    abbreviations: wordSet("dr prof mme mlle"),
    abbreviationsOftenLast: wordSet(""),
    abbreviationsBeforeNumbers: wordSet("art"),
    openers: wordSet(""),
    stepWords: wordSet(""),
  },
  answerKinds: {
    kindAsked: kindByPattern([
      ["weight", /\bpese(?:nt)?\b|\bpoids\b/],
      [
        "money",
        /\b(?:c est|ca fait|ca coute) combien\b|\bcombien (?:prenez|demandez|facturez|prend|demande|coute|coutent|ca coute|est-ce que coute|vaut|faut il payer)\b|\bprix\b|\btarifs?\b|\bquel(?:s|le|les)? (?:sont (?:les|vos) )?(?:montant|frais|couts?)\b|\bcoute cher\b|\bcombien .*\b(?:coute\w*|paye\w*)\b|\bcout\b/,
      ],
      [
        "moment",
        /^(?:\S+ ){0,2}quand\b|\bquand$|\bquelle heure\b|\bquels? (?:jours?|mois)\b|\bquelle (?:annee|date)\b|\bhoraires?\b/,
      ],
      [
        "extent",
        /\bcombien de temps\b|\bquels? (?:est le |sont les )?delais?\b|\bquelle (?:longueur|distance)\b|\bduree\b/,
      ],
      ["size", /\bquelle (?:hauteur|profondeur|largeur|taille)\b/],
      ["number", /\bcombien\b|\bquel age\b/],
      ["place", /^ou\b|\bd ou\b|\badresse\b|\bou (?:se|est|sont|puis|peut)\b/],
      ["person", /^qui\b(?! est ce que)|\bpar qui\b|\ba qui\b/],
    ]),
    kindWords: {
      money: wordSet(
        "coute coutent couter prix tarif tarifs combien payer paye cout couts frais montant prenez demandez",
      ),
      moment: wordSet("heure jour annee date mois horaires horaire"),
      extent: wordSet("temps duree dure durer longueur distance delai delais"),
      weight: wordSet("pese pesent poids"),
      size: wordSet("hauteur profondeur largeur taille"),
      number: wordSet("age nombre"),
      place: wordSet("adresse trouve situe situee"),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet(`
        deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt
        trente quarante cinquante soixante cent mille demi
      `),
      money: wordSet("euro euros franc francs couronnes"),
      free: wordSet("gratuit gratuite gratuits"),
      moment: wordSet(`
        janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi
        mardi mercredi jeudi vendredi samedi dimanche heure heures midi minuit matin soir ete
        hiver automne printemps siecle
      `),
      length: wordSet("metres kilometres centimetres"),
      duration: wordSet(`
        seconde secondes minute minutes heure heures jour jours semaine semaines mois an ans annee
        annees
      `),
      weight: wordSet("kilo kilos kilogramme kilogrammes gramme grammes tonne tonnes"),
    },
    connectingWords: wordSet("a au aux de du et ou des"),
    ambiguousWords: wordSet("ete heure"),
  },
  places: {
    prepositions: ["à", "au", "aux", "en", "dans", "sur", "chez", "près de"],
    articles: ["le\\s+", "la\\s+", "les\\s+", "l['’]"],
    landmarkWords: ["derrière", "en face d[eu]", "à côté d[eu]"],
    placeWords: ["rue", "place", "avenue", "derrière", "en face", "à côté", "étage"],
    streetWords: ["rue", "place", "avenue", "boulevard", "quai"],
  },
  names: {
    beforePlaces: ["des?", "du"],
    withinPlaces: ["de", "du", "la", "les"],
    withinPersons: ["de", "du"],
  },
  phrases: {
    noAnswer: "Je ne connais pas la réponse.",
    canHelpWith: "Je peux vous aider sur :",
    chooseOne: "Pensez-vous à l'un de ces sujets ?",
    doYouMean: (title) => `Pensez-vous à ${title} ?`,
    greeting: "Bonjour ! Que voulez-vous savoir ?",
    welcome: "Je vous en prie.",
    goodbye: "Au revoir !",
    nature: "Je suis un assistant automatique, pas un humain. Que voulez-vous savoir ?",
    askForQuestion: "Que voulez-vous savoir ?",
    askBack: "Pouvez-vous m'en dire plus ? S'agit-il de l'un de ces sujets ?",
    offerPerson: "Si vous préférez parler à un collègue, dites-le-moi.",
    calm: "J'en suis désolé. Dites-moi en quelques mots ce dont vous avez besoin.",
    fine: "Je vais bien, merci ! Que voulez-vous savoir ?",
    glad: "Merci, cela me fait plaisir.",
    allRight: "Très bien. Voulez-vous savoir autre chose ?",
    abilities: "Je suis un assistant automatique et je réponds à vos questions.",
    notKnownPart: (part) => `Pour ${part} : je ne connais pas la réponse.`,
    restLater: "Envoyez-moi le reste dans un nouveau message.",
    askForContact:
      "Je transmets votre demande, et un collègue vous recontactera. Quel est votre nom, et à quel numéro de téléphone (avec l’indicatif du pays) ou à quelle adresse e-mail pouvons-nous vous joindre ?",
    askForContactAgain:
      "Je n’ai pas pu y lire de numéro de téléphone ni d’adresse e-mail. Veuillez écrire le numéro avec l’indicatif du pays, par exemple +33 1 99 00 12 34, ou une adresse e-mail.",
    contactNoted: (details) =>
      `J’ai noté ceci :\n\n${details}\n\nUn collègue vous recontactera. Si quelque chose est inexact, écrivez-le simplement à nouveau.`,
    handOver: "Je vous passe un collègue, qui vous répondra ici.",
    teamIsAway: (back) =>
      `Notre équipe est absente en ce moment. Un collègue vous répondra ici à notre retour : ${back}.`,
    personAnswers: "Un collègue vous répondra ici.",
    transcript: {
      subject: "Transcription d’une conversation",
      visitor: "Visiteur",
      assistant: "Assistant",
      team: "Équipe",
      sources: "Sources",
      isCut: "Les messages précédents sont omis.",
    },
    askToHandOver: "Voulez-vous que je vous passe un collègue ? Répondez par oui ou non.",
    askToAct: "Dois-je faire ceci ? Répondez par oui ou non.",
    leftOut: (count) => `${count} caractères omis`,
    notDone: "Très bien, je n'en fais rien.",
    done: "C'est fait.",
    didNotWork: "Cela n'a pas fonctionné.",
    mayBeDone: "Il y a eu une interruption. C'est peut-être fait, peut-être pas. Veuillez vérifier.",
    goesOnIn: (title) => `La suite se trouve dans ${title}.`,
    aloud: {
      code: "Code",
      longCode: "Du code, que je ne lis pas à voix haute.",
      stillLooking: "Je cherche encore. Dites « continuez » pour entendre la réponse.",
      oneMoment: "Un instant, s'il vous plaît.",
      moreFollows: "Dites « continuez » pour entendre la suite.",
      notHeard: "Je n'ai pas entendu de question. Veuillez la répéter.",
      anythingElse: "Que voulez-vous savoir d'autre ?",
      failed: "Une erreur est survenue. Veuillez reposer votre question.",
      tooMany: "Trop de demandes arrivent en ce moment. Veuillez réessayer dans une minute.",
    },
  },
  smallTalk: {
    clarification:
      /^que voulez-vous dire$|^que voulez vous dire$|^c'?est a dire$|^comment(?: ca)?$|^je ne comprends pas$|^qu'?est ce que cela veut dire$/,
    nature: patternList(
      {
        machine: `(?:bot|chatbot|robot|ia|intelligence artificielle|${namesOfModels})`,
        anyMachine: `(?:bot|chatbot|robot|ia|intelligence artificielle|machine|ordinateur|programme|automate|logiciel|${namesOfModels})`,
      },
      `
      ^(?:et |mais |bonjour |dites |dis )*(?:etes-vous|etes vous|es-tu|es tu|vous etes|tu es|est ce que (?:vous etes|tu es)|c'?est|est-ce|est ce) (?:vraiment |bien )?(?:un |une )?(?:<machine>|(?:vrai |vraie |veritable )?(?:humain|humaine|etre humain|personne))(?: ou .*)?$
      ^(?:et |mais )*(?:suis-je|suis je|est ce que je suis|je suis|je)(?: en train de)? (?:vraiment )?(?:parle|parler|discute|discuter|ecris|ecrire) (?:a|avec) (?:un |une )?(?:<anyMachine>|(?:vrai |vraie )?(?:humain|personne|etre humain))(?: ou .*)?$
      ^(?:et |mais )*(?:c'?est|est-ce|est ce que c'est|est-ce que c'est|ce chat est|vos reponses sont) (?:tout |entierement )?(?:automatique|automatiques|automatise|automatisees)(?: ou .*)?$
      `,
    ),
  },
  persons: {
    speaker: wordSet("je j me m moi mon ma mes"),
    listener: wordSet("tu te t toi ton ta tes"),
    toReader: wordSet("nous notre nos tu te toi ton ta tes vous votre vos"),
  },
  followUps: {
    also: /\b(?:aussi|egalement|non plus)\b/,
    opening: /^(?:et|ou|mais|aussi|non)\b/,
    addition: /^(?:non )?je (?:veux|voulais) dire\b|\bje (?:veux|voulais) dire$/,
    pronouns: wordSet("il elle ils elles le la les lui leur ca cela ceci ce celui celle y en son sa ses"),
    repeatedSubject:
      /(?:\b(?:le|la|les|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|ce|cet|cette|ces|un|une) |\b[ld]['’])\p{L}[^?!.,;]* \p{L}+-(?:t-)?(?:ils?|elles?)(?!\p{L})/u,
    articles: wordSet("le la les"),
  },
  dialogue: {
    joins: "et|ainsi que|ou|mais",
    joiningAdverbs: "aussi|puis",
    furtherAdverbs: "en plus|de plus|par ailleurs|autre chose|deuxiemement|en outre|egalement",
    strongJoins: "et aussi|et egalement|et en plus|et ensuite",
    beforeQuestionWords: "a|avec|chez|contre|dans|de|depuis|d'apres|en|jusqu'a|par|pour|sous|sur|vers|selon",
    openers: String.raw`comment|combien|quand|ou|pourquoi|qui|quoi|quel(?:le)?s?|que (?:se passe\S*|faire|faut\S*|dois\S*|puis\S*)|est-ce|est ce|qu'est-ce|qu'est|puis-je|peut-on|peut on|pouvez-vous|dois-je|faut-il|faut il|y a-t-il|y a|ai-je|avez-vous|est-il|est-elle|sont-ils|sont-elles|je peux|on peut|a quelle?s?|de quelle?s?|dans quel(?:le)?s?|c'est quoi|[ad]e? (?:quoi|qui)|en (?:combien|quoi)|(?:jusqu'a|depuis|a partir de) quand|avec qui|pour qui|que faire`,
    ordinals: [
      wordSet("premier premiere 1er 1ere un"),
      wordSet("deuxieme second seconde 2e 2eme deux"),
      wordSet("troisieme 3e 3eme trois"),
      wordSet("quatrieme 4e 4eme quatre"),
    ],
    last: wordSet("dernier derniere"),
    besideOrdinals: wordSet(
      "le la l les numero option sujet choix svp s'il vous te plait c'est je veux prends voudrais merci ok oui non",
    ),
    both: /^(?:oui |ok )?(?:tous |toutes )?(?:les deux|l ?un et l ?autre|l ?une et l ?autre)(?: (?:s il (?:vous|te) plait|svp|merci))?$/,
    all: /^(?:oui |ok )?(?:les (?:trois|quatre)|tous(?: les (?:trois|quatre))?|toutes(?: les (?:trois|quatre))?|tout)(?: (?:s il (?:vous|te) plait|svp|merci))?$/,
    none: /^(?:non )?(?:(?:aucune?|rien)(?: (?:de (?:ces|ceux|celles|tout|ca|cela|cette)\S*|des|d'entre|d'eux)(?: \S+)?)?|ni l'un ni l'autre|autre chose|(?:ce n'est )?pas (?:ca|cela)|ce n'est pas (?:ca|cela))$|^non$/,
  },
  personRequests: {
    or: "ou",
    requests: patternList(
      { person: personWords },
      String.raw`
      \b(?:parler|discuter|echanger|chatter|tchatter|m'entretenir|dialoguer) (?:a|avec|au) ?<person>(?! d'autre)
      \b(?:mettez|mets|passez|passe|transferez|transfere|connectez|connecte|redirigez|redirige|dirigez|renvoyez|donnez|branchez)[ -]moi\b.{0,30}<person>
      \b(?:me |m')(?:mettre|passer|transferer|connecter|rediriger|orienter)\b.{0,30}<person>
      \b(?:en|mis en|mise en) (?:relation|contact|communication) avec <person>
      \b(?:je (?:veux|voudrais|souhaite|souhaiterais|prefere|exige|demande)|j'aimerais|j'ai besoin d'?|il me faut)(?: (?:avoir|voir|contacter|joindre|bien|plutot|un peu))* ?(?:un|une|votre|l'|a|le)? ?(?:(?:vrai|vraie|veritable) )*(?:humain|etre humain|personne|conseiller|conseillere|agent|operateur|responsable|representant|employe|interlocuteur|superieur)(?:$| (?:s'il|svp|stp|maintenant|au telephone|qui|humaine|reelle|en ligne))
      \bcomment (?:joindre|contacter|avoir|puis je joindre|puis-je joindre|puis-je contacter|je peux joindre) (?:un |une |votre )?(?:vrai |vraie )?(?:humain|conseiller|conseillere|personne|agent|quelqu'un|operateur)(?:$| (?:humain|reel|au telephone|chez))
      \b(?:y a-t-il|y a t il|il y a) quelqu'un\b.{0,25}\b(?:parler|discuter)\b
      \b(?:puis[ -]je|je peux|est ce que je peux|est-ce que je peux|peut-on|pourrais[ -]je|on peut)(?: \w+)? (?:avoir|voir|obtenir)(?: de)?(?: l'aide d'| l'aide de)? ?(?:un |une )?(?:(?:vrai|vraie|veritable) )*(?:humain|etre humain|personne|conseiller|conseillere|agent|operateur|responsable|interlocuteur)(?: (?:humain|reelle|s'il vous plait|svp|stp|en ligne|au telephone))*$
      \b(?:me plaindre|me plaindre directement|expliquer (?:ca|cela)) (?:a|aupres d'|aupres de) ?(?:un |une )?(?:vrai |vraie )?(?:humain|etre humain|personne|responsable)\b
      ^(?:un |une |vrai |vraie |le )*(?:etre humain|humain|conseiller|conseillere|agent|operateur|personne reelle|vraie personne|responsable|service client)(?: (?:humain|s'il vous plait|s'il te plait|svp|stp|maintenant|vite))*$
      `,
    ),
    callBacks: patternList(
      { person: personWords },
      String.raw`
      \b(?:rappelez|appelez|contactez|telephonez|rappelle|appelle|contacte)[ -]moi\b
      \b(?:pouvez|pourriez|peux|pourrais|quelqu'un peut|quelqu'un pourrait|quelqu'un pourra|quelqu'un)\b.{0,20}(?:\bme |\bm')(?:appeler|rappeler|contacter|joindre|telephoner|recontacter)\b
      \b(?:qu'on me|que quelqu'un me|que quelqu'un m') ?(?:rappelle|appelle|contacte|telephone)\b|\betre (?:rappele|rappelee|recontacte|recontactee)\b
      \b(?:merci de|veuillez|je (?:veux|voudrais|souhaite)|j'aimerais) (?:que vous )?(?:me |m')(?:rappeler|recontacter|rappeliez|contacter)\b
      \b(?:laisser|donner) (?:mon numero|mes coordonnees)\b
      `,
    ),
    introductions: {
      sure: ["mon nom est", "je m'appelle", "je m’appelle", "nom :", "nom:"],
      likely: ["je suis", "c'est", "ici"],
    },
    negations:
      /\b(?:ne|n')\b.{0,30}\b(?:pas|jamais|personne d'autre|plus)\b|\bn'\w+ pas\b|\bpas (?:de|d'|un|besoin)|\bsans\b/,
    refusedMachine: /\b(?:ne|n')\b.{0,20}\bpas\b.{0,30}\b(?:bot|chatbot|robot|machine|ordinateur)\b/,
    anger: patternList(
      {
        very: "(?:(?:vraiment|completement|totalement|tout simplement|trop|tellement|juste|si|tres|absolument|d'un) )*",
        bad: "(?:inutiles?|ridicules?|inadmissibles?|inacceptables?|scandaleu[xs]e?|lamentables?|honteu[xs]e?|nuls?|nulles?|nul a chier|idiots?|idiotes?|imbeciles?|cretins?|abrutis?|stupides?|debiles?|incapables?|incompetents?|n'importe quoi|une honte|un scandale|du foutage de gueule|une blague|(?:des |tous des )?(?:escrocs?|voleurs?)|une arnaque|du vol)",
      },
      String.raw`
      \bquel(?:le)? (?:(?:service|site|boutique|bot|support) )?(?:de )?(?:merde|honte|catastrophe|bazar|desastre|arnaque|cauchemar|foutoir)\b
      \b(?:merde|merdique|putain|connards?|connasse|gros con|quel con|bande de (?:cons|nuls|idiots|incapables)|ras le bol|ras-le-bol|j'en ai (?:marre|assez)|marre de|y en a marre|perte de temps|perdre mon temps|foutez|vous (?:vous )?(?:foutez|moquez)|tu te (?:fous|moques)|se (?:foutre|moquer) de|(?:le |la )?pire (?:service|entreprise|societe|support|boutique)|quelle honte|wtf)\b
      \b(?:c'est|ca c'est|vous etes|t'es|tu es|ils sont|votre (?:service|robot|bot|site|entreprise|support) est|ce (?:service|robot|bot|site) est) <very><bad>(?:$| (?:et|mais|ce|votre)\b)
      ^<very><bad>$|^(?:service|bot|robot) <bad>$|\b(?:t'es|tu es|vous etes|quelle?s?) (?:con|conne|cons)\b
      \b(?:vous (?:ne )?comprenez|tu (?:ne )?comprends) rien\b
      \b(?:je suis|ca me rend|vous me rendez) <very>(?:furieux|furieuse|en colere|enerve|enervee|folle|fou)\b
      \bje (?:deteste|hais) (?:ca|cela|ce \w+|cette \w+|votre \w+)$
      `,
    ),
  },
  consent: {
    yes: phraseList(`
      oui | ouais | oui oui | d'accord | dac | bien sur | ok | volontiers | avec plaisir | exact |
      exactement | c'est exact | c'est ca | c'est bon | c'est correct | correct | entendu |
      certainement | absolument | tout a fait | vas y | allez y | faites le | fais le | faites ca |
      fais ca | faites | je confirme | je valide | je suis d'accord | confirmer | procedez |
      pas de probleme | bien entendu
    `),
    no: phraseList(`
      non | nan | non merci | annuler | annulez | pas maintenant | pas encore | surtout pas |
      pas du tout | certainement pas | absolument pas | bien sur que non | ne le fais pas |
      ne le faites pas | ne fais pas ca | ne faites pas ca | ne faites rien | laissez tomber |
      laisse tomber | laissez | pas aujourd'hui
    `),
    courtesies: phraseList(`
      merci | merci beaucoup | merci bien | s'il vous plait | s'il te plait | svp | stp |
      maintenant | alors | parfait | super | tres bien
    `),
    links: phraseList(`
      le | la | les | l' | ma | mon | ca | cela | un | une | pour moi
    `),
  },
  spoken: {
    interjections: phraseList(`
      oh | ah | euh | heu | hum | hm | mm | hein | ben | bah | oula | ouf | waouh
    `),
    backchannels: phraseList(`
      mhm | hm | hmm | ah | oui | oui oui | ouais | ok | okay | d'accord | bien | tres bien | je vois |
      entendu | compris | exact | voila | oh | super
    `),
    interruptions: phraseList(`
      stop | arretez | arrete | attendez | attends | un moment | un instant | une seconde | non |
      non non | silence | assez | pause | taisez vous | pardon | excusez moi | annuler
    `),
    requests: phraseList(`
      oui | oui s'il vous plaît | non | non merci | bonjour | merci | merci beaucoup | au revoir |
      aide | répétez s'il vous plaît | encore une fois s'il vous plaît | pardon | plus lentement
      s'il vous plaît | continuez | ce n'est pas grave | c'est tout | recommencer | une personne
      s'il vous plaît | je veux parler à une personne | je veux parler à un conseiller | rappelez-
      moi
    `),
    unfinished: wordSet(`
      et ou mais parce que si quand qui le la les un une des mon ma mes votre vos de du pour avec
      dans sur est sont etait je euh alors a au aux
    `),
    goOn: phraseList(`
      continuez | continue | la suite | suite | encore | dites m'en plus | et ensuite
    `),
    notUnderstood: "Je n’ai pas compris, désolé.",
    recordingStopped: "L’enregistrement est effacé, et plus rien n’est enregistré.",
    tooLong: "Désolé, c’était trop long pour moi. Dites-le en quelques mots, s’il vous plaît.",
    knowsPhrasesOnly:
      "Je n’ai pas compris, désolé. À la voix, je connais seulement certaines questions ; essayez d’autres mots.",
  },
};

const endings: Endings = [
  ["issements", "", 3],
  ["issement", "", 3],
  ["iements", "i", 2],
  ["iement", "i", 2],
  ["ements", "", 3],
  ["ement", "", 3],
  ["ifications", "ifi", 2],
  ["ification", "ifi", 2],
  ["aisons", "", 4],
  ["aison", "", 4],
  ["exions", "ect", 3],
  ["exion", "ect", 3],
  ["atrices", "ateur", 3],
  ["atrice", "ateur", 3],
  ["ations", "", 3],
  ["ation", "", 3],
  ["aux", "al", 2],
  ["eaux", "eau", 2],
  ["euses", "eu", 3],
  ["euse", "eu", 3],
  ["eux", "eu", 3],
  ["issez", "", 3],
  ["issent", "", 3],
  ["erons", "", 3],
  ["eront", "", 3],
  ["erez", "", 3],
  ["aient", "", 3],
  ["ait", "", 4],
  ["ees", "", 3],
  ["ee", "", 3],
  ["ent", "", 4],
  ["ez", "", 3],
  ["er", "", 3],
  ["ir", "", 3],
  ["es", "", 3],
  ["s", "", 3],
  ["x", "", 4],
  ["e", "", 3],
];

/** Shorter ones are no forms of a verb: "tons", "bons". */
const SHORTEST_IN_ONS = 6;
/**
 * "cartons" are several of a "carton", while "acceptons" is a form of "accepter". Nouns in "-ion" are
 * many, verbs in "-ions" few.
 */
const nounInOns =
  /(?:(?<!exped|verif|modif|remerc|publ|conf|etud)ions|(?<!f|pl|t)aisons|(?:gn|ill|[ou]iss|heriss|sauciss|friss)ons|(?:ball?|balc|bat|blous|bouch|bout|cant|can|cart|chans|charb|chif|cit|coc|col|cord|cot|coup|cray|crout|don|drag|fac|feuillet|flac|garc|glac|guid|harp|jamb|jarg|jet|lec|macar|mac|mais|marr|mel|mout|nyl|pantal|pap|pard|patr|piet|pige|pist|pris|rais|ray|sais|sal|sav|siph|soupc|sout|tal|tamp|thon|toi|tron|vall|viol|wag)ons)$/;

/** Stems whose ending changes: "ouvert" and "ouvrir", "vente" and "vendre". */
const changedStems = new Map(
  Object.entries({
    ...{ couvert: "couvr", decouvert: "decouvr", fermetur: "ferm", offert: "offr", ouvert: "ouvr", ouvertur: "ouvr" },
    ...{ pren: "prend", prenn: "prend", vent: "vend" },
  }),
);

/** "payer" and "paie", "envoyer" and "envoi", "attendre" and "attendu" are forms of one word. */
function stem(word: string): string {
  const isVerb = word.length >= SHORTEST_IN_ONS && word.endsWith("ons") && !nounInOns.test(word);
  const plain = stripEndings(isVerb ? word.replace(/(?:iss)?ons$/, "") : word, endings, 2)
    .replace(/(?<=[ao])y$/, "i")
    .replace(/(?<=[nr])d[ru]$/, "d");
  return changedStems.get(plain) ?? plain;
}
