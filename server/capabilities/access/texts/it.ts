import type { AccessTexts } from "./en.ts";

export const it: AccessTexts = {
  expiring: {
    subject: "Alcune sue chiavi API scadono presto",
    text: (
      list,
      site,
    ) => `Queste chiavi API del suo spazio di lavoro su ${site} scadono presto e da quel momento saranno rifiutate:

${list}

Dia loro una scadenza successiva (PATCH /api/keys/:id), oppure crei altre chiavi e sostituisca queste dove sono usate.
`,
  },
  leaked: {
    subject: "Una delle sue chiavi API è stata trovata in pubblico",
    text: (
      list,
      site,
    ) => `Un servizio di rilevamento ha trovato chiavi API del suo spazio di lavoro su ${site} in un luogo pubblico:

${list}

Da adesso sono rifiutate, perché chiunque può averle lette. Di una chiave rinnovata non vale più soltanto il testo
trovato. Crei nuove chiavi e sostituisca queste dove sono usate, le rimuova dal luogo pubblico e controlli nel
registro di controllo che cosa è stato fatto con esse.
`,
  },
  narrowed: {
    subject: "Una delle vostre chiavi API ha ora meno diritti",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `La chiave API "${name}" (${hint}) del vostro spazio di lavoro su ${site} ha regole per il database.
Una chiave con tali regole non ha più questi diritti, con cui potrebbe aggirarle:
${scopes}

Se un programma ne ha bisogno, create per esso un’altra chiave senza regole.
`,
    bound: (
      list: string,
    ) => `Questi workflow sono stati forse salvati con la chiave. Restano attivi e accedono al database
solo come le sue regole permettono:

${list}

Un membro toglie questo limite salvando il workflow un’altra volta.
`,
  },
  consent: {
    signIn: "Accedi per lasciare che un’app agisca per te",
    asks: "{app} chiede di agire qui per te.",
    email: "Indirizzo e-mail",
    next: "Continua",
    refuse: "Rifiuta",
    allow: "Consenti",
    factor: "Secondo fattore",
    factorText: "Scrivi ciò che la tua app di autenticazione mostra ora, o uno dei tuoi codici di recupero.",
    usePasskey: "Usa una passkey",
    passkeyFailed: "La passkey non ha funzionato. Riprova, oppure inserisci un codice.",
    code: "Codice",
    title: "Questa app può agire per te?",
    lead: "{app} vuole agire per {email}.",
    madeBy: "Questa app viene dallo spazio di lavoro {workspace}.",
    registeredItself: "Questa app si è registrata da sola.",
    unverified: "Parley non ha verificato chi ha creato questa app.",
    returnsTo: "Poi tornerai a {site}.",
    toDevice: "Funziona su un altro dispositivo.",
    workspace: "In questo spazio di lavoro l’app può:",
    nothing:
      "Non c’è uno spazio di lavoro in cui questa app possa agire per te. Un proprietario deve approvarla, o devi prima impostare un secondo fattore.",
    duration: (unused: number, most: number) =>
      `Se non usi l’app per ${unused} giorni, il suo accesso finisce; al più tardi finisce dopo ${most} giorni. Puoi terminarlo in ogni momento nel tuo account.`,
  },
  device: {
    title: "Ammetti un dispositivo",
    text: "Scrivi il codice che il dispositivo mostra.",
    code: "Codice del dispositivo",
    next: "Continua",
    wrongCode: "Questo codice è sbagliato, già usato o scaduto.",
    refused: "Hai rifiutato il dispositivo.",
    compare: "È questo il codice sul tuo dispositivo?",
    compareText: "Continua solo se hai iniziato tu e il dispositivo mostra lo stesso codice:",
    same: "Sì, è lo stesso",
    other: "No",
    done: "Il dispositivo è collegato",
    doneText: "Puoi chiudere questa pagina e continuare sul dispositivo.",
  },
  refused: {
    title: "Questa app ha fatto una richiesta sbagliata",
    text: "La richiesta dell’app non può essere eseguita. Torna all’app e ricomincia.",
    ended: "Questa richiesta è finita o è iniziata in un altro browser. Torna all’app e ricomincia.",
  },
  scopes: {
    "conversations:read": "Leggere tutte le conversazioni",
    "conversations:write": "Interrogare gli assistenti, rispondere nelle conversazioni, chiuderle ed eliminarle",
    "knowledge:read": "Leggere ciò che sanno gli assistenti",
    "knowledge:write": "Cambiare ciò che sanno gli assistenti",
    "voice:write": "Parlare con gli assistenti",
    "webhooks:read": "Vedere i webhook",
    "webhooks:write": "Configurare i webhook",
    "leads:read": "Leggere i lead",
    "leads:write": "Ricevere e cambiare i lead",
    "newsletter:read": "Leggere le newsletter e i loro iscritti",
    "newsletter:write": "Cambiare le newsletter e inviare campagne",
    "contacts:read": "Leggere ed esportare i contatti",
    "contacts:write": "Cambiare, unire e cancellare i contatti",
    "automation:read": "Leggere i flussi e le loro esecuzioni",
    "automation:write": "Salvare ed eliminare flussi",
    "automation:run": "Eseguire flussi",
    "approvals:write": "Decidere ciò che i flussi chiedono alle persone",
    "database:read": "Leggere le tabelle proprie dello spazio",
    "database:write": "Scrivere righe delle tabelle proprie",
    "database:ddl": "Creare ed eliminare tabelle proprie",
    "database:sql": "Eseguire SQL nel database proprio",
    "members:read": "Vedere i membri",
    "members:write": "Invitare e rimuovere membri e cambiarne i ruoli",
    "files:read": "Scaricare file",
    "files:write": "Caricare ed eliminare file",
    "settings:read": "Leggere le impostazioni e il registro di controllo",
    "settings:write": "Cambiare le impostazioni",
    "keys:write": "Creare e terminare chiavi API e app",
  },
};
