// Long because each group of words has a line.

import { groupList } from "../../thesaurus/group-list.ts";

/** What customers and help pages call the same thing in Italian. */
export const it = groupList(`
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
  accedere, entrare, login, accesso, autenticarsi, fare il login
  uscire, logout, disconnettersi, disconnessione
  bloccato, senza accesso, non riesco a entrare, non riesco ad accedere
  registrarsi, creare un account, iscriversi, registrazione, iscrizione, aprire un conto
  account, profilo, conto, utenza
  nome utente, utente, username, login
  password, parola chiave, pin, codice di accesso, credenziali
  password dimenticata, dimenticato la password, reimpostare la password, recuperare la password, persa la password
  due fattori, 2fa, verifica in due passaggi, autenticazione a due fattori, doppio fattore
  codice di recupero, chiave di recupero, codice di emergenza
  codice di verifica, codice di conferma, codice di sicurezza
  sicurezza, protezione, sicuro, proteggere
  hackerato, account rubato, violato, phishing
  crittografia, cifrato, crittografato, cifratura
  privato, riservato, segreto, personale
  privacy, protezione dei dati, dati personali, gdpr, riservatezza
  cookie, tracciamento, consenso
  consenso, autorizzazione, approvazione
  termini, condizioni, regole, regolamento
  collega, membro del team, dipendente, collaboratore, compagno di squadra
  membro, partecipante, utente, persona
  squadra, team, gruppo, organizzazione
  ospite, visitatore, esterno
  ruolo, permesso, diritto, livello di accesso
  amministratore, admin, gestore, proprietario, responsabile
  proprietario, titolare, intestatario
  trasferire la proprietà, cambiare intestatario, voltura, nuovo proprietario
  accesso, ingresso, entrata
  licenza, chiave di licenza, numero di serie
  cliente, acquirente, consumatore
  venditore, negoziante, negozio, fornitore
  azienda, società, impresa, ditta, organizzazione
  fattura, ricevuta, scontrino, bolletta
  fatturazione, pagamento, addebito
  indirizzo di fatturazione, dati di fatturazione
  prezzo, costo, tariffa, quanto costa, importo, caro
  economico, conveniente, a buon mercato
  gratis, gratuito, senza costi, gratuitamente, senza pagare
  tassa, iva, imposta
  valuta, moneta, euro, soldi, denaro
  pagare, saldare, pagamento, versare
  metodo di pagamento, modalità di pagamento, carta di credito, come posso pagare
  bonifico, addebito diretto, conto corrente, iban
  pagamento rifiutato, carta rifiutata, pagamento non riuscito
  addebitato, prelevato, fatturato
  addebitato due volte, doppio addebito, pagato due volte
  a rate, rateizzare, rate, rateale
  insoluto, in ritardo, sollecito, non pagato
  rimborso, soldi indietro, rimborsare, riavere i soldi, risarcimento
  reso, restituire, restituzione, rendere, rimandare indietro, cambio
  sconto, buono, codice promozionale, promozione, offerta, coupon, riduzione
  studente, scuola, università, istruzione
  carta regalo, buono regalo, gift card
  regalo, regalare
  fedeltà, punti, premio
  credito, saldo, ricarica, prepagato
  prova, prova gratuita, periodo di prova, provare, demo
  abbonamento, piano, sottoscrizione, contratto
  mensile, al mese, ogni mese
  annuale, all'anno, ogni anno
  ordinare, comprare, acquistare, ordine, acquisto
  carrello, cestino
  esaurito, non disponibile, finito
  disponibile, in magazzino, disponibilità
  prodotto, articolo, merce
  consegna, spedizione, invio, spedire, consegnare
  spese di spedizione, costi di spedizione, costo di consegna
  tempi di consegna, quando arriva, quanto ci vuole, tempi di spedizione
  pacco, pacchetto, collo, spedizione
  tracciare ordine, dov'è il mio ordine, dove si trova il pacco, numero di tracciamento, stato ordine
  corriere, postino, poste
  ritirare, ritiro, passare a prendere
  estero, internazionale, altri paesi
  dogana, dazi
  non arrivato, smarrito, non ricevuto, perso
  danneggiato, rotto, difettoso, guasto, difetto
  garanzia, garantito, coperto
  riparare, riparazione, aggiustare, assistenza
  ricambio, pezzo di ricambio, pezzo
  non funziona, rotto, guasto, difettoso, errore, non va
  errore, problema, guasto, anomalia, bug
  risolvere, correggere, riparare, soluzione, sistemare
  bloccato, piantato, non risponde, si blocca
  lento, lentezza, ci mette tanto, velocità
  non raggiungibile, offline, fuori servizio, disservizio
  sparito, scomparso, manca, perso, non trovo, non appare
  sbagliato, errato, scorretto, non giusto
  doppio, duplicato, due volte, ripetuto
  notifica, avviso, allerta, promemoria
  promemoria, ricordare, avviso
  e-mail, email, posta elettronica, mail, messaggio
  indirizzo e-mail, email, posta
  newsletter, bollettino, mailing list
  spam, posta indesiderata
  non ho ricevuto la mail, email non arriva, non ricevo
  rapporto, riepilogo, report, resoconto
  statistiche, numeri, dati, metriche, analisi
  pannello, cruscotto, panoramica, pagina iniziale
  grafico, diagramma, curva
  traffico, visite, visitatori
  obiettivo, conversione, traguardo
  filtro, filtrare, segmento
  periodo, intervallo, date
  tempo reale, in diretta, adesso
  cronologia, storico, registro, attività, passato
  ritardo, in ritardo, attesa
  rimandare, posticipare, rinviare, spostare la data
  scadenza, termine, entro quando, ultimo giorno
  orari, orario di apertura, aperto, quando aprite, apertura
  chiuso, festivo, chiusura
  ferie, vacanze, assenza
  appuntamento, prenotazione, orario
  prenotare, prendere appuntamento, prenotazione, fissare
  spostare appuntamento, cambiare prenotazione, altra data
  calendario, agenda, orario
  ricorrente, ripetere, periodico
  evento, riunione, incontro
  corso, lezione, formazione
  biglietto, ingresso, ticket
  richiesta, ticket, pratica, caso
  contatto, contattare, chiamare, telefonare, servizio clienti, parlare con, scrivere
  assistenza, aiuto, supporto, servizio clienti
  reclamo, lamentela, reclamare, insoddisfatto
  recensione, valutazione, commento, suggerimento, opinione
  telefono, cellulare, smartphone, telefonino, chiamare
  numero di telefono, numero di cellulare
  applicazione, app, programma, software
  computer, pc, portatile
  dispositivo, apparecchio, macchina
  telefono nuovo, nuovo cellulare, cambiato telefono, perso il telefono, altro dispositivo
  browser, chrome, firefox, safari
  sito, sito web, pagina, pagina web
  link, collegamento, url
  internet, rete, wifi, connessione
  senza internet, offline, senza connessione
  cavo, filo
  batteria, pila, carica
  spazio, archiviazione, memoria, capacità
  spazio esaurito, memoria piena, più spazio
  file, documento, allegato
  allegato, file allegato, allegare
  cartella, directory, album
  foto, immagine, fotografia
  video, filmato, clip
  schermata, screenshot
  dimensione del file, troppo grande, file grande
  formato, tipo di file, estensione
  foglio di calcolo, excel, csv, tabella
  stampare, stampa, carta
  scansionare, scansione, codice qr
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
  compatibile, compatibilità, supportato
  lingua, traduzione, tradurre
  fuso orario, ora locale
  impostazioni, opzioni, preferenze, configurazione
  pulsante, icona, tasto, bottone
  modalità scura, modalità notte, tema, aspetto
  carattere, font, dimensione del testo
  foto del profilo, avatar, immagine del profilo
  etichetta, tag, parola chiave
  categoria, sezione, tipo, gruppo
  modello, esempio
  commento, nota, osservazione
  messaggio, chat, conversazione
  incorporare, inserire, widget, mettere sul mio sito
  api, interfaccia, sviluppatore
  token, chiave api, chiave
  automatico, automaticamente, da solo, automazione
  a mano, manuale, manualmente
  in blocco, più insieme, tutti insieme, in massa
  tutto, tutti, intero, completo
  bozza, non pubblicato
  archiviare, archivio
  vecchio, precedente, passato
  nuovo, recente, ultimo, attuale
  temporaneo, provvisorio, per un po'
  definitivo, per sempre, permanente, irreversibile
  famiglia, nucleo familiare, partner, parenti
  bambino, minore, figlio, bambini
  età, maggiorenne, età minima
  animale, cane, gatto
  decesso, morte, erede
  urgente, emergenza, subito
  confrontare, differenza, confronto
  alternativa, invece, altra possibilità
  funzione, funzionalità, opzione
  guida, tutorial, manuale, istruzioni, documentazione
  dimensione, taglia, misura, grandezza
  allergia, allergene, intolleranza, glutine
  vegetariano, vegano, senza carne
  cibo, piatto, pasto
  camera, alloggio, hotel, stanza
  arrivo, arrivare, check-in
  partenza, partire, check-out
  bagaglio, valigia, borsa
  macchina, auto, veicolo, automobile
  bicicletta, bici
  noleggiare, noleggio, affittare, affitto
  cauzione, deposito, caparra, acconto
  assicurazione, assicurato, copertura
  furto, rubato
  oggetti smarriti, perso, dimenticato
  lavoro, posto, offerta di lavoro, candidatura
  abbassare, ridurre, diminuire, calare
  alzare, aumentare, innalzare, incrementare, più alto
  al massimo, massimo, limite, massimale, fino a
  vincolo, durata minima, durata del contratto, vincolato
  recedere, uscire dal contratto, recesso anticipato, disdetta, rescindere
  aumento di prezzo, più caro, rincaro, modifica del prezzo
  indennizzo, risarcimento, rimborso dei danni, compenso, ho diritto
  contestare, contestazione, reclamo, non sono d'accordo, controversia
  cambiato idea, recesso, ripensamento, diritto di recesso, ci ho ripensato
  dimenticato, troppo tardi, scaduto, perso la scadenza
  traslocare, trasloco, cambio casa, nuova casa, trasferirsi
  conto corrente, coordinate bancarie, iban, conto bancario, cambiare banca
  addebito, addebito diretto, rid, mandato, addebitare
  bonifico ricorrente, ordine permanente, bonifico periodico
  bonifico, inviare denaro, trasferire, mandare soldi
  contanti, sportello, bancomat, prelievo, prelevare
  bloccare la carta, carta smarrita, carta rubata, blocco carta
  scoperto, in rosso, saldo negativo, fido
  interessi, tasso, rendimento, tasso di interesse
  risparmio, risparmiare, conto deposito, mettere da parte
  prestito, mutuo, credito, finanziamento, chiedere in prestito
  sinistro, denuncia, denunciare un sinistro
  franchigia, scoperto
  scheda sim, sim, esim
  mantenere il numero, portabilità, tenere il numero
  roaming, estero, in viaggio, all'estero
  dati mobili, giga, gigabyte, traffico dati
  router, modem, centralina
  portata, copertura, segnale, ricezione, troppo lontano
  luce, led, spia, lampeggia, lampeggiante, indicatore
  associare, abbinare, collegare, aggiungere dispositivo, accoppiare
  ripristinare, reimpostare, reset, impostazioni di fabbrica
  riavviare, riavvio, spegnere e riaccendere
  firmware, aggiornamento, nuova versione, aggiornare
  bip, rumore, suono, suona, allarme
  registrazione, video, clip, filmato
  tecnico, installatore, intervento, visita a domicilio, installazione
  contatore, lettura, autolettura, consumo
  blackout, mancanza di corrente, interruzione, senza corrente
  staccare, sospendere, distacco, sospensione
  deceduto, morto, decesso, successione, erede, eredità
  delega, procura, per conto di, tutore, delegato
  cointestato, condiviso, insieme, in due
  frode, truffa, sospetto, non sono stato io, raggiro
  stipendio, salario, paga, accredito
  più veloce, più velocità, passare a un piano superiore
  montare, montaggio, assemblare, installare
  vecchio apparecchio, ritiro dell'usato, riciclare, smaltire
  vicino, assente, qualcun altro, non sono in casa, lasciare
  punti scadono, scadenza punti, perdere i punti
  foglio ore, ore lavorate, registrare le ore, timer
  assegnare, responsabile, delegare, incaricato
  sola lettura, solo vedere, lettore
  obbligatorio, obbligato, per forza
  segreteria, segreteria telefonica, casella vocale
  cade, si interrompe, si disconnette, instabile, salta
  andarsene, cambiare gestore, cambiare operatore, passare ad altro
  passare a voi, diventare cliente, attivare
  debito, devo, insoluto, morosità, arretrati
  addebito respinto, insoluto, respinto dalla banca
  a rate, poco alla volta, rateizzare, dilazionare
  bolletta, fattura, conto, addebito
  password, codice di accesso, parola chiave, pin
  giga, dati, mega, gb
  velocità ridotta, esaurito, finito, rallentato
  abitare, casa, appartamento, domicilio, residenza
  rubato, furto, preso, scippo
  denuncia, polizia, querela
  dare, regalare, condividere, passare, cedere
  viaggiare, viaggio, estero, vacanza, partire
  documenti, carte, cosa serve, documentazione
  consegnare, restituire, riportare, lasciare
  inviare, mandare, allegare, caricare, trasmettere
  telecamera, cam, webcam
  frigo, frigorifero
  computer, pc, portatile
  cellulare, telefono, smartphone
  macchina, auto, veicolo
  scontrino, ricevuta, prova di acquisto
  corriere, fattorino, spedizioniere
  riparare, aggiustare, rotto, guasto
`);
