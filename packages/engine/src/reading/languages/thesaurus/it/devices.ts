import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: devices, apps, files and domains. */
export const devices = groupList(`
  telefono, cellulare, smartphone, telefonino, chiamare
  numero di telefono, telefono, recapito telefonico, numero di cellulare
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
  telefono, telefonino, cellu, cellulare, smartphone
  perso il cellulare, telefono perso, telefono rubato, cellulare rubato, non ho più il telefono
  telefono in fondo, caduto nel lago, telefono rotto, non ho più il telefono, perso il telefono
  cambiato cellulare, nuovo smartphone, cambio telefono, passare a un nuovo telefono
  tablet, ipad, dispositivo
  iphone, ios, apple, ipad
  android, samsung, google play, play store
  app store, google play, store, scaricare l'app
  orologio intelligente, smartwatch, bracciale
  tele, tv, televisore, televisione
  cuffie, auricolari, cuffiette, airpods
  altoparlante, speaker
  pc, portatile, computer, macbook, notebook
  schermo, display
  mouse, tastiera, periferica
  stampante, stampare, stampa
  telecamera, videocamera, webcam, fotocamera
  microfono, micro, audio
  non sento niente, niente audio, non si sente, muto, altoparlante
  non mi sentono, microfono non funziona, microfono
  non mi vedono, telecamera non funziona, webcam, autorizzare la fotocamera
  condividere lo schermo, far vedere il mio schermo, condivisione schermo
  videochiamata, videoconferenza, riunione online
  wifi non va, niente wifi, internet non va, niente internet, senza internet
  non c'è campo, niente campo, non prende, nessun segnale, nessun servizio, senza copertura
  prende male, poco segnale, segnale debole, scarsa ricezione
  chiave wifi, password del wifi, nome della rete
  internet lento, connessione lenta, velocità bassa, larghezza di banda
  test di velocità, speed test, misurare la velocità
  modem, router, scatoletta
  fibra, fibra ottica, adsl, allacciamento
  caricatore, caricabatterie, cavo di ricarica, alimentatore
  presa di corrente, presa elettrica, spina
  dura poco, batteria scarica, batteria si scarica, autonomia
  autonomia, durata della batteria, quanto dura la batteria
  non si ricarica, non carica più, ricarica, caricabatterie
  pila scarica, pila morta, cambiare la pila, sostituire la batteria
  lampeggia rosso, luce rossa, spia rossa, led rosso
  lampeggia arancione, luce arancione, luce gialla, spia gialla
  luce blu, lampeggia blu, modalità abbinamento
  lampada, lampadina, illuminazione, luce
  tasto, pulsante, interruttore, bottone
  telecomando, comando a distanza
  domotica, casa intelligente, smart home, dispositivo connesso
  alexa, google home, siri, assistente vocale, comando vocale
  termostato, riscaldamento, temperatura, termosifone
  caldaia, riscaldamento, acqua calda
  aspirapolvere, robot aspirapolvere
  campanello, citofono, videocitofono
  serratura, serratura smart, lucchetto
  chiavi perse, perso le chiavi, copia delle chiavi
  chiuso fuori casa, rimasto fuori casa, senza chiavi
  sirena, allarme, antifurto
  falso allarme, scatta per niente, sensibilità, parte da solo
  sensore, rilevatore, rilevamento del movimento, rilevatore di fumo
  zona di rilevamento, movimento rilevato, zona di attività
  filmare, riprendere col video, registrare, registrazione video
  vedere dal vivo, in diretta, diretta, streaming live
  visione notturna, vedere di notte, infrarossi
  scheda di memoria, scheda sd, memoria locale
  quanto restano i video, conservazione dei video, cronologia video
  non rilevato, non trova il dispositivo, introvabile
  scollegato, offline, non connesso, dispositivo offline
  2.4 ghz, 5 ghz, banda wifi, frequenza
  bluetooth, senza fili, abbinamento
  nuovo wifi, cambiato modem, cambiare rete, nuovo router
  aggiornamento fallito, aggiornamento bloccato, aggiornamento non riuscito
  installare l'app, scaricare l'app, installazione
  reinstallare, reinstallazione, disinstallare e reinstallare
  app non si apre, app si chiude, app bloccata
  dispositivo non compatibile, troppo vecchio, versione richiesta, requisiti di sistema
  internet explorer, edge, chrome, browser
  cache, svuotare la cache, cancellare i cookie, dati di navigazione
  navigazione anonima, incognito, finestra privata
  adblock, blocco pubblicità, blocca annunci
  vpn, proxy, rete privata
  estensione, componente aggiuntivo, plug-in
  home, pagina iniziale, schermata iniziale
  scorciatoia, scorciatoie da tastiera, tasti rapidi
  schermo intero, tutto schermo, grande schermo
  barra laterale, barra del menu, navigazione, menu
  linguetta, sezione
  tre puntini, tre pallini, menu, ingranaggio, rotella
  rotella, ingranaggio, impostazioni
  dove clicco, quale pulsante, dove premere
  doc, documento, pdf, file
  word, excel, powerpoint, office
  foglio elettronico, foglio di calcolo, excel, tabella
  colonna, cella, campo della tabella
  file csv, importare un file, importare un elenco, importazione massiva
  formato sbagliato, formato non supportato, formato accettato
  importazione fallita, importazione non riuscita, errore di importazione, file rifiutato
  file non si apre, file corrotto, file danneggiato, file illeggibile
  allegato non si apre, allegare un file, aggiungere un allegato
  allegato troppo grande, file troppo pesante, dimensione massima
  nuvola, cloud, drive, archiviazione online
  google drive, dropbox, onedrive, archiviazione online
  cartella condivisa, condividere una cartella, file condivisi
  file eliminati, recuperare un file, cestino
  memoria piena, spazio finito, saturo, quota raggiunta, spazio insufficiente
  backup automatico, copia, salvataggio automatico
  ripristinare un backup, recuperare un backup, ripristino
  trasferire le foto, recuperare le foto, foto
  galleria, album, rullino, foto
  video non parte, video non si vede, riproduzione video, lettore
  guardare, visione, streaming, riproduzione
  guardare senza internet, scaricare, modalità offline
  sottotitoli, didascalie, trascrizione
  ascoltare, musica, audio, brano
  ebook, libro digitale, lettore di ebook
  gioco, giocare, giocatore
  sottodominio, dominio, nome di dominio
  dominio, nome di dominio, indirizzo del sito, url
  dns, record dns, nameserver, cname, zona dns
  trasferire il dominio, cambiare registrar, codice di trasferimento, auth code
  dominio scaduto, dominio non rinnovato, rinnovare il dominio
  hosting, server, spazio web
  ftp, sftp, caricare file sul server
  certificato ssl, ssl, https, lucchetto
  sito non sicuro, non sicuro, certificato ssl, avviso di sicurezza
  casella di posta, casella, indirizzo e-mail, posta in arrivo
  casella piena, posta piena, spazio della casella
  imap, smtp, pop, server di posta
  outlook, thunderbird, apple mail, programma di posta
  wordpress, cms, blog
  database, base di dati, mysql
  sviluppatore, programmatore, codice
  webhook, api, automazione
  zapier, make, automazione, integrazione
  spostare il sito, migrare il sito, cambiare hosting
`);
