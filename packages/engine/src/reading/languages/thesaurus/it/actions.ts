import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: what people do with a thing. */
export const actions = groupList(`
  eliminare, cancellare, rimuovere, togliere, sbarazzarsi di, eliminazione, cancellazione
  eliminare il mio account, chiudere il mio account, cancellare il mio account, chiusura account
  disinstallare, rimuovere, eliminare, disinstallazione
  annullare, disdire, recedere, interrompere, terminare, disdetta, annullamento, recesso
  disiscriversi, annullare iscrizione, non ricevere più, disdire abbonamento, disiscrizione
  aggiungere, creare, inserire, includere, allegare
  creare, fare, nuovo, aprire, generare, creazione
  configurare, impostare, regolare, configurazione, preparare
  iniziare, cominciare, primi passi, avviare
  modificare, cambiare, aggiornare, correggere, variare, modifica, cambio
  rinominare, cambiare nome, nuovo nome
  sostituire, cambiare, scambiare, rimpiazzare
  personalizzare, adattare, su misura, personalizzazione
  attivare, accendere, abilitare, attivazione
  disattivare, spegnere, disabilitare, disattivazione
  silenziare, muto, non disturbare
  sospendere, mettere in pausa, congelare, interrompere, pausa, sospensione
  riprendere, continuare, riattivare
  bloccare, vietare, bandire, blocco
  escludere, ignorare, filtrare, lasciare fuori, omettere
  limitare, limite, massimo, quota, soglia, restrizione
  consentire, permettere, autorizzare, concedere, permesso
  nascondere, celare, invisibile, non mostrare
  mostrare, vedere, visualizzare, consultare, visibile, apparire
  trovare, cercare, individuare, dove si trova, ricerca
  seguire, tracciare, monitorare, misurare, tracciamento
  controllare, verificare, confermare, convalidare, provare
  condividere, dare accesso, link pubblico, inviare a, condivisione
  pubblicare, rendere pubblico, lanciare, pubblicazione
  invitare, invito, aggiungere utente, aggiungere membro, aggiungere collega, aggiungere un collega
  unirsi, partecipare, entrare, diventare membro, aderire
  lasciare, abbandonare, uscire
  collegare, connettere, associare, abbinare, integrare
  scollegare, disconnettere, dissociare
  integrazione, estensione, plugin, componente aggiuntivo
  unire, fondere, combinare, accorpare
  dividere, separare, suddividere
  copiare, duplicare, clonare, copia
  spostare, trasferire, migrare, trasferimento
  ordinare, classificare, organizzare, ordine
  importare, caricare, importazione, upload
  esportare, scaricare, estrarre, esportazione
  scaricare, download, salvare
  copia di sicurezza, backup, salvataggio, salvare
  ripristinare, recuperare, ripristino, recupero, riavere
  annulla, tornare indietro, ripristinare
  cestino, elementi eliminati, spazzatura
  reimpostare, resettare, azzerare, reset, reimpostazione
  riavviare, riaccendere, riavvio
  sincronizzare, sincronizzazione, su tutti i dispositivi
  aggiornare, aggiornamento, nuova versione, ultima versione
  versione, edizione
  passare a, cambiare piano, piano superiore, upgrade
  rinnovare, rinnovo, prolungare, estendere, proroga
  scadere, scadenza, scaduto, termine
  valido, validità, in vigore
  contanti, denaro contante, denaro liquido
  buttare, buttare via, gettare, eliminare, cestinare, mettere nel cestino
  fare fuori, far sparire, eliminare, levare, cancellare
  levare, togliere, rimuovere, tirare via
  levare … dalla lista, togliere … dalla lista, cancellare dall'elenco, rimuovere dall'elenco
  togliere il mio nome, cancellarmi, cancellare i miei dati, eliminare i miei dati
  svuotare, ripulire, fare pulizia, fare spazio, liberare spazio
  smettere, piantarla, finirla, interrompere, annullare
  chiudere tutto, mollare tutto, basta abbonamento, disdire, disdetta
  togliermi dai piedi, andarmene, disdire, recedere
  annullare l'ordine, ripensarci, annullamento ordine
  dare buca, disdire, annullare la prenotazione
  imprevisto, contrattempo, impedimento, annullare la prenotazione
  ritirare la domanda, rinunciare, rinuncia, annullare la richiesta
  mettere in stand-by, stand-by, mettere … in pausa, sospendere, pausa
  congelare, mettere in freezer, mettere in pausa, sospendere, sospensione
  fermare per un po', fare una pausa, prendermi una pausa, sospendere, mettere in pausa
  riprendere da dove, continuare dopo, riprendere
  rimettere in moto, far ripartire, riattivare, riavviare
  far partire, avviare, iniziare, eseguire, lanciare
  partire da zero, cominciare, da dove inizio, primi passi, guida introduttiva
  prima volta, principiante, sono nuovo, alle prime armi, primi passi, guida rapida
  mettere dentro, inserire, aggiungere, includere
  aggiunta, aggiungere, extra, supplementare
  programmare, pianificare, in anticipo, programmato, pianificazione
  sistemare, correggere, aggiustare, modificare
  ritoccare, correggere, modificare, rettificare
  refuso, errore di battitura, scritto male, ortografia, correggere
  nome sbagliato, scritto male il nome, nome errato, correggere il nome
  mi sono sbagliato, ho sbagliato, per sbaglio, per errore, errore mio
  senza volere, per sbaglio, per errore, accidentalmente, involontariamente
  pasticcio, casino, fatto un casino, combinato un guaio, errore
  cambiare l'ordine, riordinare, ordinare, disporre
  mettere in cima, fissare in alto, in evidenza, mettere per primo
  preferiti, preferito, segnalibro, lista dei desideri
  lista dei desideri, wishlist, preferiti
  barattare, scambiare, sostituire, cambio
  invertire, scambiare, permutare
  attaccare, collegare, connettere, allacciare
  agganciare, collegare, associare, abbinare
  accoppiare, abbinare, pairing, associare
  fare il collegamento, collegare, associare, mettere in comunicazione
  staccare, scollegare, dissociare
  sganciare, scollegare, dissociare, rimuovere il dispositivo
  cedere, trasferire
  passare la mano, passaggio di consegne, cedere, trasferire
  inoltrare, reindirizzare
  reindirizzare, reindirizzamento, redirect, rimandare a
  far vedere, mostrare a qualcuno, condividere, dare accesso
  mettere online, pubblicare, pubblicazione
  occultare, nascondere, rendere invisibile
  non far vedere, nascondere, privato
  oscurare, sfocare, anonimizzare, oscuramento
  anonimo, anonimizzare, senza nome, in forma anonima
  mettere via, archiviare, conservare
  tenere, conservare, conservazione, mantenere
  tenere una copia, fare una copia, backup, copia di sicurezza
  portare fuori i dati, portarmi via i dati, esportare i dati, esportazione, scaricare i dati
  portare dentro i dati, importare, migrare, importazione
  venire da un altro programma, cambiare programma, migrazione, importare
  tirare giù, scaricare, download
  buttare su, caricare, upload
  riavere, recuperare, ripristinare, ritrovare
  far tornare, recuperare, ripristinare, riportare
  cancellato per sbaglio, eliminato per errore, ripristinare, recuperare
  versione precedente, versione vecchia, cronologia delle versioni, tornare indietro
  rimettere come prima, com'era prima, ripristinare, predefinito
  impostazione di fabbrica, predefinito, di default, valore predefinito
  ricominciare da capo, da capo, ripartire da zero, azzerare, reimpostare
  spegnere e riaccendere, staccare e riattaccare, riavviare, riavvio
  staccare la spina, togliere corrente, scollegare dalla corrente
  frugare, cercare, ricerca, rintracciare
  rintracciare, localizzare, individuare, posizione
  geolocalizzare, gps, posizione, localizzazione
  dare un'occhiata, guardare, consultare, visualizzare, anteprima
  anteprima, prima di inviare, come si presenta
  tenere d'occhio, monitorare, controllare, sorvegliare
  assicurarsi, verificare, accertarsi, controllare
  ricontrollare, verificare di nuovo, doppio controllo
  impedire l'accesso, bloccare, limitare l'accesso
  chiudere a chiave, bloccare, serrare
  sbloccare, sblocco, togliere il blocco, rimuovere il blocco
  lista nera, blacklist, bloccare, bandire
  lista bianca, whitelist, mittente attendibile, autorizzare
  zittire, silenziare, togliere il suono, silenzioso, muto
  non disturbare, silenzioso, modalità silenziosa
  alzare il volume, più forte, volume, audio basso
  segnalare, segnalazione, denunciare un contenuto, far presente
  abuso, molestie, contenuto inappropriato, segnalazione, segnalare
  costringere, obbligare, rendere obbligatorio, imporre
  sforare, superare, oltre il limite, eccedere, superamento
  più del previsto, in eccesso, extra soglia, sforamento
  allungare, prolungare, estendere, proroga
  accorciare, ridurre, più breve, abbreviare
  ingrandire, zoom, più grande, allargare
  rimpicciolire, ridurre, più piccolo, comprimere
  comprimere, zip, zippare, ridurre la dimensione
  scompattare, decomprimere, estrarre, archivio zip
  ritagliare, tagliare la foto, ritaglio
  ruotare, girare la foto, rotazione, capovolto
  incollare, copia e incolla
  spuntare, casella, selezionare, flaggare
  selezionare, scegliere, scelta, selezione
  trascinare, trascinamento, drag and drop
  cliccare, pigiare, schiacciare, pulsante
  compilazione automatica, riempire da solo, precompilato
  cumulare, sommare, cumulabile, combinare
  totale, somma, sommare, calcolare
  calcolare, calcolo, stima, preventivo, simulazione
  abbonarsi, sottoscrivere, fare un abbonamento, abbonamento
  riabbonarsi, riprendere l'abbonamento, riattivare l'abbonamento
  rinnovato da solo, si è rinnovato, rinnovo automatico, tacito rinnovo
  non rinnovare, disattivare il rinnovo, rinnovo automatico
  andare alla cassa, completare l'ordine, concludere l'acquisto, checkout
  piano superiore, passare al premium, salire di piano, upgrade
  piano inferiore, scendere di piano, downgrade, piano più economico
  premium, pro, a pagamento, piano a pagamento
  versione gratuita, piano gratuito, account gratuito
  attivare l'account, link di attivazione, account non attivo, attivazione
  accettare l'invito, link di invito, invito ricevuto, unirsi
  invito scaduto, invito non arrivato, rimandare l'invito, inviare di nuovo l'invito
  far entrare, aggiungere, invitare, dare accesso
  aggiungere persone, aggiungere gente, invitare, aggiungere utenti, aggiungere membri
  mandare via, sbattere fuori, rimuovere un membro, rimuovere un utente, togliere l'accesso
  cacciare, espellere, buttare fuori, escludere
  togliere l'accesso, revocare l'accesso, revocare, bloccare l'accesso
  andarsene dal gruppo, uscire dal gruppo, lasciare il gruppo, abbandonare
`);
