import { groupList } from "../../../thesaurus/group-list.ts";

/** Italian: accounts, sign-in, privacy, people and roles. */
export const accounts = groupList(`
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
  entrare nel mio account, accedere al mio account, loggarmi, fare login, accesso
  loggarsi, loggarmi, accedere, effettuare l'accesso
  non mi fa entrare, non entra, non mi fa accedere, non riesco ad accedere, problemi di accesso
  chiuso fuori, rimasto fuori, tagliato fuori, account bloccato, problemi di accesso
  mi butta fuori, mi caccia, mi sbatte fuori, disconnesso, sessione scaduta
  torna alla stessa schermata, mi rimanda al login, continua a girare, loop, problemi di accesso
  me la chiede sempre, chiede ogni volta, restare connesso, sessione scaduta
  restare connesso, resta collegato, ricordami, accesso automatico
  mi disconnette, disconnesso da solo, disconnessione automatica, sessione scaduta
  sessione scaduta, scadenza della sessione, inattività, timeout
  uscire da tutti i dispositivi, scollegare tutti, chiudere tutte le sessioni, sessioni attive
  qualcuno usa il mio account, accesso sospetto, attività sospetta, accesso non autorizzato, account violato
  qualcuno è entrato, accesso sconosciuto, accesso sospetto, dispositivo sconosciuto
  account bloccato, troppi tentativi, sbloccare l'account
  troppi tentativi, sbagliato tante volte, codice errato, tentativi falliti
  account sospeso, account disattivato, sospensione dell'account
  non accetta la password, password sbagliata, password errata, password non valida
  non mi ricordo, non ricordo, scordato, dimenticato, password dimenticata
  scordare, scordato, dimenticato, dimenticare
  cambiare password, modificare la password, nuova password
  password debole, password sicura, requisiti della password
  link scaduto, link non funziona, link non valido, inviare di nuovo il link
  nome utente dimenticato, non ricordo il nome utente, recuperare il nome utente
  credenziali, dati di accesso, nome utente e password, login
  sms, messaggino, messaggio, codice via sms
  codice non arriva, sms non arriva, codice non ricevuto, non ricevo il codice
  secondo codice, codice in più, verifica in due passaggi, doppia autenticazione, due fattori
  app di autenticazione, authenticator, google authenticator, codice a sei cifre
  chiave di sicurezza, chiavetta, passkey, fido
  impronta, impronta digitale, dito, touch id, biometria
  riconoscimento facciale, volto, faccia, face id, biometria
  entrare con google, accesso con google, accedi con facebook, accesso social
  spid, identità digitale, cie, carta d'identità elettronica
  pec, posta certificata, posta elettronica certificata
  sso, accesso unico, single sign-on, saml
  due account, account doppio, unire gli account, account duplicato
  più account, secondo account, cambiare account
  già registrato, account esiste già, email già in uso
  cambiare email, nuova email, modificare l'indirizzo e-mail, vecchia email
  non ho più quella mail, vecchia casella, non accedo alla posta, cambiare indirizzo e-mail
  cambiato numero, nuovo numero, vecchio numero, modificare il numero di telefono
  confermare l'email, verificare l'email, link di conferma, email di conferma
  dimostrare chi sono, verifica dell'identità, verificare l'identità, riconoscimento
  selfie, foto del viso, verifica dell'identità, documento d'identità
  si spaccia per me, spacciarsi, furto d'identità, profilo falso, account falso
  hackerato, craccato, bucato, compromesso, violato
  mail strana, mail sospetta, mail falsa, phishing
  sospetto, losco, fraudolento
  fregato, truffato, imbrogliato, truffa, frode
  fregatura, bidone, truffa, raggiro
  virus, malware, antivirus, software dannoso
  antivirus, firewall, protezione
  fuga di dati, dati rubati, violazione dei dati
  sorvegliare, privacy, riservatezza
  cosa sapete di me, dati su di me, diritto di accesso, i miei dati personali
  cancellare i miei dati, diritto all'oblio, diritto alla cancellazione
  dove sono i dati, dove vengono conservati, luogo di conservazione, server
  quanto tenete i dati, periodo di conservazione, conservazione dei dati
  vendere i dati, dati a terzi, terze parti, comunicazione a terzi
  annunci pubblicitari, messaggi pubblicitari, inserzioni
  tracciamento, tracker, cookie
  rifiutare i cookie, banner dei cookie, gestire i cookie, preferenze cookie
  dpo, responsabile della protezione dei dati
  marito, moglie, coniuge, partner, consorte
  mio marito, mia moglie, il mio compagno, la mia compagna, coniuge, familiare
  fidanzato, fidanzata, ragazzo, ragazza, partner
  figlio, figlia, bimbo, bimba, minore, bambino
  ragazzino, adolescente, minorenne, minore di 18 anni
  mamma, papà, madre, padre, genitori, familiare
  nonno, nonna, anziano, familiare
  fratello, sorella, cugino, familiare, parente
  coinquilino, inquilino, convivente, nucleo familiare
  amico, amica, conoscente
  qualcun altro, un'altra persona, terzo, terze persone
  capo, boss, titolare, superiore, responsabile
  datore di lavoro, titolare, datore
  collega, collaboratore, utente, membro del team
  nuovo collega, nuovo assunto, nuovo arrivato, nuovo dipendente, nuovo utente
  stagista, tirocinante, apprendista, nuovo utente
  freelance, libero professionista, partita iva, consulente esterno, esterno
  commercialista, contabile, consulente fiscale, ragioniere
  donna delle pulizie, colf, badante, tata, accesso ospite, ospite
  gente, persone, utenti, partecipanti
  andato via dalla ditta, ha lasciato la ditta, se n'è andato, si è licenziato, non lavora più qui, ex dipendente, dipendente uscito
  chi ha configurato tutto, chi gestiva tutto, vecchio amministratore, amministratore andato via, trasferire la proprietà
  nessun amministratore, amministratore irraggiungibile, trasferire la proprietà
  nominare amministratore, rendere amministratore, dare i diritti di amministratore, ruolo di amministratore
  non ho i permessi, non autorizzato, accesso negato, permessi insufficienti
  accesso negato, vietato, errore 403, non autorizzato
  visibilità, permessi
  licenza utente, numero di utenti, posto utente
  quante persone, quanti utenti, numero di utenti, limite di utenti
  cambiare lavoro, cambiare azienda, nuovo datore di lavoro
  sede legale, sede, indirizzo dell'azienda
  partita iva, p iva, codice fiscale, numero di partita iva
  visura, camera di commercio, registro imprese
  area di lavoro, workspace, spazio di lavoro
  sposato, sposata, matrimonio, cognome, cambio di nome
  cognome da nubile, cognome, nome di nascita
  divorzio, divorziato, separazione, separato
  nuovo nome, cambiare nome, modificare il nome, cambio di nome
  data di nascita, compleanno, nato il
  cambiare foto, nuova foto, foto del profilo, avatar
  soprannome, nickname, nome visualizzato
  defunto, deceduto, morto, venuto a mancare
  tutela, amministratore di sostegno, tutore, rappresentante legale
  controllo parentale, parental control, limitare i bambini, protezione minori
`);
