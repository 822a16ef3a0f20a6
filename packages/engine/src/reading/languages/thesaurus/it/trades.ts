import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: housing, travel, events, food, sport, courses and other trades. */
export const trades = groupList(`
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
  pigione, affitto, canone, canone di locazione
  padrone di casa, proprietario, locatore
  inquilino, affittuario, conduttore
  contratto d'affitto, contratto di locazione, locazione
  agenzia, agenzia immobiliare
  riavere la cauzione, restituzione della cauzione, deposito cauzionale
  consegna delle chiavi, verbale di consegna, ritiro delle chiavi
  lasciare l'appartamento, disdetta dell'affitto, preavviso
  visitare la casa, visita dell'appartamento
  monolocale, appartamento, alloggio
  spese condominiali, condominio, spese accessorie
  subaffittare, subaffitto, affittare a un altro
  fare da garante, fideiussione, garanzia del terzo
  scarafaggi, insetti, disinfestazione
  umidità, muffa, infiltrazione
  aereo, volo, compagnia aerea
  volo cancellato, aereo cancellato, cancellazione del volo
  volo in ritardo, aereo in ritardo, ritardo del volo, compensazione
  perso l'aereo, perso il treno, coincidenza persa, volo perso
  coincidenza, cambio di aereo
  carta d'imbarco, check-in online, imbarco
  bagaglio perso, valigia persa, valigia non arrivata, bagaglio smarrito
  valigia rotta, bagaglio danneggiato
  bagaglio a mano, trolley, zaino, bagaglio in cabina
  bagaglio in stiva, valigia pesante, bagaglio extra, eccedenza
  scegliere il posto, sedile, posto a sedere
  nome sbagliato sul biglietto, cambiare nome del biglietto, errore sul biglietto
  treno, ferrovia, biglietto del treno
  autobus, pullman, corriera, bus
  metro, tram, mezzi pubblici
  abbonamento dei mezzi, tessera dei trasporti, abbonamento treno
  taxi, autista
  monopattino, bici condivisa, scooter
  macchina a noleggio, noleggiare un'auto, autonoleggio
  fare il pieno, benzina, carburante, gasolio
  graffio sull'auto, danno al veicolo
  secondo guidatore, guidatore aggiuntivo, altro conducente
  giovane conducente, neopatentato
  albergo, hotel, alloggio
  arrivare tardi, arrivo in ritardo, check-in tardivo
  partire più tardi, late check-out, check-out posticipato
  colazione, prima colazione, mezza pensione
  letto in più, letto aggiunto, culla
  animali ammessi, portare il cane, animali domestici
  piscina, spa, sauna
  annullare il soggiorno, cancellare il soggiorno, condizioni di cancellazione
  biglietto non arrivato, biglietto non ricevuto, biglietto elettronico
  biglietto sul telefono, stampare il biglietto, biglietto elettronico
  rivendere il biglietto, rivendita, cedere il biglietto, cambio nominativo
  concerto annullato, spettacolo annullato, evento annullato
  concerto, spettacolo, show
  posti vicini, sedersi insieme, pianta della sala, assegnazione dei posti
  accompagnatore, accompagnare
  guardaroba, deposito borse
  sala, luogo dell'evento
  affittare una sala, prenotare una sala, noleggio sala
  catering, buffet, rinfresco
  compleanno, festa, evento privato
  nozze, matrimonio, cerimonia
  ristorante, trattoria
  prenotare un tavolo, prenotazione
  cibo freddo, arrivato freddo, pasto freddo
  mancava un piatto, piatto mancante, articolo mancante
  mangiare, cibo, pasto
  senza glutine, celiaco, celiachia
  allergico, allergia, allergeni, ingredienti
  halal, kosher, regime alimentare, dieta
  box di ricette, kit pasti, ricette
  saltare una settimana, saltare una consegna, pausa, sospendere la consegna
  palestra, fitness, centro sportivo
  allenatore, istruttore, personal trainer
  lezione di gruppo, allenamento, corso di gruppo
  abbonamento in palestra, tessera, iscrizione in palestra
  infortunio, infortunato, certificato medico, sospendere l'abbonamento
  spogliatoio, armadietto, lucchetto
  contapassi, numero di passi
  dormire, sonno, monitoraggio del sonno
  battito, frequenza cardiaca, pulsazioni
  corso online, e-learning, formazione a distanza
  prof, professore, insegnante, docente
  alunno, allievo, studente, partecipante
  compiti, esercizio, consegna del compito
  esame, prova d'esame
  bocciato, non passato l'esame, rifare l'esame, ripetere l'esame
  voto d'esame, valutazione
  diploma, certificato, attestato di frequenza
  lezione persa, assenza, recuperare la lezione
  rivedere la lezione, replay, registrazione della lezione
  iscriversi a un corso, iscrizione, iscrizione al corso
  ritirarsi dal corso, annullare l'iscrizione, ritiro dal corso
  retta, quota d'iscrizione, tasse universitarie
  borsa di studio, finanziamento, sostegno economico
  tirocinio, stage, apprendistato
  timbrare, timbratura, cartellino, presenze
  straordinari, ore extra, ore straordinarie
  turni, turno, orario di lavoro, pianificazione turni
  chiedere ferie, richiesta ferie, domanda di ferie
  sostituto, scambiare turno, cambio turno, sostituzione
  fatturare a un cliente, fare una fattura, emettere una fattura, creare una fattura
  cliente non paga, fattura non pagata, sollecitare il cliente, sollecito
  numerazione, numero di fattura, progressivo
  fattura di acquisto, fattura del fornitore, fattura passiva
  magazzino, scorte, giacenze, inventario
  rubrica, contatti, lista contatti
  potenziale cliente, lead, contatto commerciale
  campagna, invio massivo, mailing, email marketing
  lista dei contatti, destinatari, iscritti
  modulo di contatto, modulo, messaggio dal sito
  sondaggio, indagine, questionario
  negozio online, e-commerce, sito di vendita
  pagina di pagamento, checkout, andare alla cassa
  idraulico, artigiano, tecnico, riparatore
  tecnico non venuto, tecnico non si è presentato, appuntamento mancato
  pulizie, pulizia, pulire
  calcare, decalcificare, decalcificazione
  inchiostro, cartuccia, toner
  veterinario, animale, visita dell'animale
  microchip, identificazione dell'animale
  officina, revisione, manutenzione
  gomma, foratura, pneumatico
  freno, frenare, frenata
  bici elettrica, e-bike, pedalata assistita
  antifurto, lucchetto
`);
