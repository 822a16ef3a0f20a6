import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: contracts, banks, insurance, telephone, energy. */
export const contracts = groupList(`
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
  iban, coordinate bancarie, numero di conto
  conto cointestato, conto comune, conto in due, cointestatario
  chiudere il conto, estinguere il conto, chiusura del conto, lasciare la banca
  carta mangiata, lo sportello ha tenuto la carta, carta trattenuta, carta catturata
  carta bloccata, carta non va più, pin sbagliato tre volte
  pin, codice segreto, codice della carta, codice pin
  pin dimenticato, dimenticato il pin, nuovo pin, rivedere il pin
  carta non arrivata, carta non ricevuta, nuova carta
  carta spezzata, carta rovinata, chip rovinato, sostituzione della carta
  alzare il plafond, plafond, limite della carta, massimale, limite raggiunto
  pagare all'estero, carta all'estero, spese all'estero
  bonifico non arrivato, soldi non arrivati, bonifico in attesa, tempi del bonifico
  mandato al conto sbagliato, iban sbagliato, beneficiario sbagliato, richiamare un bonifico, annullare un bonifico
  bonifico istantaneo, bonifico immediato, subito sul conto
  beneficiario, destinatario, aggiungere un beneficiario
  estratto conto, movimenti, lista movimenti
  transazione, movimento del conto, operazione bancaria
  bloccare un addebito, rifiutare un addebito, contestare un addebito
  segnalato, cattivo pagatore, crif
  mutuo, prestito per la casa, mutuo casa, ipoteca
  estinguere prima, estinzione anticipata, rimborso anticipato
  rata, rata mensile, quota mensile
  investire, investimento, investimenti
  quotato in borsa, azioni in borsa, titoli azionari, portafoglio titoli
  crypto, bitcoin, criptovaluta
  copertura assicurativa, compreso nella polizza
  assicurazione sanitaria, polizza salute, fondo sanitario
  polizza, assicurazione, contratto di assicurazione
  tessera sanitaria, asl, servizio sanitario, ticket sanitario
  spese mediche, rimborso delle cure, spese sanitarie
  dottore, medico, medico di base, medico curante
  dentista, denti, cure dentistiche
  occhiali, ottico, lenti a contatto
  medicine, pastiglie, farmaco, farmacia
  ricetta, ricetta medica, prescrizione, impegnativa
  ospedale, clinica, ricovero
  lastra, radiografia, risonanza, ecografia
  analisi del sangue, prelievo del sangue, esami, referto
  vaccino, puntura, vaccinazione
  fisioterapia, fisioterapista, riabilitazione, sedute
  incidente, tamponamento, sinistro
  incidente d'auto, cid, constatazione amichevole, denunciare un sinistro
  parabrezza, vetro rotto, cristalli
  soccorso stradale, rimorchio, carro attrezzi
  danni da acqua, tubo rotto, allagamento, sinistro
  incendio, sinistro
  grandine, tempesta, eventi naturali, maltempo
  perito, perizia, valutazione dei danni
  certificato di assicurazione, carta verde, prova di assicurazione
  classe di merito, bonus malus, attestato di rischio
  responsabilità civile, danni a terzi, rotto a un altro
  carenza, periodo di carenza, periodo di attesa
  ammalarsi in viaggio, assicurazione di viaggio, rimpatrio
  gestore, operatore telefonico, fornitore
  cambiare operatore, tenere il mio numero, portabilità, codice di migrazione
  puk, sim bloccata, codice puk
  sim persa, sim rubata, nuova sim, sostituire la sim
  sim non funziona, sim non riconosciuta, attivare la sim
  fuori soglia, extra soglia, superamento, bolletta alta
  consumi, traffico residuo, contatori, consumo
  giga finiti, finiti i giga, niente dati, traffico esaurito
  chiamare all'estero, chiamate internazionali, telefonare all'estero
  numero a pagamento, servizi a pagamento, servizi a valore aggiunto
  numero nascosto, numero privato, nascondere il numero
  call center, telefonate indesiderate, chiamate moleste, bloccare un numero
  deviazione di chiamata, trasferimento di chiamata, deviare le chiamate
  linea caduta, linea morta, guasto internet, interruzione della linea
  decoder, televisione, canali
  canali, canale, pacchetto tv
  restituire il modem, ridare il modem, restituzione degli apparati
  corrente elettrica, elettricità, energia
  saltata la luce, saltata la corrente, mancanza di corrente, blackout
  salvavita, fusibile, quadro elettrico, contatore
  odore di gas, fuga di gas, gas
  leggere il contatore, lettura del contatore, autolettura
  contatore elettronico, contatore intelligente, smart meter
  bolletta stimata, consumo stimato, conguaglio
  conguaglio, acconto, ricalcolo
  fasce orarie, tariffa notturna, fascia serale
  pannelli solari, fotovoltaico, solare
  colonnina, ricarica auto, auto elettrica
  contatore a mio nome, voltura, subentro, nuovo contratto
  chiudere il contatore, disattivare la fornitura, trasloco
  bolletta dell'acqua, contatore dell'acqua
`);
