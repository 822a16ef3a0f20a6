import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: forms and public services. */
export const offices = groupList(`
  modulo, formulario, questionario
  compilare, riempire, completare
  presentare, inviare, consegnare, trasmettere
  richiedere, domanda, fare domanda, richiesta
  stato, avanzamento, a che punto
  elaborare, gestire, trattare, lavorazione
  approvare, accettare, concedere, autorizzare
  rifiutare, respingere, negare, rifiutato
  certificato, attestato, prova, attestazione
  carta d'identità, documento, passaporto, identità
  patente, patente di guida
  residenza, domicilio, indirizzo, abitazione
  trasloco, cambio di indirizzo, cambio di residenza, nuovo indirizzo
  indirizzo, posizione, dove, luogo, via, sede
  parcheggio, parcheggiare, posto auto
  accessibilità, sedia a rotelle, disabilità
  comune, amministrazione, ufficio, ente
  sussidio, contributo, agevolazione, bonus
  firma, firmare, firmato, firma elettronica
  documenti necessari, documentazione, requisiti, cosa serve
  ricorso, contestare, opposizione
  multa, sanzione, penale, mora
  requisito, condizione, necessario, obbligatorio
  scartoffie, scartoffia, documenti, moduli, burocrazia
  casella del modulo, campo, riquadro
  compilare il modulo, riempire il modulo, inserire la domanda
  mandare il modulo, inviare la domanda, presentare la domanda, invio della domanda
  modulo bloccato, non mi fa inviare, campo obbligatorio, impossibile inviare
  modificare la domanda, correggere la domanda, domanda già inviata, errore nella domanda
  domanda incompleta, documento mancante, manca un documento, integrazione dei documenti
  a che punto è la pratica, stato della pratica, seguire la pratica
  tempi di lavorazione, quanto ci mettono, tempi di elaborazione
  ancora nessuna notizia, nessuna notizia, tempi di risposta
  domanda respinta, richiesta rifiutata, rigettata, rifiuto, perché rifiutata
  domanda accettata, richiesta approvata, accolta, approvazione
  fare ricorso, impugnare, contestare una decisione, ricorso
  fotocopia, copia, scansione
  scansionare un documento, fotografare il documento, foto del documento
  copia conforme, originale, copia autenticata
  traduzione giurata, traduzione ufficiale, traduttore
  firmare online, firma digitale, firma elettronica
  documenti d'identità, carta d'identità, passaporto, documento di riconoscimento
  carta d'identità persa, passaporto perso, documenti smarriti, denuncia di smarrimento
  passaporto scaduto, rinnovare il passaporto, rinnovo del passaporto
  permesso di soggiorno, soggiorno, carta di soggiorno
  visto d'ingresso, visto turistico, autorizzazione al viaggio
  cittadinanza, nazionalità, naturalizzazione
  patente persa, patente rubata, rinnovare la patente, rinnovo patente
  libretto di circolazione, immatricolazione, carta di circolazione
  targa, numero di targa, immatricolazione
  contravvenzione, verbale, multa, sanzione
  autovelox, eccesso di velocità, multa
  bollo, bollo auto, tassa automobilistica
  posto auto, parcheggio residenti, permesso di sosta, sosta
  rimozione forzata, carro attrezzi, auto rimossa
  prova di residenza, certificato di residenza, bolletta come prova
  stato di famiglia, certificato anagrafico, anagrafe
  cambiato casa, nuova casa, cambio di residenza, nuovo indirizzo
  isee, reddito, situazione economica
  assegno unico, assegno familiare, inps, sussidio
  bonus affitto, contributo affitto, sostegno affitto
  disoccupazione, naspi, disoccupato, senza lavoro
  pensione, pensionato, andare in pensione
  disabile, invalidità, invalido, mobilità ridotta
  cieco, ipovedente, lettore di schermo, accessibilità
  sordo, non udente, lingua dei segni
  incinta, gravidanza, maternità, congedo di maternità
  neonato, nascita, dichiarare una nascita
  asilo, asilo nido, nido, scuola materna
  iscrivere mio figlio, iscrizione a scuola, iscrizioni scolastiche
  mensa, mensa scolastica, pasti scolastici
  scuolabus, trasporto scolastico, pulmino
  andare a votare, elezioni, tessera elettorale, seggio
  raccolta dei rifiuti, immondizia, raccolta differenziata, tari
  rifiuti ingombranti, discarica, isola ecologica, centro di raccolta
  rumore, schiamazzi, disturbo
  permesso di costruire, edilizia, ristrutturazione
  circolo, associazione, socio
  socio, associato, tesseramento, quota associativa
  quota associativa, quota di iscrizione
  sportello, di persona, allo sportello
  biblioteca, prestito di libri, prendere un libro
  prolungare il prestito, restituire un libro
  che documenti servono, documenti da portare, documenti richiesti, quali carte
  ne ho diritto, mi spetta, requisiti, chi può richiedere
  limite di reddito, reddito massimo, soglia di reddito
  fuori termine, troppo tardi, termine scaduto, scadenza passata
  entro quando, termine ultimo, scadenza, ultima data
`);
