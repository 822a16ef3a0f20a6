import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: what is broken, missing or wrong. */
export const faults = groupList(`
  non funziona, rotto, guasto, difettoso, errore, non va
  errore, problema, guasto, anomalia, bug
  risolvere, correggere, riparare, soluzione, sistemare
  bloccato, piantato, non risponde, si blocca
  lento, lentezza, ci mette tanto, velocità
  non raggiungibile, offline, fuori servizio, disservizio
  sparito, scomparso, manca, perso, non trovo, non appare
  sbagliato, errato, scorretto, non giusto
  doppio, duplicato, due volte, ripetuto
  fa i capricci, fa cilecca, dà i numeri, malfunzionamento
  impazzito, dà i numeri, comportamento strano, malfunzionamento
  morto, kaputt, guasto, non si accende
  non si accende, non parte, non si avvia, non dà segni di vita
  si spegne da solo, si spegne, spegnimento improvviso
  crasha, si chiude da sola, crash, si chiude, arresto anomalo
  impallato, incantato, piantato, inchiodato, bloccato
  schermo bloccato, schermata bloccata, non risponde, congelato
  schermo nero, tutto nero, schermata nera
  schermo bianco, tutto bianco, pagina bianca, pagina vuota
  è tutto vuoto, non c'è niente, nessun dato, nessun risultato
  rotellina, continua a caricare, carica all'infinito, clessidra, caricamento infinito
  non carica, non si apre, caricamento, non si visualizza
  lumaca, lentissimo, ci mette una vita, lento, lentezza
  un'eternità, troppo tempo, tempi lunghi
  a scatti, lagga, singhiozzo, scattoso
  gracchia, disturbato, qualità audio, audio disturbato
  lampeggia, sfarfalla, intermittente, lampeggiante
  sfocato, sgranato, mosso, qualità dell'immagine
  storto, spostato, impaginazione, visualizzazione
  si vede male, visualizzazione sbagliata, problema di visualizzazione
  caratteri strani, accenti, codifica, simboli strani
  messaggio di errore, codice di errore, scritta rossa
  pagina non trovata, 404, link rotto, pagina inesistente
  errore 500, errore del server, errore interno
  sito giù, è giù, sito non va, sito irraggiungibile, stato del servizio
  manutenzione, lavori in corso, non disponibile, interruzione
  non succede nulla, nessuna reazione, non reagisce, non risponde
  pulsante non funziona, tasto non va, pulsante grigio, pulsante disattivato
  in grigio, disattivato, non cliccabile
  svanito, volatilizzato, sparito, scomparso
  non c'è più, dov'è finito, dove è finito, sparito, scomparso
  non compare più, scomparso
  perso tutto, perso il lavoro, dati persi, perdita di dati
  non salva, non si salva, modifiche perse, salvataggio automatico
  non aggiornato, non si aggiorna, dati vecchi
  non sincronizza, non si sincronizza, problema di sincronizzazione
  i conti non tornano, non torna, numeri non corrispondono, differenza
  non quadra, non torna, incoerente, non corrisponde
  non abbastanza, troppo poco, insufficiente
  segna zero, a zero, nessun dato
  impennata, picco, schizzato, aumento improvviso
  crollo, crollato, calo improvviso, diminuzione
  si ripete, in continuazione, ripetizione
  di continuo, in continuazione, continuamente
  continua a comparire, continua a uscire, spunta sempre, appare di continuo
  finestra, popup, pop-up, finestra che si apre
  ogni tanto, a volte, a tratti, intermittente
  dopo l'aggiornamento, da quando ho aggiornato, nuova versione
  vecchia interfaccia, vecchia versione, versione precedente
  stesso problema, ancora il problema, problema persistente
  mettere a posto, sistemare, risolvere, riparare
  rattoppare, riparare, riparazione
  risoluzione dei problemi, soluzione
  scotta, bollente, surriscaldato, surriscaldamento
  fumo, bruciato, odore di bruciato, fuoco
  fatto cadere, caduto per terra, caduta
  caduto in acqua, finito in acqua, bagnato, danni da liquidi, ossidato
  rovesciato, versato sopra, liquido versato, danni da liquidi
  impermeabile, resistente all'acqua, pioggia
  perde acqua, perdita, gocciola, perdita d'acqua
  incastrato, bloccato, inceppato
  difetto di fabbrica, vizio, difettoso, difetto di fabbricazione
  fregato, rubato, grattato, furto
  perso, smarrito, smarrimento
  svaligiato, furto in casa, effrazione, ladri
`);
