import { patternList, phraseList, wordSet } from "../../../language.ts";
import type { MessageWords } from "../../message/message-words.ts";

/** These are the words of messages in German. */
export const de: MessageWords = {
  quotationMarks: ["„", "“"],
  actions: {
    add: phraseList(
      "hinzuzufugen | hinzugefugt | hinzufugen | fuge … hinzu | fugen … hinzu | anlegen | anzulegen | angelegt | lege … an | erstellen | erstellt | erstellung | einrichten | einzurichten | eingerichtet | einrichtung | richte … ein | registrieren | registrierung | anfangen | starten | eroffnen | eintragen | einfugen | einzufugen | neu | neue | neuen | neues | neuer | erganzen | aufnehmen | einladen | eingeladen | einladung | lade … ein | einzuladen",
    ),
    remove: phraseList(
      "entfernen | entfernt | entfernung | loschen | geloscht | loschung | losche | loswerden | los werden | werde … los | wird … los | werden … los | beseitigen | rauswerfen | tilgen | deinstallieren | deinstallation | werfe … raus | nehme … raus | herausnehmen | wegmachen | weg",
    ),
    cancel: phraseList(
      "kundigen | kundigung | gekundigt | kundige | stornieren | stornierung | storno | abbestellen | abbestellung | bestelle … ab | beenden | beendet | abbrechen | breche … ab | absagen | sage … ab | widerrufen | widerruf | widerrufe | schliessen | schliessung | geschlossen | auflosen | aufhoren",
    ),
    change: phraseList(
      "andern | anderung | geandert | andere | bearbeiten | bearbeitung | bearbeite | anpassen | anpassung | passe … an | umbenennen | benenne … um | ersetzen | wechseln | wechsel | tauschen | korrigieren | korrektur | einstellen | konfigurieren | verandern | abandern | umstellen | berichtigen",
    ),
    enable: phraseList(
      "aktivieren | aktivierung | aktiviere | einschalten | eingeschaltet | anschalten | schalte … ein | schalte … an | anmachen | mache … an | freischalten | schalte … frei | erlauben | zulassen",
    ),
    disable: phraseList(
      "deaktivieren | deaktivierung | deaktiviere | ausschalten | ausgeschaltet | abschalten | abgeschaltet | schalte … aus | schalte … ab | stelle … ab | abstellen | ausmachen | mache … aus | stummschalten | pausieren | unterbrechen",
    ),
    block: phraseList(
      "blockieren | sperren | gesperrt | sperre | sperrung | einschranken | einschrankung | verhindern | ausschliessen | begrenzen | verbieten | melden",
    ),
    hide: phraseList("ausblenden | ausgeblendet | blende … aus | verbergen | verstecken | archivieren"),
    show: phraseList(
      "anzeigen | angezeigt | zeige … an | zeigen | sehen | sehe | ansehen | anschauen | einsehen | finden | finde | suchen | suche | nachsehen | prufen | verfolgen | einblenden | vorschau | abrufen",
    ),
    share: phraseList(
      "teilen | geteilt | freigeben | freigabe | gebe … frei | veroffentlichen | einbetten | weiterleiten | weitergeben | gewahren",
    ),
    invite: phraseList("einladen | eingeladen | einladung | lade … ein | einzuladen"),
    connect: phraseList(
      "verbinden | verbunden | verbindung | verbinde | verknupfen | verknupfung | koppeln | kopplung | anschliessen | integrieren | integration | synchronisieren | synchronisation | beitreten",
    ),
    disconnect: phraseList("trennen | trenne | getrennt | entkoppeln | abkoppeln | verlassen | austreten"),
    install: phraseList("installieren | installation | installiere | aufspielen"),
    update: phraseList(
      "aktualisieren | aktualisierung | aktualisiere | update | upgrade | updaten | upgraden | verlangern | verlangerung | erneuern",
    ),
    export: phraseList(
      "exportieren | export | exportiere | herunterladen | heruntergeladen | runterladen | lade … herunter | lade … runter | download | downloaden | speichern | sichern | sicherung | backup",
    ),
    import: phraseList(
      "importieren | import | importiere | hochladen | hochgeladen | lade … hoch | upload | uploaden | laden | einlesen",
    ),
    pay: phraseList("bezahlen | bezahlung | bezahle | zahlen | zahlung | zahle | begleichen | uberweisen | abbuchen"),
    buy: phraseList(
      "kaufen | kauf | kaufe | bestellen | bestellung | bestelle | erwerben | abonnieren | abonniere | buchen | beziehen",
    ),
    refund: phraseList(
      "erstatten | erstattung | ruckerstattung | zuruckerstatten | ruckgabe | zuruckgeben | gebe … zuruck | zurucksenden | sende … zuruck | schicke … zuruck | zuruckschicken | rucksendung | retoure | retournieren | geld zuruck | umtauschen | umtausch | reklamieren",
    ),
    send: phraseList(
      "senden | sende | gesendet | schicken | schicke | verschicken | versenden | versand | absenden | zusenden | liefern | lieferung | zustellen | zustellung | einreichen | einreichung",
    ),
    restore: phraseList(
      "wiederherstellen | wiederhergestellt | wiederherstellung | stelle … wieder her | zuruckholen | hole … zuruck | ruckgangig | reaktivieren | wiederbekommen | zuruckbekommen | bekomme … zuruck | bekommt … zuruck | mache … ruckgangig",
    ),
    reset: phraseList(
      "zurucksetzen | zuruckgesetzt | zuruckzusetzen | setze … zuruck | neustart | neu starten | neustarten",
    ),
    verify: phraseList(
      "verifizieren | verifizierung | bestatigen | bestatigung | bestatige | authentifizieren | authentifizierung | nachweisen | beglaubigen",
    ),
    print: phraseList("drucken | drucke | ausdrucken | ausdruck | drucke … aus"),
    signIn: phraseList(
      "anmelden | angemeldet | anmeldung | melde … an | einloggen | eingeloggt | logge … ein | login | log … ein",
    ),
    signOut: phraseList(
      "abmelden | abgemeldet | abmeldung | melde … ab | ausloggen | ausgeloggt | logge … aus | logout",
    ),
    contact: phraseList(
      "kontaktieren | kontakt | erreichen | erreiche | anrufen | rufe … an | schreiben | sprechen | wenden | beschweren",
    ),
    move: phraseList(
      "verschieben | verschoben | verschiebe | umziehen | umzug | ubertragen | ubertragung | migrieren | sortieren | mitnehmen",
    ),
    book: phraseList(
      "buchen | buchung | gebucht | reservieren | reservierung | vereinbaren | termin | umbuchen | verlegen",
    ),
    copy: phraseList("kopieren | kopie | kopiere | duplizieren | dupliziere | vervielfaltigen | klonen"),
  },
  statements: {
    negations:
      /\b(?:nicht|kein|keine[nmrs]?|nie|niemals|nichts|ohne|weder|niemand\w*|unmoglich|keinesfalls|nirgend\w*)\b/,
    reasons:
      /\b(?:weil|denn|da (?:es|sie|wir|die|der|das|dies|diese)|damit|wegen|aufgrund|auf grund|grund dafur|grunde?|deshalb|darum|daher|deswegen|sonst|andernfalls|um (?:\w+ ){1,6}zu|gesetzlich|gesetz|vorschrift|vermeide[tn]?|verhindert|schutzt|dient|ursache)\b/,
    fault:
      /^(?:das |die |der |mogliche |haufige )?(?:problem|probleme|symptome?|ursachen?|grund|grunde|frage|fehler|fehlerbild|hintergrund|erklarung|woran liegt (?:das|es)|warum (?:passiert|ist) das(?: so)?|was ist (?:los|passiert|das problem))$/,
    remedy:
      /^(?:die |mogliche |unsere |schnelle )?(?:losung|losungen|losungsweg|abhilfe|behebung|fehlerbehebung|antwort|workaround|was (?:tun|kann ich tun|konnen sie tun|kannst du tun|ist zu tun|hilft)|so (?:losen|beheben) sie (?:das|den|es)(?: problem| fehler)?|so (?:lost|behebst) du (?:das|den|es)(?: problem| fehler)?)$/,
  },
  questionForms: {
    please: "bitte|entschuldigung|entschuldigen sie|verzeihung|sorry",
    request: String.raw`(?:konnen|konnten|konnt|konntet|kannst|konntest|wurden|wurdest) (?:sie|du|ihr) (?:mir|uns) (?:(?:bitte|mal|kurz|vielleicht) )*(?:sagen|erklaren|zeigen|verraten|mitteilen|nennen)|(?:sag|sage|sagt|sagen|erklar|erklare|erklart|erklaren|zeig|zeige|zeigt|zeigen|verrat|verrate|verratet|verraten|nenn|nenne|nennt|nennen)(?: sie)? (?:mir|uns)(?: (?:bitte|mal|kurz))*|(?:gib|gebt|geben)(?: sie)? (?:mir|uns)(?: (?:bitte|mal|kurz))*(?= (?:die|das|den|eure|euren|ihre|ihren|deine|mehr|infos?|informationen|details)\b)|(?:nennen|erklaren) sie|ich (?:wusste|wurde|mochte|wollte|will|hatte)(?: (?:gern|gerne|mal|nur|kurz))*(?: (?:wissen|fragen|erfahren))?(?= (?:ob|wie|was|wann|wo|wer|welche[rsnm]?|warum|wieviel|ab|bis|fur|in|mit|zu)\b)|ich (?:wusste|hatte) (?:gern|gerne)(?: gewusst)?|ich (?:wollte|mochte|wurde gern|wurde gerne) (?:mal )?(?:wissen|fragen)|mich wurde interessieren|ich frage mich|ich (?:habe|hab|hatte)(?: (?:da|mal|noch))? (?:eine|ne)(?: kurze| kleine)? frage(?: (?:zu|zum|zur|wegen|bezuglich))?|(?:kurze|kleine) frage(?: (?:zu|zum|zur))?|(?:wissen|weisst|wisst) (?:sie|du|ihr)(?= (?:ob|wie|was|wann|wo|wer|welche[rsnm]?|warum)\b)|darf ich fragen`,
    why: /^(?:(?:und|aber|hallo|hi|guten tag) )*(?:warum|wieso|weshalb|wozu|aus welchem grund|woran liegt)\b|\b(?:wissen|sagen|erklaren|verstehe nicht) (?:\w+ )?(?:warum|wieso|weshalb)\b/,
    howTo:
      /^(?:(?:und|aber|hallo|hi|guten tag|bitte) )*(?:wie (?:kann|konnen|kannst|muss|soll|sollte|geht|funktioniert|mache|mach|komme|bekomme|andere|erstelle|losche|finde|lege|fuge|stelle|richte|schalte|melde|lade|setze|\w+e ich|\w+en wir|\w+t man|man|ich)|wo (?:kann|konnen|finde|finden|muss|sehe|andere|stelle|gebe|ist (?:der button|die einstellung|der knopf)|\w+e ich|\w+t man)|was (?:muss|soll|kann) (?:ich|man|wir) (?:\w+ )?(?:tun|machen)|ich (?:mochte|will|wurde gern\w*|muss|brauche)|wir (?:mochten|wollen)|anleitung|schritte)\b|\bwie (?:ich|man|wir)\b.*\b(?:kann|konnen)\b|\bwie (?:geht|funktioniert|lauft) das\b/,
    yesNo:
      /^(?:(?:und|aber|hallo|hi|guten tag|oder) )*(?:ist|sind|bin|bist|war|waren|kann|konnen|kannst|konnte|darf|durfen|muss|mussen|soll|sollte|wird|werden|wurde|hat|haben|habe|hast|gibt es|geht|funktioniert|bietet|bieten|brauche|braucht|brauchen|mochte|ist es moglich|besteht)\b/,
    fact: /\b(?:was|wer|wen|wem|wessen|wann|wo|wohin|woher|welche[rnms]?|wie (?:viel|viele|lange|lang|oft|hoch|gross|weit|teuer|alt|schnell|schwer|breit|tief)|wieviel|wieviele)\b/,
  },
  vague: {
    whereabouts: phraseList("wo befinden sie sich | wo ist der standort | wo ist die anfahrt | wo finden wir sie"),
    complaints: wordSet(`
      schwierigkeit schwierigkeiten arger
      geht gehts funktioniert funktionieren klappt klappen hilfe helfen hilft problem probleme fehler
      fehlermeldung falsch kaputt defekt hangt seltsam komisch merkwurdig langsam absturz abgesturzt
      sturzt verwirrt schwierig dringend notfall sofort wieder nochmal immer gar uberhaupt richtig
      stimmt passiert nichts garnichts los frage fragen lauft laufen tut spinnt kommt bug stecke
      weiter bitte jemand losung losen storung mehr
    `),
    things: wordSet(`
      seite webseite website app anwendung system programm software ding dinge sache sachen zahl
      zahlen werte daten bildschirm knopf button alles etwas irgendwas irgendetwas dienst produkt
      funktion plattform konto zeug
    `),
    messages: patternList(
      {},
      String.raw`
      ^(?:ich (?:will|mochte|muss|wurde gern)(?: mich)? )?(?:beschweren|eine beschwerde(?: einreichen| machen| loswerden)?|beschwerde)$
      ^(?:ich bin|wir sind|gar)? ?(?:sehr |wirklich |echt |uberhaupt |gar )*(?:nicht zufrieden|unzufrieden|enttauscht)$
      ^(?:puh+|argh+|grr+|seufz|mann+|es klemmt|nein (?:du hast|sie haben) (?:mich )?(?:falsch|nicht) verstanden|(?:du verstehst|sie verstehen|du hast|sie haben) (?:mich )?(?:falsch |nicht )?(?:verstanden|nicht)|(?:hallo )?ist (?:da |hier )?jemand(?: da)?)$
      ^(?:warum|wieso|wie|was|wo|wann|wer|hae|hm+|ah|ahm|test|asdf\w*|qwertz\w*)$
      ^(?:nichts|es passiert nichts|nichts passiert|nichts geht(?: mehr)?|immer (?:noch )?das gleiche|immer noch nicht|schon wieder)$
      ^(?:ich|wir) (?:weiss|wissen|verstehe|verstehen|kann|kapiere|komme|finde) (?:das |es |hier |gar |uberhaupt |nicht |nichts |einfach |mehr |weiter )+$
      ^was (?:nun|jetzt|ist (?:los|passiert|das|hier los)|soll das)$
      ^(?:meine |die |unsere |alle )?(?:\w+ )?(?:zahlen|werte|ergebnisse|daten|das|es|alles|sachen) (?:\w+ )?(?:stimmen|stimmt|ist|sind|sehen|sieht|wirken|wirkt) (?:\w+ )?(?:nicht|falsch|komisch|seltsam|kaputt|merkwurdig)(?: aus)?$
      `,
    ),
  },
  chatter: patternList(
    {},
    `
      ^(?:und |aber |hey |also |sag mal )*(?:bist du|du bist)(?: (?:so|sehr|echt|wirklich|eigentlich|auch|nicht|ein|eine|manchmal|immer|schon|ganz))* (?:verheiratet|single|hungrig|durstig|mude|langweilig|gelangweilt|glucklich|traurig|wutend|bose|einsam|lebendig|tot|schwul|lesbisch|verliebt|verruckt|betrunken|wach|alt|jung|klug|schlau|intelligent|dumm|doof|lustig|witzig|schon|hubsch|sexy|suss|nervig|hasslich|mann|frau|junge|madchen|mein freund|sauer|eifersuchtig|gemein|komisch|erbarmlich)$
      ^(?:und |aber |hey |also )*(?:kannst|willst|magst|mochtest|hast|isst|schlafst|traumst|liebst|hasst|fuhlst|denkst|lachst|weinst|singst|tanzt) du(?: (?:mich|mir|was|etwas|auch|eigentlich|manchmal|gern|gerne|eine?n?|viele|keine?n?|mit mir|dich|denn|jemals))*(?: (?:heiraten|essen|schlafen|traumen|lachen|weinen|singen|tanzen|lieben|fuhlen|witz erzahlen|witze|lied singen|zum lachen bringen|gefuhle|hunger|durst|freundin|freund|freunde|kinder|familie|eltern|mutter|geschwister|hobbys|haustiere?|geburtstag|angst|langeweile|ausgehen))?$
      ^(?:bitte )?(?:erzahl|sing|sag)(?:e|st)?(?: (?:mir|uns|bitte|mal))*(?: (?:einen?|noch einen|was|etwas|ein))? (?:guten |lustigen )?(?:witz|geschichte|lied|gedicht|lustiges)$|^bring mich zum lachen$|^heirate mich$|^ich (?:liebe|hasse|mag|vermisse) dich(?: (?:so|auch|sehr|nicht))*$
      ^(?:bin ich|sehe ich|findest du mich)(?: (?:so|sehr|echt|wirklich|ein|eine))* (?:schon|hubsch|hasslich|dick|klug|dumm|sexy|gut aus|mann|frau)$|^(?:ich bin|mir ist)(?: (?:so|sehr|echt|total|gerade))* (?:langweilig|hungrig|mude|traurig|glucklich|einsam|betrunken|verliebt|single)$
      ^du (?:nervst|stinkst|lugst|gefallst mir|fehlst mir)(?: (?:mich|so|sehr|oft|immer|echt|total))*$
    `,
  ),
  courtesies: {
    greeting: phraseList(
      "hallo | hi | hey | hallochen | halli hallo | moin | moin moin | moinsen | servus | gruss gott | grussgott | gruezi | grusse | grus dich | gruss dich | guten tag | guten morgen | guten abend | guten mittag | gut morgen | tag | morgen | n abend | nabend | mahlzeit | tach | na | huhu | schonen guten tag | schonen guten morgen | schonen guten abend | freut mich | willkommen | hello | frohes neues | frohes neues jahr | frohe weihnachten | schone feiertage",
    ),
    thanks: phraseList(
      "danke | danke schon | dankeschon | danke sehr | danke dir | danke ihnen | danke euch | vielen dank | besten dank | herzlichen dank | lieben dank | tausend dank | vielen lieben dank | merci | thx | dank | super danke | ich danke dir | ich danke ihnen | hat geholfen | das hat geholfen | das hat mir geholfen | das hilft | das hilft mir | hilfreich | sehr hilfreich | problem gelost | jetzt geht es | jetzt gehts | es geht jetzt | hat geklappt | es hat geklappt | jetzt klappt es | funktioniert jetzt | hat funktioniert | das hat funktioniert | hat super geklappt | funktioniert wieder | es funktioniert jetzt | jetzt funktioniert es | geht wieder | es geht wieder | jetzt geht | erledigt | hat sich erledigt | hat sich schon erledigt | alles geklart | alles geregelt | genau das habe ich gesucht | genau das wollte ich wissen | mehr wollte ich nicht wissen | du bist super | sie sind super | ihr seid super | ihr seid spitze | du bist ein schatz | sehr nett | sehr freundlich | lieb von dir | nett von ihnen | das ging schnell | das ging ja schnell | gefunden | habs gefunden | hab es gefunden | supi | supi danke | super hat funktioniert | top hat funktioniert | dank euch | dank dir | ihr seid toll",
    ),
    goodbye: phraseList(
      "tschuss | tschuessi | tschussi | tschau | ciao | auf wiedersehen | auf wiederschauen | wiedersehen | bis bald | bis dann | bis spater | bis morgen | bis zum nachsten mal | machs gut | mach s gut | gute nacht | schonen tag | schonen tag noch | schonen abend | schonen abend noch | schones wochenende | schonen feierabend | einen schonen tag | einen schonen tag noch | einen schonen abend | ade | pfiati | bye | bb | mfg | lg | vg | mit freundlichen grussen | viele grusse | liebe grusse | beste grusse | freundliche grusse | das war alles | das wars | das ist alles | sonst nichts | keine weiteren fragen",
    ),
    wellbeing: phraseList(
      "wie geht es dir | wie geht es ihnen | wie geht s | wie geht | wie gehts | wie geht es | wie gehts dir | wie gehts ihnen | wie geht s dir | wie lauft s | wie laufts | wie lauft es | alles klar bei dir | was geht | was geht ab | alles gut bei dir | alles gut | geht es dir gut | geht es ihnen gut | und dir | und ihnen | na wie gehts | wie war dein tag | wie ist dein tag",
    ),
    identity: phraseList(
      "wer bist du | wer sind sie | was bist du | was sind sie | wie heisst du | wie heissen sie | wie ist dein name | wie ist ihr name | dein name | hast du einen namen | mit wem spreche ich | mit wem rede ich | mit wem chatte ich | wer hat dich gemacht | wer hat dich programmiert | wer hat dich entwickelt | wer hat dich erschaffen | stell dich vor | stell dich mal vor | stellen sie sich vor | woher kommst du | wie alt bist du | erzahl mir etwas uber dich | erzahl was uber dich",
    ),
    abilities: phraseList(
      "was kannst du | was kannst du alles | was konnen sie | was konnen sie alles | was kannst du fur mich tun | was konnen sie fur mich tun | was machst du | was machen sie | wobei kannst du helfen | wobei kannst du mir helfen | wobei konnen sie helfen | wobei konnen sie mir helfen | womit kannst du helfen | womit kannst du mir helfen | wie kannst du helfen | wie kannst du mir helfen | kannst du mir helfen | konnen sie mir helfen | kannst du helfen | konnen sie helfen | konnt ihr mir helfen | hilf mir | helfen sie mir | ich brauche hilfe | ich benotige hilfe | was kann ich fragen | was kann ich dich fragen | was kann ich sie fragen | was weisst du | wofur bist du da | wozu bist du da | wie funktionierst du | ich habe eine frage | ich hatte eine frage | ich hab ne frage | ich hab eine frage | ich habe mal eine frage | kann ich dich was fragen | kann ich etwas fragen | darf ich etwas fragen | darf ich was fragen | kurze frage | mal eine frage",
    ),
    compliment: phraseList(
      "du bist toll | du bist super | du bist der beste | du bist die beste | du bist klasse | du bist spitze | du bist gut | du bist nett | du bist lieb | du bist schlau | du bist klug | du bist cool | du bist witzig | du bist hilfreich | du bist sehr hilfreich | sie sind toll | sie sind sehr hilfreich | gut gemacht | super gemacht | toll gemacht | gute arbeit | guter bot | braver bot | ich liebe dich | ich mag dich | hab dich lieb | klasse | grossartig | ausgezeichnet | hervorragend | genial | fantastisch | wunderbar | spitze | geil | mega | beeindruckend | respekt",
    ),
    apology: phraseList(
      "entschuldigung | entschuldige | entschuldigen sie | sorry | tut mir leid | es tut mir leid | verzeihung | verzeih | pardon | mein fehler | sry | ups | upps | hoppla",
    ),
    agreement: phraseList(
      "ok | okay | oki | okey | k | alles klar | klar | na klar | gut | sehr gut | super | prima | toll | perfekt | passt | passt so | verstanden | verstehe | ich verstehe | ach so | achso | aha | oh | hm | hmm | in ordnung | einverstanden | stimmt | genau | richtig | ja | jo | jup | jep | jawohl | nein | nee | no | nein danke | ne danke | schon gut | macht nichts | kein problem | kein ding | gern geschehen | bitte | bitte schon | bitteschon | bitte sehr | gut zu wissen | interessant | schon | cool | weiss ich | egal | mir geht es gut | mir gehts gut | ganz gut | gleichfalls | ebenso | ebenfalls | top | passt | nö | no nee | wow | wow cool",
    ),
    laughter: phraseList("lol | haha | hihi | hehe | lustig | sehr lustig | witzig | xd | rofl"),
    links: phraseList(
      "zusammen | alle | alle zusammen | allerseits | leute | da | du | sie | dir | ihnen | euch | liebes team | team | bot | assistent | nochmal | noch mal | nochmals | wieder | sehr | so | schon | dann | jetzt | noch | auch | und | mal | na | ja | oh | ach | fur die hilfe | fur deine hilfe | fur ihre hilfe | fur eure hilfe | fur die antwort | fur die auskunft | fur die info | fur die schnelle antwort | dafur | fur alles | im voraus | vielmals | erstmal | erst mal | das | ist | das ist | das war | war | mein freund | lieber | liebe | wirklich | echt | heute | bis dahin | denn | eigentlich | bitte",
    ),
  },
  letters: {
    salutations: String.raw`(?:sehr )?(?:geehrte|verehrte|werte)[rs]?|liebe[rs]?|guten`,
    addressees: String.raw`damen|und|herren|herrn?|frau|dr|prof|zusammen|alle|allerseits|ihr|lieben|team|tag|morgen|abend|leute|aus|vom`,
    asides: String.raw`(?:ich|wir) hoffen?,? [^.!?\n]{0,60}|(?:ich|wir) haben? (?:da )?(?:mal )?(?:noch )?(?:eine|ein paar|zwei|einige) (?:kurze |kleine )?fragen?|(?:(?:vielen|herzlichen|besten|lieben|schon ?mal|schon jetzt) )*danke?(?: (?:schon|im|vorab|fur (?:die|ihre?|eure?|deine?|alles))[^.!?\n]{0,60})?|(?:ich|wir) freuen? (?:mich|uns) [^.!?\n]{0,60}|(?:ich wunsche |wir wunschen )?[^.!?\n]{0,20}schonen (?:tag|abend|feierabend|sonntag|wochenende?)[^.!?\n]{0,20}`,
    signOffs: String.raw`(?:(?:vielen|besten|herzlichen) dank und )?(?:mit )?(?:den )?(?:besten?|freundliche[nm]?|lieben?|herzlichen?|vielen?|schonen?|sonnigen?) gru(?:ß|ss)(?:en?)?|gru(?:ß|ss)e?|mfg|lg|vg|hochachtungsvoll|danke|(?:vielen|besten|herzlichen) dank|bis bald|alles gute`,
    devices: String.raw`(?:diese nachricht wurde )?von mein(?:em|er) [^.!?\n]{1,40} gesendet|gesendet (?:von|mit|uber|aus) [^.!?\n]{1,40}`,
    notices: {
      mail: String.raw`e-?mails?|nachricht|mitteilung`,
      secret: String.raw`vertraulich|geheim`,
      stray: String.raw`irrtumlich|versehentlich|nicht der (?:richtige|beabsichtigte|vorgesehene|bestimmungsgema(?:ß|ss)e|angegebene) |ausschlie(?:ß|ss)lich fur|nur fur den`,
    },
  },
};
