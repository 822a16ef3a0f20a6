import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: prices, invoices, payments and subscriptions. */
export const money = groupList(`
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
  quattrini, soldi, denaro, grana
  spendere, costare, costo, prezzo
  sborsare, tirare fuori, pagare, versare
  conto salato, mazzata, stangata, bolletta alta, importo elevato
  al verde, senza soldi, difficoltà economiche, difficoltà di pagamento
  non riesco a pagare, non posso pagare, difficoltà di pagamento, dilazione, rateizzazione
  dilazione, proroga, rinviare il pagamento, più tempo per pagare
  quanto costa, che prezzo, tariffe, prezzi
  costoso, caro, carissimo, troppo caro
  conviene, vale la pena, conveniente, risparmio
  listino, tariffe, prezzi, listino prezzi
  preventivo, stima, offerta
  iva esclusa, senza iva, netto, imponibile
  iva inclusa, iva compresa, lordo
  esenzione, esente iva, senza iva
  costi nascosti, spese extra, costi aggiuntivi, supplemento
  commissione, spese, costi di transazione, percentuale
  spese bancarie, canone del conto, commissioni bancarie
  prova d'acquisto, scontrino, ricevuta
  dov'è la fattura, scaricare la fattura, copia della fattura, richiedere la fattura
  fattura mancante, niente fattura, fattura non arrivata, fattura non ricevuta
  fattura elettronica, sdi, codice destinatario, codice univoco
  fattura intestata, intestazione, ragione sociale, intestare la fattura
  errore in fattura, fattura sbagliata, fattura errata, correggere la fattura
  nota di credito, storno, stornare
  fattura troppo alta, bolletta alta, bolletta più alta, importo elevato
  pagato troppo, pagato di più, pagamento in eccesso
  addebitato troppo, preso troppi soldi, importo sbagliato, addebito errato
  soldi spariti, mi hanno preso i soldi, addebito non autorizzato, addebito sconosciuto
  addebito sconosciuto, non riconosco l'addebito, transazione sconosciuta, operazione non riconosciuta
  continuate a prendere soldi, ancora addebitato, addebito dopo la disdetta
  scalato due volte, preso due volte, addebito doppio, doppio pagamento
  pagato ma niente ordine, soldi scalati senza ordine, pagamento senza ordine
  scalare, scalato, addebitare, prelevato
  preautorizzazione, importo bloccato, somma bloccata, pre-autorizzazione
  in sospeso, in attesa, in elaborazione, pendente
  carta non passa, carta non va, carta rifiutata, pagamento rifiutato, pagamento fallito
  carta scaduta, nuova carta, sostituire la carta, aggiornare la carta
  cambiare carta, altra carta, modificare il metodo di pagamento, aggiornare la carta
  carta salvata, memorizzare la carta, rimuovere la carta di pagamento
  carta di debito, bancomat
  carta prepagata, postepay, carta virtuale
  3d secure, conferma della banca, autenticazione del pagamento
  cvv, cvc, codice sul retro, codice di sicurezza
  paypal, apple pay, google pay, satispay, portafoglio elettronico
  senza contatto, contactless, pagare col telefono, pagamento mobile
  incassare un assegno, assegno bancario
  incassare, incasso, riscuotere, ricevere il pagamento
  ricevere i soldi, accredito, versamento, payout
  prendere contanti, ritirare soldi, prelievo, bancomat
  contrassegno, pagare alla consegna, pagamento alla consegna
  pagare dopo, pagamento posticipato, paga dopo
  tre rate, a rate, rateizzazione, pagamento rateale
  pagamento unico, una volta sola, una tantum
  giorno dell'addebito, data di addebito, quando addebitate, data di fatturazione
  periodo di fatturazione, ciclo di fatturazione, data di fatturazione
  pro rata, proporzionale, periodo parziale
  a consumo, in base all'uso, pago quello che uso
  recupero crediti, diffida, messa in mora, sollecito
  lettera di sollecito, sollecito, promemoria di pagamento
  mora, interessi di mora, penale per ritardo
  rivoglio i soldi, ridatemi i soldi, avere indietro i soldi, rimborso
  dov'è il rimborso, rimborso non arrivato, ancora niente rimborso, tempi di rimborso
  rimborso parziale, rimborsare una parte, parzialmente rimborsato
  soddisfatti o rimborsati, garanzia di rimborso
  venire incontro, compensazione, indennizzo, risarcimento
  ribasso, riduzione, sconto, promozione
  saldi, svendita, promozioni, offerta speciale
  costa meno altrove, prezzo più basso, trovato a meno, differenza di prezzo
  costa meno sul sito, abbassato il prezzo, calo di prezzo, prezzo ridotto
  codice non funziona, codice sconto non valido, codice non accettato
  dimenticato il codice, applicare il codice, inserire il codice, codice sconto
  buono, voucher, buono acquisto, coupon
  sconto studenti, tariffa studenti, prezzo per studenti
  tariffa ridotta, tariffa agevolata, riduzione, sconto anziani
  prezzo di gruppo, sconto quantità, ingrosso
  grossista, rivenditore, professionista
  raccolta punti, tessera fedeltà, programma fedeltà, premi
  punti spariti, punti mancanti, punti non accreditati, saldo punti
  usare i punti, spendere i punti, convertire i punti, riscattare i punti
  riscattare, utilizzare, riscatto
  porta un amico, invita un amico, bonus amico, referral
  affiliazione, affiliato, programma partner, commissione
  donazione, donare, offerta libera
  detrazione, detraibile, deducibile, agevolazione fiscale
  ricaricare, ricarica, aggiungere credito, caricare il conto
  credito finito, credito esaurito, credito insufficiente, saldo insufficiente
  soldi non bastano, fondi insufficienti, saldo insufficiente
  quanto mi resta, saldo residuo, credito residuo
  portafoglio, borsellino, wallet
  provare gratis, mese gratis, prova gratuita, periodo di prova
  addebitato dopo la prova, fine della prova, prova scaduta
  abbonato senza saperlo, abbonamento non voluto, abbonamento non richiesto
  abbonamento annuale, passare all'annuale, pagamento annuale
  abbonamento mensile, passare al mensile, pagamento mensile
  senza vincoli, senza impegno, nessun vincolo
  preavviso, termine di preavviso, quanto prima devo disdire
  lettera di disdetta, raccomandata, disdetta scritta
  piano famiglia, abbonamento famiglia, più persone
  cambio valuta, tasso di cambio, conversione
  dollari, franchi svizzeri, sterline, valuta estera
  contabilità, registri contabili, libri contabili
  riconciliazione, riconciliare, abbinare i pagamenti
  nota spese, rimborso spese, trasferta
  spesa, costo, acquisto aziendale
  incassi, ricavi, vendite
  tasse, fisco, dichiarazione dei redditi, agenzia delle entrate, 730
  ritenuta, ritenuta d'acconto, trattenuta
  busta paga, cedolino, stipendio
  f24, versare le imposte, pagare le tasse
`);
