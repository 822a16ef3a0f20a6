import { patternList, phraseList, wordSet } from "../../../language.ts";
import type { MessageWords } from "../../message/message-words.ts";

/** These are the words of messages in Italian. */
export const it: MessageWords = {
  quotationMarks: ["«", "»"],
  actions: {
    add: phraseList(
      "aggiungere | aggiungo | aggiungi | aggiunta | creare | creo | crea | creazione | aprire | apro | apertura | inserire | inserisco | inserimento | registrare | registrarsi | registrarmi | registrazione | iscrivere | iscrivermi | iscriversi | iscrizione | iniziare | cominciare | nuovo | nuova | nuovi | allegare | impostare | invitare | invito | inviti | invita",
    ),
    remove: phraseList(
      "rimuovere | rimuovo | rimuovi | rimozione | eliminare | elimino | elimina | eliminazione | cancellare | cancello | cancella | togliere | tolgo | disinstallare | disinstallo | disinstallazione | sbarazzarsi | sbarazzarmi | liberarmi | svuotare | espellere",
    ),
    cancel: phraseList(
      "annullare | annullo | annulla | annullamento | disdire | disdico | disdetta | recedere | recesso | disiscrivere | disiscriversi | disiscrivermi | disiscrizione | chiudere | chiudo | chiusura | terminare | interrompere | revocare | cessare | cancellare | cancellazione",
    ),
    change: phraseList(
      "modificare | modifico | modifica | modifiche | cambiare | cambio | cambia | correggere | correggo | correzione | rinominare | sostituire | sostituzione | adattare | regolare | personalizzare | personalizzazione | configurare | configurazione | rettificare | variare",
    ),
    enable: phraseList(
      "attivare | attivo | attiva | attivazione | abilitare | abilito | accendere | consentire | permettere",
    ),
    disable: phraseList(
      "disattivare | disattivo | disattiva | disattivazione | disabilitare | spegnere | spengo | sospendere | sospensione | mettere in pausa | silenziare",
    ),
    block: phraseList(
      "bloccare | blocco | blocca | limitare | limitazione | impedire | vietare | escludere | segnalare | bandire",
    ),
    hide: phraseList("nascondere | nascondo | archiviare | archivio"),
    show: phraseList(
      "mostrare | mostro | mostra | vedere | vedo | visualizzare | visualizzo | visualizza | consultare | trovare | trovo | cercare | cerco | ricerca | controllare | verificare | seguire | tracciare | tracciamento | anteprima",
    ),
    share: phraseList(
      "condividere | condivido | condivisione | pubblicare | pubblico | pubblicazione | incorporare | dare accesso | inoltrare",
    ),
    invite: phraseList("invitare | invito | inviti | invita"),
    connect: phraseList(
      "collegare | collego | collega | collegamento | connettere | connetto | connessione | associare | integrare | integrazione | sincronizzare | sincronizzazione | abbinare | unirsi | unirmi",
    ),
    disconnect: phraseList(
      "scollegare | scollego | disconnettere | disconnessione | dissociare | lasciare | abbandonare",
    ),
    install: phraseList("installare | installo | installa | installazione"),
    update: phraseList("aggiornare | aggiorno | aggiorna | aggiornamento | rinnovare | rinnovo | passare a"),
    export: phraseList(
      "esportare | esporto | esporta | esportazione | scaricare | scarico | scarica | download | salvare | salvo | salvataggio | backup | estrarre",
    ),
    import: phraseList(
      "importare | importo | importa | importazione | caricare | carico | carica | caricamento | upload",
    ),
    pay: phraseList("pagare | pago | pagamento | saldare | saldo | addebitare | addebito | versare | fatturare"),
    buy: phraseList(
      "comprare | compro | acquistare | acquisto | ordinare | ordino | ordine | abbonarsi | abbonarmi | abbonamento",
    ),
    refund: phraseList(
      "rimborsare | rimborso | restituire | restituisco | restituzione | reso | resi | rendere | indietro i soldi | soldi indietro | riavere … soldi | cambio merce",
    ),
    send: phraseList(
      "inviare | invio | invia | spedire | spedisco | spedizione | mandare | mando | consegnare | consegna | presentare | trasmettere",
    ),
    restore: phraseList(
      "ripristinare | ripristino | recuperare | recupero | riattivare | riaprire | riavere | riottenere | tornare indietro | torno indietro | riporto … indietro | annulla la cancellazione",
    ),
    reset: phraseList(
      "reimpostare | reimposto | reimposta | reimpostazione | resettare | reset | riavviare | riavvio | azzerare",
    ),
    verify: phraseList(
      "verificare | verifico | verifica | confermare | conferma | confermo | autenticare | autenticazione | convalidare | dimostrare",
    ),
    print: phraseList("stampare | stampo | stampa"),
    signIn: phraseList(
      "accedere | accedo | accesso | login | entrare | entro | loggarmi | effettuare il login | autenticarsi",
    ),
    signOut: phraseList("uscire | esco | logout | disconnettersi | disconnettermi | disconnessione"),
    contact: phraseList(
      "contattare | contatto | contatti | chiamare | chiamo | telefonare | scrivere | parlare | reclamare | reclamo | raggiungere",
    ),
    move: phraseList(
      "spostare | sposto | sposta | spostamento | trasferire | trasferisco | trasferimento | migrare | ordinare | trasloco",
    ),
    book: phraseList("prenotare | prenoto | prenotazione | appuntamento | programmare | rimandare | riprogrammare"),
    copy: phraseList("copiare | copio | copia | duplicare | duplico | duplicazione | clonare"),
  },
  statements: {
    negations: /\b(?:non|mai|senza|nessun[oa]?|niente|nulla|neanche|nemmeno|ne|impossibile)\b/,
    reasons:
      /\b(?:perche|poiche|siccome|dato che|visto che|in quanto|a causa|per (?:motivi|ragioni|evitare|garantire|proteggere|questo|legge|sicurezza)|affinche|cosi che|al fine di|grazie a|altrimenti|il motivo|la ragione|la legge|legali?|dovuto|dovuta|evita|protegge|impedisce)\b/,
    fault:
      /^(?:il |la |i |le |l |possibili? )?(?:problema|problemi|sintomi?|causa|cause|motivo|motivi|domanda|errore|spiegazione|contesto|perche (?:succede|accade|capita)(?: questo)?|che cosa (?:succede|non va))$/,
    remedy:
      /^(?:la |le |possibili? |nostra )?(?:soluzione|soluzioni|risoluzione|rimedio|rimedi|correzione|risposta|(?:che |che cosa |cosa )(?:fare|posso fare|puoi fare|puo fare|devo fare)|come (?:risolvere|risolverlo|correggere|correggerlo|rimediare|sistemare)(?: (?:il|questo|l|questo) ?(?:problema|errore))?)$/,
  },
  questionForms: {
    please: "per favore|per piacere|per cortesia|cortesemente|scusi|scusa|scusate|mi scusi",
    request: String.raw`(?:mi |ci )?(?:puo|puoi|potete|potrebbe|potresti|potreste)(?: per favore)? (?:dire|dirmi|dirci|spiegare|spiegarmi|spiegarci|indicare|indicarmi)|(?:dimmi|ditemi|spiegami|spiegatemi|indicami|indicatemi)|mi (?:dica|dice|dici|dite|spieghi|spiega|spiegate|indichi|indica)|(?:dammi|datemi|mi dia|mi date)(?= (?:il|la|i|le|lo|l|vostro|vostra|piu|informazioni)\b)|(?:vorrei|volevo|voglio|desidero|vorremmo|mi piacerebbe|avrei bisogno di|ho bisogno di) (?:sapere|conoscere|chiedere|chiederle|chiedervi|capire)|(?:ho|avrei) una (?:domanda|curiosita)(?: (?:su|sul|sulla|sui|sugli|sulle|riguardo))?|una (?:domanda|curiosita)(?: (?:su|sul|sulla|sui|sugli|sulle))?|(?:sa|sai|sapete|sapreste|saprebbe) (?:dirmi|dirci|spiegarmi)|mi chiedo|posso chiedere`,
    why: /^(?:(?:e|ma|ciao|salve|buongiorno) )*(?:perche|per quale motivo|come mai|qual e il motivo|per che motivo)\b|\b(?:sapere|capire|capisco|spiegare) perche\b/,
    howTo:
      /^(?:(?:e|ma|ciao|salve|buongiorno|per favore) )*(?:come(?! (?:ti chiami|si chiama|mai|stai|sta\b))|in che modo|dove (?:posso|possiamo|si|trovo|devo|vedo|cambio|bisogna)|(?:che )?cosa (?:devo|posso|bisogna|si deve)|che devo fare|qual e (?:la procedura|il modo)|quali sono i passaggi|(?:voglio|vorrei|devo|desidero|ho bisogno di|sto cercando di|vogliamo|vorremmo)|passaggi per|istruzioni|procedura)\b|\b(?:sapere|dirmi|spiegar\w*|dimmi) come\b|\bcome (?:si|posso|faccio|fare|devo)\b/,
    yesNo:
      /^(?:(?:e|ma|ciao|salve|buongiorno|o) )*(?:e possibile|e|sono|sei|c|ci sono|posso|puo|possiamo|potrei|potete|potrebbe|si puo|si possono|devo|deve|bisogna|ho|ha|avete|hai|hanno|esiste|esistono|funziona|accettate|offrite|fate|spedite|vale|serve|sara|consegnate)\b/,
    fact: /\b(?:chi|cosa|cose|che|quando|dove|quale|quali|qual|quanto|quanta|quanti|quante)\b/,
  },
  vague: {
    whereabouts: phraseList("dove si trova | dove siamo | dove e la sede"),
    complaints: wordSet(`
      aiutate aiutatemi difficolta
      funziona funzionano funzionare va vanno aiuto aiutare aiutami aiutatemi aiutarmi problema problemi
      errore errori sbagliato sbagliata sbagliati sbagliate rotto rotta guasto bug bloccato bloccata
      strano strana strani strane lento lenta crash perso persa complicato difficile urgente urgenza
      succede accade successo niente nulla ancora sempre nuovo male bene correttamente capisco
      domanda domande dubbio risolvere soluzione fermo piantato impallato assistenza qualcuno
    `),
    things: wordSet(`
      sito pagina pagine app applicazione sistema programma software cosa cose numero numeri cifre dati
      schermo pulsante tutto qualcosa servizio prodotto funzione piattaforma account roba
    `),
    messages: patternList(
      {},
      String.raw`
      ^(?:(?:voglio|vorrei|devo) )?(?:lamentarmi|fare (?:un )?reclamo|reclamare|presentare (?:un )?reclamo|reclamo)$
      ^(?:non )?(?:sono|siamo) (?:molto |per niente |affatto )*(?:content[oaie]|soddisfatt[oaie]|scontent[oaie]|insoddisfatt[oaie]|delus[oaie])$
      ^(?:uff+a?|grr+|no (?:mi )?hai capito male|non (?:mi )?(?:hai|ha) capito|non (?:mi )?capisci|(?:ciao )?c e qualcuno)$
      ^(?:perche|come|cosa|che|dove|quando|chi|eh+|mm+|hm+|boh|prova|test|asdf\w*|qwerty\w*|pronto)$
      ^(?:niente|non succede (?:niente|nulla)|niente funziona|non funziona (?:niente|nulla)|sempre (?:lo stesso|uguale)|di nuovo|ancora niente)$
      ^(?:non )?(?:lo |ci |mi )?(?:capisco|so|riesco|trovo|posso)(?: niente| nulla| cosa fare| come fare| a farlo| a capire)?$
      ^(?:e (?:adesso|ora)|che (?:faccio|succede|e successo)|cosa (?:faccio|succede|e successo)(?: adesso| ora)?)$
      ^(?:i miei |i |le |gli |tutti (?:i )?)?(?:\w+ )?(?:numeri|cifre|risultati|dati|tutto|questo) (?:\w+ )?(?:e|sono|sembra|sembrano|pare|paiono) (?:molto |tutti? )?(?:sbagliat[oaie]|stran[oaie]|errat[oaie]|rott[oaie])$
      `,
    ),
  },
  chatter: patternList(
    {},
    `
      ^(?:e |ma |senti |dimmi )*(?:sei|tu sei|non sei|stai)(?: (?:molto|cosi|davvero|veramente|un|una|sempre|gia|proprio|troppo|mai))* (?:sposato|sposata|single|stanco|stanca|noioso|noiosa|annoiato|annoiata|felice|contento|contenta|triste|arrabbiato|arrabbiata|solo|sola|vivo|viva|morto|morta|gay|innamorato|innamorata|pazzo|pazza|ubriaco|ubriaca|sveglio|sveglia|vecchio|vecchia|giovane|intelligente|furbo|furba|stupido|stupida|scemo|scema|divertente|simpatico|simpatica|antipatico|antipatica|bello|bella|carino|carina|sexy|brutto|brutta|uomo|donna|ragazzo|ragazza|maschio|femmina|mio amico|geloso|gelosa|cattivo|cattiva|strano|strana|patetico|patetica|fastidioso|fastidiosa|bugiardo|bugiarda)$
      ^(?:e |ma |senti )*(?:puoi|vuoi|sai|hai|mangi|dormi|sogni|mi ami|mi odi|ti piaccio|mi vuoi bene|provi|piangi|canti|balli|pensi)(?: (?:tu|un|una|qualche|molti|con me|davvero|mai|delle|dei|degli))*(?: (?:sposarmi|mangiare|dormire|sognare|ridere|farmi ridere|piangere|cantare|ballare|amare|fame|sete|sonno|paura|sentimenti|emozioni|fidanzata|fidanzato|ragazza|ragazzo|amici|famiglia|genitori|figli|mamma|madre|fratelli|hobby|raccontarmi una barzelletta|barzellette|uscire con me|qualcuno|qualcuna))?$
      ^(?:per favore )?(?:raccontami|racconta|dimmi|cantami|canta|fammi)(?: (?:un|una|un'altra|qualcosa di|una bella))* ?(?:barzelletta|storia|canzone|poesia|battuta|divertente|ridere)$|^sposami$|^(?:ti (?:amo|odio|adoro|voglio bene)|mi piaci|mi manchi)(?: (?:molto|tanto|anche io|troppo))*$
      ^(?:sono|mi sento)(?: (?:molto|cosi|un|una|davvero))* (?:bello|bella|brutto|brutta|grasso|grassa|stupido|stupida|annoiato|annoiata|stanco|stanca|triste|felice|contento|contenta|solo|sola|innamorato|innamorata|single)$|^(?:mi annoio|ho (?:fame|sete|sonno))$
    `,
  ),
  courtesies: {
    greeting: phraseList(
      "ciao | ciao ciao | salve | buongiorno | buon giorno | buonasera | buona sera | buondi | buon pomeriggio | ehi | ehila | hey | hi | hello | hola | saluti | piacere | piacere di conoscerti | piacere di conoscerla | benvenuto | bentornato | giorno | sera | buongiorno a lei | buon anno | buon natale | buone feste",
    ),
    thanks: phraseList(
      "grazie | grazie mille | mille grazie | molte grazie | tante grazie | grazie tante | grazie infinite | grazie di cuore | grz | grazie ancora | ti ringrazio | la ringrazio | vi ringrazio | ringrazio | thanks | thx | mi hai aiutato | mi ha aiutato | mi e stato utile | molto utile | utile | problema risolto | risolto | ora funziona | adesso funziona | sei stato utile | sei stato di aiuto | gentilissimo | gentilissima | gentilissimi | gentilissime | molto gentile | molto gentili | sei gentile | siete gentilissimi | funziona di nuovo | funziona tutto | tutto risolto | tutto a posto | tutto chiaro | siete fantastici | sei fantastico | sei grande | siete grandi | mi hai salvato | mi avete salvato | era proprio quello che cercavo | proprio quello che cercavo | che velocita | velocissimi",
    ),
    goodbye: phraseList(
      "arrivederci | arrivederla | addio | a presto | a dopo | a domani | a piu tardi | ci vediamo | ci sentiamo | alla prossima | bye | buona giornata | buona serata | buona notte | buonanotte | buon weekend | buon fine settimana | buon proseguimento | buon lavoro | buon pranzo | stammi bene | cordiali saluti | distinti saluti | un saluto | cari saluti | baci | un abbraccio | e tutto | questo e tutto | nient altro | nessun altra domanda | ciao a presto",
    ),
    wellbeing: phraseList(
      "come stai | come sta | come state | come va | come va la vita | come ti va | come vanno le cose | tutto bene | tutto ok | tutto a posto | stai bene | sta bene | come te la passi | che si dice | che fai | che mi dici | novita | e tu | e lei | come ti senti | come e andata la giornata | come va la giornata | com e andata la giornata | com e la tua giornata",
    ),
    identity: phraseList(
      "chi sei | chi e lei | lei chi e | cosa sei | che cosa sei | come ti chiami | come si chiama | qual e il tuo nome | qual e il suo nome | il tuo nome | hai un nome | con chi parlo | con chi sto parlando | chi ti ha creato | chi ti ha fatto | chi ti ha programmato | chi ti ha sviluppato | presentati | si presenti | parlami di te | dimmi di te | raccontami di te | da dove vieni | di dove sei | quanti anni hai | che eta hai",
    ),
    abilities: phraseList(
      "cosa puoi fare | che cosa puoi fare | cosa puo fare | cosa sai fare | che sai fare | che cosa sai fare | cosa fai | cosa puoi fare per me | cosa puo fare per me | a cosa servi | a che servi | come puoi aiutarmi | come mi puoi aiutare | come puo aiutarmi | in cosa puoi aiutarmi | puoi aiutarmi | mi puoi aiutare | puo aiutarmi | mi puo aiutare | mi aiuti | potresti aiutarmi | potrebbe aiutarmi | potete aiutarmi | aiutami | mi aiuti per favore | ho bisogno di aiuto | ho bisogno di una mano | ho bisogno del tuo aiuto | mi serve aiuto | mi serve una mano | ho una domanda | ho delle domande | ho un dubbio | avrei una domanda | una domanda | posso farti una domanda | posso fare una domanda | posso chiederti una cosa | posso chiedere una cosa | posso chiedere | cosa posso chiederti | cosa posso chiedere | cosa sai | come funzioni | quali sono le tue funzioni",
    ),
    compliment: phraseList(
      "sei fantastico | sei fantastica | sei grande | sei il migliore | sei la migliore | sei bravo | sei brava | sei bravissimo | sei molto bravo | sei gentile | sei molto gentile | sei gentilissimo | e molto gentile | molto gentile | gentilissimo | gentilissima | sei intelligente | sei simpatico | sei simpatica | sei divertente | sei utile | sei molto utile | sei forte | sei un mito | sei un genio | ottimo lavoro | bel lavoro | buon lavoro | ben fatto | bravo | brava | bravissimo | complimenti | ti amo | ti adoro | ti voglio bene | mi piaci | mi piace | fantastico | eccellente | ottimo | stupendo | magnifico | meraviglioso | straordinario | impressionante | geniale | grandioso | incredibile",
    ),
    apology: phraseList(
      "scusa | scusami | scusi | scusate | mi scusi | mi scuso | chiedo scusa | ti chiedo scusa | le chiedo scusa | mi dispiace | dispiace | spiacente | sono spiacente | perdonami | perdono | pardon | ops | oops | sorry | colpa mia | errore mio",
    ),
    agreement: phraseList(
      "ok | okay | oki | va bene | vabbe | va benissimo | bene | benissimo | molto bene | d accordo | perfetto | certo | certamente | chiaro | tutto chiaro | capito | ho capito | capisco | inteso | si | no | no grazie | esatto | esattamente | giusto | corretto | vero | e vero | hai ragione | super | buono | interessante | non c e problema | nessun problema | non fa niente | non importa | fa niente | lascia stare | lascia perdere | prego | di niente | di nulla | figurati | si figuri | volentieri | ah | ah ok | oh | aha | mm | hmm | sto bene | bene grazie | anche io | anch io | altrettanto | buono a sapersi | ci sta | dai | bello | wow | wow cool",
    ),
    laughter: phraseList(
      "ahah | ahaha | ahahah | ahahaha | haha | hahaha | eheh | ehehe | hihi | ihih | lol | che ridere | divertente | molto divertente | simpatico | xd",
    ),
    links: phraseList(
      "a tutti | a tutte | tutti | ragazzi | amico | amica | amico mio | signore | signora | team | bot | assistente | a te | a lei | a voi | te | lei | anche a te | anche a lei | di tutto | per tutto | per l aiuto | per il tuo aiuto | per il suo aiuto | per la risposta | per la tua risposta | per le informazioni | per l informazione | per la disponibilita | per il tempo | per la gentilezza | del tuo aiuto | dell aiuto | in anticipo | e | molto | tanto | cosi | davvero | proprio | allora | ora | adesso | anche | ancora | oggi | per favore | per piacere | ah | oh | ma | buona | mille | e stato | questo | sono | caro | cara",
    ),
  },
  letters: {
    salutations: String.raw`gentil(?:e|i|issim[oaie])|egregi[oa]?|spett(?:abile|\.?le)?|car[oaie]|stimat[oaie]`,
    addressees: String.raw`signor[aei]?|sig|sig\.ra|dott|dottore|dottoressa|dott\.ssa|a|tutti|tutte|e|o|team|staff|ditta|servizio|clienti`,
    asides: String.raw`spero (?:che|tutto)[^.!?\n]{0,60}|(?:ho|avrei|avremmo) una (?:domanda|richiesta)|(?:molte |tante )?grazie(?: (?:mille|tante|in anticipo|anticipatamente|per (?:la|l['’ ]|il|tutto))[^.!?\n]{0,60})?|(?:vi|la|ti) ringrazi(?:o|amo)[^.!?\n]{0,60}|(?:resto |rimango )?in attesa[^.!?\n]{0,60}|buona (?:giornata|serata)`,
    signOffs: String.raw`(?:cordiali|distinti|migliori|cari|tanti) saluti|(?:un )?(?:cordiale |caro )?saluto|saluti|cordialmente|distintamente|grazie(?: mille)?|a presto`,
    devices: String.raw`inviato (?:dal?|con|tramite) [^.!?\n]{1,40}`,
    notices: {
      mail: String.raw`e-?mail|messaggio|comunicazione|posta`,
      secret: String.raw`riservat|confidenzial|segret`,
      stray: String.raw`per errore|non (?:e|siete|sia|foste)[^.]{0,20} destinatari|esclusivamente|uso esclusivo`,
    },
  },
};
