import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: notifications, contact, reports and times. */
export const messages = groupList(`
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
  far sapere, avvisare, informare, notificare, notifica
  avvisare, avvertire, informare, notifica
  essere avvisato, ricevere un avviso, notifica, allerta
  squilla, suona, suoneria, suono
  troppe notifiche, suona sempre, disattivare le notifiche
  notifiche non arrivano, niente notifiche, non ricevo notifiche
  vibra, vibrazione, suoneria
  pallino rosso, badge, bollino
  bombardare, sommerso di mail, troppe mail, annullare l'iscrizione
  pubblicità via mail, mail pubblicitarie, email promozionali, newsletter
  basta mail, smettere di ricevere mail, non ricevere più email, disiscriversi
  spazzatura, spam, posta indesiderata, cartella spam
  finisce nello spam, va in spam, cartella spam, posta indesiderata
  mail mai arrivata, mail non arriva, email non ricevuta
  mail tornata indietro, mail respinta, non recapitata, mancata consegna della mail
  destinatario, mittente, indirizzo di invio
  copia nascosta, cc, ccn, in copia
  inoltrare la posta, girare la mail, inoltro automatico
  risposta automatica, fuori ufficio, messaggio di assenza
  firma della mail, firma e-mail, piè di pagina
  chiacchierare, chattare, chat, messaggistica
  chat dal vivo, live chat, messaggistica istantanea
  nessuna risposta, nessuno risponde
  nessuno risponde al telefono, attesa al telefono, irraggiungibile
  persona vera, essere umano, parlare con qualcuno, operatore, servizio clienti
  dare un colpo di telefono, fare uno squillo, chiamare, telefonare
  richiamatemi, farmi richiamare, richiamata, ricontattare
  orari dell'assistenza, quando posso chiamare, orari di apertura
  scrivere una lettera, lettera, indirizzo postale
  lamentarsi, protestare, reclamo, lamentela
  scontento, insoddisfatto, deluso, reclamo
  idea, proposta, suggerimento, richiesta di funzionalità
  roadmap, in programma, prossimamente, novità in arrivo
  grafico a torta, grafico, diagramma a torta
  cifre, numeri, statistiche, dati
  riepilogo settimanale, report via mail, rapporto settimanale
  report programmato, rapporto automatico, invio programmato
  chi visita il sito, visitatori, visite
  da dove arrivano, sorgente di traffico, provenienza
  pagine più viste, pagine popolari, contenuti popolari
  bot, robot, traffico dei bot, visite false
  mie visite, escludere le mie visite, traffico interno, escludere indirizzo ip
  indirizzo ip, ip, escludere un ip
  codice da mettere sul sito, script, snippet, codice di tracciamento
  imbuto, percorso, funnel, passaggi
  confrontare col mese scorso, confrontare i periodi, periodo precedente, confronto
  chi ha modificato, registro attività, cronologia
  conferma di lettura, messaggio letto
  conferma di ricezione, ricevuta di ritorno, conferma
  malattia, malato, assenza per malattia, certificato medico
  giorno di permesso, ferie, giorno libero, congedo
  posticipare, spostare, rimandare, altro giorno, cambiare orario
  in ritardo all'appuntamento, arrivare tardi, ritardo
  non mi sono presentato, saltato l'appuntamento, mancata presentazione, no-show
  lista d'attesa, tutto pieno, al completo, in attesa di un posto
  ora legale, cambio dell'ora, fuso orario, ora sbagliata
  ora sbagliata, orario sbagliato, fuso orario
  tutte le settimane, settimanale, ogni settimana
  tutti i giorni, quotidiano, giornaliero, ogni giorno
  trimestre, trimestrale, ogni tre mesi
  durata, tempi
  timer, cronometro, conto alla rovescia
  sabato, fine settimana, weekend
  domenica, fine settimana, weekend
  giorni lavorativi, giorni feriali
`);
