import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: shops, deliveries and returns. */
export const orders = groupList(`
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
  comperare, comprare, acquistare, acquisto, ordinare
  fare la spesa, acquisti
  bottega, negozio, punto vendita, store
  negozio fisico, in negozio, punto vendita
  mettere nel carrello, aggiungere al carrello, carrello
  carrello vuoto, carrello sparito, articoli spariti dal carrello
  comprare senza registrarsi, ordinare senza account, come ospite, senza registrazione
  non mi fa ordinare, ordine non parte, non riesco a ordinare, ordine bloccato
  ordine non confermato, nessuna conferma, conferma dell'ordine, ordine andato a buon fine
  aggiungere un articolo, completare l'ordine, modificare l'ordine, cambiare l'ordine
  numero d'ordine, riferimento, codice ordine
  avete annullato l'ordine, ordine annullato, ordine cancellato, annullamento da parte del venditore
  preordine, preordinare, prevendita, in uscita
  data di uscita, lancio, quando esce
  tornato disponibile, quando torna, riassortimento, di nuovo disponibile, avviso disponibilità
  fuori produzione, non più in vendita, fine serie
  mi sta stretto, troppo stretto, troppo piccolo, taglia sbagliata, cambiare taglia
  mi sta largo, troppo largo, troppo grande, taglia sbagliata
  che taglia, guida alle taglie, tabella delle taglie, numero di scarpe
  colore, tinta, tonalità
  colore sbagliato, altro colore, colore diverso
  tessuto, stoffa, materiale, composizione
  scarpe, scarpe da ginnastica, stivali, calzature
  vestito, vestiti, abbigliamento, indumento
  lavare, lavaggio, lavatrice
  pacco regalo, carta da regalo, confezione regalo, biglietto di auguri
  mandare in regalo, spedire a un altro, consegnare a un amico, altro indirizzo
  scatola, scatolone, confezione, pacco, imballaggio
  imballaggio, confezione originale, imballo, scatola originale
  aperto la confezione, scatola aperta, confezione aperta
  pacco schiacciato, pacco rovinato, pacco aperto, imballaggio danneggiato
  a pezzi, in frantumi, frantumato, rotto, danneggiato
  crepato, incrinato, crepa, rotto, danneggiato
  strappato, bucato, rovinato, danneggiato
  graffiato, graffio, rigato
  macchiato, macchia, sporco
  rovinato, da buttare, rotto, difettoso
  scadente, scarso, pessima qualità, qualità
  marcio, ammuffito, avariato, non fresco
  ricevere, ricezione, consegna
  mai arrivato, mai ricevuto, non è arrivato, non ricevuto, pacco non arrivato
  sto ancora aspettando, consegna in ritardo, ritardo nella consegna
  in ritardo, tardi, ritardo, ritardato
  risulta consegnato, segnato come consegnato, consegnato ma non c'è, dice consegnato
  lasciato al vicino, dal vicino, consegnato a un vicino
  perso il corriere, non ero a casa, assente alla consegna, avviso di giacenza, nuova consegna
  giacenza, avviso di giacenza, in deposito, mancata consegna
  cassetta della posta, casella postale, buca delle lettere
  armadietto, locker, punto di ritiro
  punto di ritiro, ufficio postale, tabaccheria, punto pacchi
  indirizzo sbagliato, sbagliato indirizzo, modificare l'indirizzo di consegna, indirizzo errato
  altro indirizzo, indirizzo diverso, in ufficio, indirizzo di consegna
  scegliere il giorno, data di consegna, fascia oraria, orario di consegna
  citofono, campanello, istruzioni di consegna
  spedizione express, spedizione veloce, consegna rapida, il giorno dopo, consegna in 24 ore
  spedizione gratuita, spedizione gratis, consegna gratuita
  spedite, consegnate, consegna all'estero, paesi di spedizione
  svizzera, germania, francia, estero, europa
  isole, sicilia, sardegna, spedizione isole
  dogana, dazio, spese doganali, sdoganamento
  fermo in dogana, bloccato in dogana, sdoganamento
  tracking fermo, tracking non si aggiorna, spedizione ferma, numero di tracciamento
  tracking, tracciamento, codice di tracciamento, seguire il pacco
  a che punto è l'ordine, stato dell'ordine, quando parte l'ordine
  spedito, inviato, in viaggio, in transito
  in preparazione, in lavorazione, non ancora spedito
  più pacchi, consegna parziale, spedizione separata
  manca un pezzo, manca qualcosa, articolo mancante, incompleto, pezzo mancante
  arrivato altro, non è quello che ho ordinato, articolo sbagliato, prodotto sbagliato, prodotto errato
  modello sbagliato, articolo sbagliato, prodotto diverso
  arrivato due volte, ricevuto in doppio, articolo in più
  non è come in foto, diverso dalla foto, non conforme, diverso dalla descrizione
  non mi piace, non mi soddisfa, non sono contento, reso, recesso
  non mi va bene addosso, non mi calza, non calza, cambio
  non mi va bene addosso, non mi calza, non calza, reso
  rispedire, mandare indietro, rimandare indietro, reso, restituire
  riportare in negozio, restituire in negozio, reso in negozio
  etichetta di reso, etichetta di ritorno, lettera di vettura, modulo di reso
  non ho la stampante, senza stampante, stampare l'etichetta
  reso gratuito, costo del reso, spese di reso, reso a mio carico
  quanti giorni per restituire, termine per il reso, periodo di reso, troppo tardi per restituire
  reso arrivato, reso ricevuto, stato del reso
  altra taglia, altro colore, cambio, sostituzione
  già usato, già indossato, reso di un articolo usato
  non restituibile, escluso dal reso, non si può restituire
  postino, corriere, fattorino, portalettere
  fattorino, rider, corriere, autista
  pacco rubato, sparito davanti a casa, furto del pacco, pacco scomparso
  reclamo al corriere, indagine, aprire una segnalazione, reclamo
  seconda mano, ricondizionato
  ricondizionato, rigenerato, rimesso a nuovo
  vendere, mettere in vendita, annuncio, vendita
  mettere un annuncio, pubblicare un annuncio, inserzione
  compratore, acquirente, cliente
  venditore non risponde, venditore irraggiungibile, contattare il venditore
  marketplace, venditore terzo, venditore esterno
  asta, rilanciare, fare un'offerta all'asta
  lite, controversia, disputa, mediazione
  lasciare una recensione, recensire, dare un voto, valutazione
  recensione negativa, cattiva recensione, eliminare una recensione
  garanzia scaduta, fuori garanzia, fine garanzia
  in garanzia, coperto da garanzia, garanzia
  estensione di garanzia, prolungare la garanzia
  numero seriale, numero di serie, imei, matricola
  libretto, istruzioni, manuale, istruzioni per l'uso
  divano, armadio, arredamento
  elettrodomestico, lavatrice, lavastoviglie, forno
  consegna al piano, su per le scale, portare su
  ritiro del vecchio, ritiro usato, portare via il vecchio, raee
`);
