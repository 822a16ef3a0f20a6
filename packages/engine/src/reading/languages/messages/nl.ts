import { patternList, phraseList, wordSet } from "../../../language.ts";
import type { MessageWords } from "../../message/message-words.ts";

/** These are the words of messages in Dutch. */
export const nl: MessageWords = {
  quotationMarks: ["‘", "’"],
  actions: {
    add: phraseList(
      "toevoegen | toegevoegd | toevoeging | voeg … toe | voegen … toe | aanmaken | aangemaakt | maak … aan | maken … aan | creeren | creeer | registreren | registratie | inschrijven | inschrijving | schrijf … in | openen | beginnen | starten | invoeren | voer … in | nieuw | nieuwe | instellen | bijvoegen | invoegen | uitnodigen | uitgenodigd | nodig … uit | uitnodiging",
    ),
    remove: phraseList(
      "verwijderen | verwijder | verwijdering | verwijderd | wissen | wis | weghalen | haal … weg | weggooien | gooi … weg | kwijtraken | schrappen | leegmaken | verwijder installatie | deinstalleren | deinstallatie",
    ),
    cancel: phraseList(
      "opzeggen | opgezegd | opzegging | zeg … op | zeggen … op | annuleren | annuleer | annulering | beeindigen | beeindig | beeindiging | stopzetten | stoppen | stop | afzeggen | zeg … af | uitschrijven | uitgeschreven | schrijf … uit | afmelden voor | herroepen | sluiten | opheffen | hef … op",
    ),
    change: phraseList(
      "wijzigen | wijzig | wijziging | gewijzigd | veranderen | verander | verandering | aanpassen | pas … aan | aanpassing | bewerken | bewerk | hernoemen | hernoem | vervangen | vervang | wisselen | ruilen | corrigeren | corrigeer | correctie | configureren | verbeteren",
    ),
    enable: phraseList(
      "inschakelen | ingeschakeld | schakel … in | aanzetten | zet … aan | activeren | activeer | activering | toestaan | aandoen",
    ),
    disable: phraseList(
      "uitschakelen | uitgeschakeld | schakel … uit | uitzetten | zet … uit | deactiveren | deactiveer | pauzeren | dempen | onderbreken | afzetten",
    ),
    block: phraseList(
      "blokkeren | blokkeer | geblokkeerd | blokkering | beperken | beperk | beperking | voorkomen | uitsluiten | verbieten | verbieden | rapporteren",
    ),
    hide: phraseList("verbergen | verberg | verborgen | archiveren | archiveer"),
    show: phraseList(
      "tonen | toon | weergeven | geef … weer | weergave | bekijken | bekijk | zien | zie | inzien | vinden | vind | zoeken | zoek | opzoeken | zoek … op | controleren | controleer | volgen | raadplegen | terugvinden",
    ),
    share: phraseList(
      "delen | deel | gedeeld | publiceren | publiceer | insluiten | toegang geven | doorsturen | stuur … door",
    ),
    invite: phraseList("uitnodigen | uitgenodigd | nodig … uit | uitnodiging"),
    connect: phraseList(
      "verbinden | verbind | verbonden | verbinding | koppelen | koppel | gekoppeld | koppeling | aansluiten | sluit … aan | integreren | integratie | synchroniseren | synchronisatie | deelnemen",
    ),
    disconnect: phraseList("ontkoppelen | ontkoppel | loskoppelen | verbreken | verlaten | verlaat"),
    install: phraseList("installeren | installeer | installatie | geinstalleerd"),
    update: phraseList(
      "bijwerken | bijgewerkt | werk … bij | updaten | update | upgraden | upgrade | vernieuwen | vernieuw | verlengen | verleng | verlenging",
    ),
    export: phraseList(
      "exporteren | exporteer | export | downloaden | download | gedownload | opslaan | sla … op | opgeslagen | bewaren | backup",
    ),
    import: phraseList("importeren | importeer | import | uploaden | upload | geupload | inladen | laden"),
    pay: phraseList("betalen | betaal | betaling | betaald | afrekenen | voldoen | incasseren | incasso"),
    buy: phraseList(
      "kopen | koop | gekocht | aankoop | aanschaffen | bestellen | bestel | bestelling | abonneren | abonneer | afnemen",
    ),
    refund: phraseList(
      "terugbetalen | terugbetaling | terugbetaald | betaal … terug | retourneren | retourneer | retour | terugsturen | stuur … terug | teruggeven | geld terug | restitutie | terugvragen | ruilen",
    ),
    send: phraseList(
      "sturen | stuur | verzenden | verzend | verzending | versturen | verstuur | opsturen | leveren | levering | bezorgen | bezorging | indienen | dien … in",
    ),
    restore: phraseList(
      "herstellen | herstel | hersteld | terughalen | haal … terug | terugzetten | zet … terug | ongedaan maken | terugkrijgen | krijg … terug | heractiveren",
    ),
    reset: phraseList(
      "resetten | reset | opnieuw instellen | stel … opnieuw in | herstarten | herstart | opnieuw starten",
    ),
    verify: phraseList(
      "verifieren | verifieer | verificatie | bevestigen | bevestig | bevestiging | authenticatie | controleren | aantonen | legitimeren",
    ),
    print: phraseList("afdrukken | afdruk | druk … af | printen | print | uitprinten"),
    signIn: phraseList("inloggen | ingelogd | log … in | login | aanmelden | aangemeld | meld … aan"),
    signOut: phraseList("uitloggen | uitgelogd | log … uit | logout | afmelden | afgemeld | meld … af"),
    contact: phraseList(
      "contact | contacteren | bereiken | bereik | bellen | bel | schrijven | spreken | praten | klagen | klacht",
    ),
    move: phraseList(
      "verplaatsen | verplaats | verplaatsing | verhuizen | verhuizing | overzetten | zet … over | overdragen | overdracht | migreren | sorteren",
    ),
    book: phraseList(
      "boeken | boek | boeking | reserveren | reserveer | reservering | afspraak | plannen | inplannen | verzetten | omboeken",
    ),
    copy: phraseList("kopieren | kopieer | kopie | dupliceren | dupliceer | klonen"),
  },
  statements: {
    negations: /\b(?:niet|geen|nooit|niets|niks|zonder|niemand|nergens|noch|onmogelijk)\b/,
    reasons:
      /\b(?:omdat|want|doordat|aangezien|zodat|vanwege|wegens|door middel|dankzij|daarom|daardoor|anders|om (?:\w+ ){1,6}te|de redenen?|wettelijke?|de wet|veiligheidsredenen|voorkomt|voorkomen|beschermt|oorzaak)\b/,
    fault:
      /^(?:het |de |mogelijke )?(?:probleem|problemen|symptoom|symptomen|oorzaak|oorzaken|reden|redenen|vraag|fout|uitleg|achtergrond|waarom gebeurt dit|hoe komt (?:dit|dat|het)|wat is er (?:aan de hand|mis))$/,
    remedy:
      /^(?:de |mogelijke |onze )?(?:oplossing|oplossingen|antwoord|workaround|herstel|wat (?:te doen|kan ik doen|kun je doen|kunt u doen|moet ik doen|nu)|(?:zo|hoe) (?:los|lost) (?:je|u|ik) (?:het|dit|dat)(?: probleem| op| probleem op)?|(?:dit|het|het probleem) oplossen)$/,
  },
  questionForms: {
    please: "alstublieft|alsjeblieft|aub|svp|sorry|pardon",
    request: String.raw`(?:kunt|kun|kan|kunnen|zou|zouden) (?:u|je|jij|jullie|iemand)(?: kunnen)? (?:mij|me|ons)(?: (?:even|misschien|alstublieft|alsjeblieft))* (?:vertellen|zeggen|uitleggen|laten weten|aangeven|doorgeven)|(?:vertel|zeg|laat) (?:mij|me|ons)(?: (?:eens|even|weten))*|leg (?:(?:mij|me|ons|eens|even) )*uit|geef (?:mij|me|ons)(?= (?:het|de|jullie|uw|je|meer|informatie)\b)|ik (?:wil|wilde|zou|wou)(?: (?:graag|even|willen))* (?:weten|vragen)|ik heb (?:een|nog een) (?:korte )?(?:vraag|vraagje)(?: over)?|(?:korte vraag|vraagje)(?: over)?|(?:weet|weten) (?:u|je|jullie)(?= (?:of|hoe|wat|waar|wanneer|hoeveel|welke?)\b)|ik vraag me af|mag ik vragen`,
    why: /^(?:(?:en|maar|hallo|hoi|goedendag) )*(?:waarom|hoezo|om welke reden|waardoor|hoe komt het|wat is de reden)\b|\b(?:weten|snap niet|begrijp niet|uitleggen) waarom\b/,
    howTo:
      /^(?:(?:en|maar|hallo|hoi|goedendag) )*(?:hoe(?! (?:heet|veel|lang|vaak|duur|groot|oud|ver|hoog|laat|gaat|snel|zwaar|breed|diep))|op welke manier|waar (?:kan|kunnen|vind|moet|zie|staat|wijzig|verander|pas|stel)|wat (?:moet|kan) ik (?:doen|\w+ doen)|ik (?:wil|zou graag|moet|probeer|wens)|wij willen|we willen|stappen|instructies|handleiding)\b|\b(?:weten|uitleggen|vertellen) hoe\b|\bhoe (?:ik|je|kan|kun|moet|doe|maak)\b/,
    yesNo:
      /^(?:(?:en|maar|hallo|hoi|goedendag|of) )*(?:is|zijn|ben|bent|was|waren|kan|kun|kunnen|kunt|kon|mag|mogen|moet|moeten|zal|zullen|zou|zouden|wordt|worden|heb|heeft|hebben|hebt|heb je|werkt|bestaat|doen|doet|biedt|bieden|accepteren|leveren|leveren jullie|hoef|is het mogelijk|gaat)\b/,
    fact: /\b(?:wat|wie|wiens|wanneer|waar|waarheen|waarvandaan|welke?|hoeveel|hoe (?:veel|lang|vaak|duur|groot|oud|ver|hoog|laat|snel|zwaar|breed|diep))\b/,
  },
  vague: {
    whereabouts: phraseList("waar is de locatie | waar is ons kantoor | waar zijn wij gevestigd"),
    complaints: wordSet(`
      moeite
      mis
      werkt werken werk doet doen help helpen hulp probleem problemen fout fouten foutmelding verkeerd
      kapot stuk defect vast vastgelopen hangt raar vreemd gek traag langzaam crasht storing bug bugs
      verdwaald lastig moeilijk dringend spoed gebeurt gebeurd niets niks weer opnieuw altijd steeds
      goed klopt kloppen lukt lukken vraag vragen snap begrijp oplossen opgelost oplossing iemand
      functioneert
    `),
    things: wordSet(`
      site website pagina paginas app applicatie systeem programma software ding dingen spul getal
      getallen cijfers aantallen gegevens data scherm knop alles iets dienst product functie platform
      account
    `),
    messages: patternList(
      {},
      String.raw`
      ^(?:ik (?:wil|wou|moet|zou graag)(?: graag)? )?(?:klagen|een klacht (?:indienen|melden)|klacht(?: indienen)?)$
      ^(?:ik ben|we zijn|niet)? ?(?:erg |heel |echt |niet |helemaal )*(?:blij|tevreden|ontevreden|teleurgesteld)$
      ^(?:pff+|grr+|zucht|nee (?:je|u) (?:begrijpt|snapt) me niet|(?:je|u) (?:begrijpt|snapt) (?:me|het) (?:niet|verkeerd)|(?:hallo )?is er iemand)$
      ^(?:waarom|hoe|wat|waar|wie|wanneer|huh|he|hm+|uh+|test|asdf\w*|qwerty\w*)$
      ^(?:niets|niks|er gebeurt (?:niets|niks)|niets werkt|nog steeds (?:niet|hetzelfde)|alweer|hetzelfde)$
      ^(?:ik|we) (?:snap|begrijp|weet|kan|kom|vind|krijg) (?:het |er |hier |dit |niet |niets |niks |meer |uit |verder |wat ik moet doen )+$
      ^(?:en nu|wat nu|wat is er (?:aan de hand|gebeurd|mis)|wat gebeurt er)$
      ^(?:mijn |de |onze |alle )?(?:\w+ )?(?:cijfers|getallen|aantallen|gegevens|resultaten|alles|het|dit|dat) (?:\w+ )?(?:klopt|kloppen|is|zijn|lijkt|lijken|ziet|zien) (?:er )?(?:\w+ )?(?:niet|verkeerd|fout|raar|vreemd|gek|kapot)(?: uit)?$
      `,
    ),
  },
  chatter: patternList(
    {},
    `
      ^(?:en |maar |zeg |hey )*(?:ben je|ben jij|je bent|jij bent|bent u)(?: (?:zo|heel|erg|echt|eigenlijk|ook|niet|een|soms|altijd|al|wel|best))* (?:getrouwd|single|vrijgezel|hongerig|dorstig|moe|saai|verveeld|blij|gelukkig|verdrietig|boos|kwaad|eenzaam|levend|dood|homo|verliebd|verliefd|gek|dronken|wakker|oud|jong|slim|intelligent|dom|grappig|mooi|knap|sexy|schattig|lief|vervelend|irritant|lelijk|man|vrouw|jongen|meisje|mijn vriend|jaloers|gemeen|raar|zielig)$
      ^(?:en |maar |zeg )*(?:kun|kan|wil|heb|eet|slaap|droom|hou|haat|voel|denk|lach|huil|zing|dans) (?:je|jij)(?: (?:me|mij|van|van mij|iets|ook|eigenlijk|soms|graag|een|veel|geen|met me|met mij|wel|ooit))*(?: (?:trouwen|eten|slapen|dromen|lachen|huilen|zingen|dansen|liefhebben|voelen|mop vertellen|grap vertellen|moppen|grappen|liedje zingen|aan het lachen maken|gevoelens|honger|dorst|vriendin|vriend|vrienden|kinderen|familie|ouders|moeder|broers|hobby's|hobbys|huisdieren|angst|mij|me))?$
      ^(?:vertel|zing|zeg)(?: (?:me|mij|ons|eens|alsjeblieft))*(?: (?:een|nog een|iets|eens een))? (?:goede |leuke )?(?:mop|grap|verhaal|verhaaltje|liedje|gedicht|grappigs)$|^maak me aan het lachen$|^trouw met (?:me|mij)$|^ik (?:hou van|haat|mis|vind) (?:je|jou)(?: (?:zo|ook|heel erg|leuk|lief))*$
      ^(?:ben ik|vind je me|vind je mij)(?: (?:zo|heel|erg|echt|een))* (?:mooi|knap|lelijk|dik|slim|dom|sexy|man|vrouw)$|^(?:ik ben|ik voel me)(?: (?:zo|heel|erg|echt))* (?:verveeld|hongerig|moe|verdrietig|blij|eenzaam|dronken|verliefd|single)$|^ik (?:verveel me|heb (?:honger|dorst|slaap))$
    `,
  ),
  courtesies: {
    greeting: phraseList(
      "hallo | hoi | hoi hoi | hey | hee | heey | he | hi | hello | halo | dag | goedendag | goedemorgen | goedemiddag | goedenavond | goedenmiddag | goede morgen | goede middag | goede avond | goeden dag | goeden avond | goeiemorgen | goeiemiddag | goeienavond | gegroet | morgen | middag | avond | yo | aangenaam | aangenaam kennis te maken | welkom | joe | moi | houdoe | gelukkig nieuwjaar | fijne kerst | fijne feestdagen | prettige feestdagen",
    ),
    thanks: phraseList(
      "bedankt | dank | dank je | dank je wel | dankjewel | dank u | dank u wel | dankuwel | dank jullie wel | hartelijk dank | hartelijk bedankt | heel erg bedankt | heel hartelijk dank | erg bedankt | veel dank | duizendmaal dank | bedankje | dankje | merci | thanks | thx | thnx | tnx | tx | ik dank je | ik dank u | dat helpt | dat hielp | dat heeft geholpen | heel nuttig | nuttig | handig | opgelost | probleem opgelost | het werkt nu | het werkt weer | nu werkt het | gelukt | het is gelukt | het doet het weer | dat was het | dat was alles | ik heb het gevonden | je bent een topper | jullie zijn toppers | topper | toppers | top | je bent geweldig | jullie zijn geweldig | heel fijn | wat fijn | heel vriendelijk | wat aardig | lief van je | dat was snel | wat snel | precies wat ik zocht | precies wat ik nodig had",
    ),
    goodbye: phraseList(
      "tot ziens | doei | doeg | doeei | dag hoor | dag dag | daag | tot later | tot morgen | tot gauw | tot snel | tot straks | tot dan | tot de volgende keer | totziens | vaarwel | ciao | bye | bye bye | slaap lekker | welterusten | goede nacht | goedenacht | fijne dag | fijne dag nog | fijne avond | fijne avond nog | prettige dag | prettige avond | een fijne dag | fijn weekend | prettig weekend | goed weekend | groetjes | groeten | groet | met vriendelijke groet | mvg | vriendelijke groet | liefs | kusjes | dat was het | dat was alles | dat is alles | verder niets | geen vragen meer | houdoe",
    ),
    wellbeing: phraseList(
      "hoe gaat het | hoe gaat het met je | hoe gaat het met jou | hoe gaat het met u | hoe gaat ie | hoe gaat t | hoe is het | hoe is het met je | hoe is het met u | hoe is ie | hoe ist | hoe gaat het ermee | alles goed | alles ok | alles goed met je | alles goed met jou | alles goed met u | gaat het goed | gaat het goed met je | gaat alles goed | wat is er nieuw | en met jou | en met u | en jij | hoe voel je je | hoe was je dag | hoe is je dag",
    ),
    identity: phraseList(
      "wie ben je | wie ben jij | wie bent u | wat ben je | wat ben jij | wat bent u | hoe heet je | hoe heet jij | hoe heet u | wat is je naam | wat is jouw naam | wat is uw naam | je naam | heb je een naam | met wie spreek ik | met wie praat ik | met wie chat ik | wie heeft je gemaakt | wie heeft jou gemaakt | wie heeft je geprogrammeerd | stel jezelf voor | stel je voor | vertel over jezelf | vertel eens over jezelf | vertel iets over jezelf | waar kom je vandaan | hoe oud ben je | hoe oud ben jij",
    ),
    abilities: phraseList(
      "wat kan je | wat kun je | wat kan jij | wat kun jij | wat kunt u | wat kun je doen | wat kan je doen | wat kunt u doen | wat kun je allemaal | wat kan je allemaal | wat kun je voor mij doen | wat kun je voor me doen | wat kunt u voor mij doen | wat doe je | wat doe jij | waarmee kun je helpen | waarmee kan je helpen | waarmee kun je me helpen | waar kun je me mee helpen | waar kan je mij mee helpen | hoe kun je helpen | hoe kun je mij helpen | hoe kan je me helpen | kun je me helpen | kun je mij helpen | kan je me helpen | kan je mij helpen | kunt u me helpen | kunt u mij helpen | kun je helpen | kunnen jullie mij helpen | help me | help mij | ik heb hulp nodig | hulp nodig | ik heb een vraag | ik heb vragen | ik heb een vraagje | vraagje | een vraag | mag ik iets vragen | mag ik je iets vragen | mag ik u iets vragen | kan ik iets vragen | wat kan ik vragen | wat kan ik je vragen | wat weet je | waar ben je voor | hoe werk je",
    ),
    compliment: phraseList(
      "je bent geweldig | jij bent geweldig | u bent geweldig | je bent top | jij bent top | je bent de beste | jij bent de beste | je bent super | je bent lief | je bent slim | je bent grappig | je bent leuk | je bent aardig | je bent handig | je bent behulpzaam | u bent erg behulpzaam | goed gedaan | goed bezig | goed werk | mooi werk | knap | knap werk | lekker bezig | ik hou van je | ik hou van jou | ik vind je leuk | ik vind je lief | geweldig | fantastisch | uitstekend | schitterend | prachtig | briljant | indrukwekkend | topper | toppie | geniaal | bravo | brave bot | goede bot",
    ),
    apology: phraseList(
      "sorry | het spijt me | spijt me | excuses | mijn excuses | excuseer | excuseer me | pardon | neem me niet kwalijk | neemt u mij niet kwalijk | oeps | oops | mijn fout | sry",
    ),
    agreement: phraseList(
      "ok | oke | okay | okee | okidoki | oki | k | goed | heel goed | prima | top | super | mooi | perfect | fijn | begrepen | ik begrijp het | ik snap het | snap ik | duidelijk | helder | akkoord | klopt | dat klopt | juist | precies | inderdaad | ja | jep | jup | jawel | nee | neen | nee bedankt | nee dank je | nee dank u | natuurlijk | zeker | tuurlijk | is goed | komt goed | komt in orde | in orde | geen probleem | maakt niet uit | geeft niet | laat maar | vergeet het maar | graag gedaan | graag | alsjeblieft | alstublieft | ah | ah ok | oh | aha | hm | hmm | interessant | leuk | cool | gaaf | fijn om te weten | goed om te weten | het gaat goed | met mij gaat het goed | goed hoor | ook goed | insgelijks | hetzelfde | wow | wow cool",
    ),
    laughter: phraseList("haha | hahaha | hihi | hehe | lol | grappig | heel grappig | wat grappig | leuke grap | xd"),
    links: phraseList(
      "allemaal | iedereen | daar | jij | jou | je | u | jullie | team | bot | assistent | maat | vriend | mevrouw | meneer | nogmaals | weer | heel | erg | zo | zeer | echt | wel | hoor | dan | nu | nog | ook | en | voor de hulp | voor je hulp | voor uw hulp | voor jullie hulp | voor het antwoord | voor je antwoord | voor uw antwoord | voor de info | voor de informatie | voor alles | voor je tijd | voor de moeite | daarvoor | hiervoor | alvast | bij voorbaat | tot zover | vandaag | dat is | dat was | het is | dit is | beste | lieve | ja | oh | ach | nou | eens | even | maar | alsjeblieft | alstublieft",
    ),
  },
  letters: {
    salutations: String.raw`geachte|beste|lieve|waarde`,
    addressees: String.raw`heer|mevrouw|heren|dames|en|of|mijnheer|meneer|allemaal|iedereen|allen|team|dhr|mevr|klantenservice|van|der|de`,
    asides: String.raw`(?:ik )?hoop (?:dat )?[^.!?\n]{0,60}|(?:ik heb|wij hebben|we hebben) (?:nog )?(?:een|wat|enkele) (?:korte |kleine )?vra(?:ag|agje|gen)|(?:heel erg |hartelijk |alvast |bij voorbaat |veel )*(?:bedankt|dank)(?: (?:u|je|jullie))?(?: wel)?(?: (?:alvast|bij voorbaat|voor (?:de|uw|je|het|alles))[^.!?\n]{0,60})?|(?:ik )?(?:zie|kijk) uit naar[^.!?\n]{0,60}|(?:een )?fijne (?:dag|avond)[^.!?\n]{0,20}`,
    signOffs: String.raw`(?:met )?(?:vriendelijke|hartelijke|beste|lieve|warme) (?:groet(?:en|jes)?)|groet(?:en|jes)?|mvg|hoogachtend|(?:alvast |hartelijk )?bedankt|dank (?:u|je)(?: wel)?|tot (?:ziens|snel)`,
    devices: String.raw`(?:verzonden|verstuurd) (?:vanaf|met|via|van) [^.!?\n]{1,40}`,
    notices: {
      mail: String.raw`e-?mail|bericht|mededeling`,
      secret: String.raw`vertrouwelijk|geheim`,
      stray: String.raw`abusievelijk|per abuis|per ongeluk|ten onrechte|niet de (?:beoogde |bedoelde )?(?:geadresseerde|ontvanger)|uitsluitend (?:bestemd|bedoeld)`,
    },
  },
};
