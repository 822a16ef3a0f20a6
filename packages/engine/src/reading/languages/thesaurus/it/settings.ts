import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: settings, display and ways of working. */
export const settings = groupList(`
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
  animale, cane
  animale, gatto
  decesso, morte, erede
  urgente, emergenza, subito
  confrontare, differenza, confronto
  alternativa, invece, altra possibilità
  funzione, funzionalità, opzione
  guida, tutorial, manuale, istruzioni, documentazione
  lingua inglese, in inglese, cambiare lingua, lingua
  mettere in italiano, passare all'italiano, cambiare lingua, lingua di visualizzazione
  tradurre, altra lingua, multilingue, traduzione
  troppo scuro, luminosità, tema scuro, modalità scura
  troppo chiaro, fa male agli occhi, acceca, modalità scura, luminosità
  scritto piccolo, testo troppo piccolo, dimensione del testo, ingrandire il testo
  colori, tema, aspetto, grafica
  look, aspetto, design, tema
  logo, marchio, personalizzazione, immagine aziendale
  white label, senza il vostro logo, togliere il vostro logo
  formato della data, data al contrario, visualizzazione della data
  virgola, decimali, formato dei numeri, arrotondamento
  miglia, chilometri, unità di misura
  campo personalizzato, aggiungere un campo
  mettere in ordine, riordinare, organizzare, cartelle
  raggruppare, mettere insieme, raccogliere
  tutti in una volta, in blocco, in massa
  selezionare tutto, selezione multipla, azioni di gruppo
  regola, automatismo, automazione, regola automatica
  scatenare, trigger, automazione, azione automatica
  schema, modello, template
  riutilizzare, modello, duplicare
  abbozzo, bozza, non ancora pubblicato
  sandbox, ambiente di prova, modalità test
  beta, sperimentale, in anteprima
  novità, cosa c'è di nuovo, note di rilascio, ultime modifiche
  nuova interfaccia, vecchia interfaccia, nuova grafica
  link pubblico, senza login, link condivisibile
  incorporare nel sito, mettere sulla mia pagina, codice di incorporamento
  registratore di cassa, terminale di pagamento
  codice a barre, qr code, scansionare
  inquadrare il codice, scansionare, codice qr
  firmatario, firmare, sottoscrivere
  commentare, commento, osservazione, annotare
  menzionare, taggare, menzione, chiocciola
  compito, to-do
  affidare, assegnare, incaricare, delegare
  google calendar, calendario, outlook, sincronizzare il calendario
  discussione, conversazione, scambio di messaggi
  tutorial, video esplicativo, guida, visita guidata
  webinar, formazione, imparare
  spiegazione, significato
  cosa significa, cosa vuol dire, significato, definizione
  faq, domande frequenti, centro assistenza
  è affidabile, serio, affidabilità
  azienda, note legali
  assunzione, assumere, candidatura, posizione aperta
  impiego, lavoro, posto di lavoro, lavorare con voi
  cv, curriculum, candidatura, lettera di presentazione
`);
