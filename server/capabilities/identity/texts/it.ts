import type { IdentityTexts } from "./en.ts";

export const it: IdentityTexts = {
  mails: {
    verifyEmail: {
      subject: "Confermi il Suo indirizzo e-mail",
      text: (link) => `Confermi che questo indirizzo e-mail è il Suo:

${link}

Il link è valido per tre giorni. Se non ha creato un account, non deve fare nulla.
`,
      startAgain: `
Se ha dimenticato la password, o se qualcun altro si è registrato con il Suo indirizzo, può
scegliere una nuova password nella stessa pagina.
`,
    },
    resetPassword: {
      subject: "Scelga una nuova password",
      text: (
        link,
      ) => `Qualcuno, probabilmente Lei, ha chiesto una nuova password per l’account con questo indirizzo e-mail.
Può sceglierla qui:

${link}

Il link è valido per un’ora. Se non è stato Lei, non deve fare nulla: la Sua password rimane la stessa.
`,
    },
    passwordChanged: {
      subject: "La Sua password è stata cambiata",
      text: (site) => `La password del Suo account su ${site} è appena stata cambiata.
Le altre Sue sessioni sono terminate.

Se non è stato Lei, chieda subito una nuova password ed elimini le chiavi API che non conosce.
`,
    },
    invitation: {
      subject: "Un invito in uno spazio di lavoro",
      text: (inviter, link) => `${inviter} La invita a collaborare in uno spazio di lavoro.
Può vedere l’invito e accettarlo qui:

${link}

Il link è valido per sette giorni. Se non sa chi La invita, non deve fare nulla.
`,
      textOfKey: (site, link) => `Uno spazio di lavoro su ${site} La invita a collaborare.
Può vedere l’invito e accettarlo qui:

${link}

Il link è valido per sette giorni. Se non sa chi La invita, non deve fare nulla.
`,
    },
    secondFactorChanged: {
      subject: "Il secondo fattore del Suo account è stato modificato",
      text: (site) => `Un’app di autenticazione, una passkey o i codici di recupero del Suo account su ${site}
sono appena stati aggiunti o rimossi.

Se non è stato Lei, cambi subito la password. In questo modo terminano tutte le altre sessioni.
`,
    },
    wrongCodes: {
      subject: "Codici errati all’accesso al Suo account",
      text: (site) => `Qualcuno che conosce la password del Suo account su ${site} continua a inserire codici errati.

Se non è Lei, cambi subito la password. Nel frattempo può accedere con un codice di recupero o una passkey.
`,
    },
    sessionStolen: {
      subject: "Una delle Sue sessioni è stata chiusa",
      text: (site) => `Due programmi hanno usato lo stesso token di aggiornamento del Suo account su ${site}.
È possibile che qualcuno abbia copiato il token, perciò la sessione è stata chiusa ovunque. Acceda di nuovo.

Se succede ancora, cambi la password.
`,
    },
    approvalWanted: {
      subject: "Una nuova area di lavoro la attende",
      text: (site) => `Qualcuno si è registrato su ${site}, e la nuova area di lavoro attende la sua approvazione.

GET /api/installation/workspaces?awaitsApproval=true mostra ciò che attende. PATCH …/:workspaceId con
{"status": "active"} la approva, e DELETE …/:workspaceId la rifiuta. ./parley workspaces fa lo stesso.
`,
    },
    test: {
      subject: "Prova delle impostazioni di posta",
      text: (site) =>
        `Il server di assistenti ${site} ha inviato questa e-mail. Le sue impostazioni di posta funzionano.\n`,
    },
  },
  fields: {
    email: "Indirizzo e-mail",
    password: "Password",
    newPassword: "Nuova password",
    passwordRule: (least, most) => `Da ${least} a ${most} caratteri`,
    passwordLength: (least, most) => `La password deve avere da ${least} a ${most} caratteri.`,
    passwordAdvice: "Una frase di più parole è una buona password.",
    name: "Il Suo nome",
    confirm: "Conferma",
  },
  verifyPage: {
    title: "Confermi il Suo indirizzo e-mail",
    thisAddress: "questo indirizzo",
    press: "Prema il pulsante per confermare che {email} è Suo.",
    withPassword: "Confermi che {email} è Suo, con la password scelta alla registrazione.",
    isNotYours: "Non si è registrato, o ha dimenticato la password?",
    startAgain:
      "Scelga una nuova password. Riceve uno spazio di lavoro nuovo e vuoto, e tutto ciò che è stato creato con la password precedente viene eliminato.",
    startAgainButton: "Ricomincia",
    confirmed: { title: "Grazie", text: "Il Suo indirizzo e-mail è confermato. Può chiudere questa pagina." },
    startedAgain: {
      title: "L’account è Suo",
      text: "Il Suo indirizzo e-mail è confermato e il Suo spazio di lavoro è nuovo e vuoto. Acceda con la nuova password.",
    },
  },
  resetPage: {
    title: "Scelga una nuova password",
    save: "Salva",
    done: {
      title: "La Sua password è cambiata",
      text: "Tutte le Sue sessioni sono terminate. Acceda con la nuova password.",
    },
  },
  invitationPage: {
    title: (workspace) => `Partecipi a ${workspace}`,
    invited: "È invitato nello spazio di lavoro {workspace}, con l’indirizzo {email} e il ruolo di {role}.",
    roles: { owner: "proprietario", admin: "amministratore", agent: "agente" },
    hasAccount: "Questo indirizzo ha già un account. Confermi con la sua password che è Lei.",
    join: "Partecipa",
    ended: "Questo invito è scaduto",
    welcome: {
      title: "Benvenuto",
      signIn: "Accedi",
      text: "Ora è membro dello spazio di lavoro. Acceda con la Sua password.",
      secondFactor: "Un secondo fattore all’accesso protegge il Suo account, e alcuni spazi di lavoro lo richiedono.",
      setUp: "Configura un’app di autenticazione",
    },
  },
  secondFactorPage: {
    login: {
      title: "Protegga il Suo account",
      text: "Con un secondo fattore, nessuno può accedere con la sola password. Le serve un’app di autenticazione, per esempio sul telefono.",
      next: "Continua",
    },
    secret: {
      title: "Aggiunga Parley alla Sua app",
      scan: "Scansioni questa immagine con la Sua app di autenticazione.",
      picture: "Codice QR per l’app di autenticazione. La chiave qui sotto dice lo stesso.",
      orType: "Oppure {link} su questo dispositivo, o vi scriva questa chiave:",
      openApp: "apra l’app",
      code: "Le sei cifre che l’app mostra ora",
    },
    codes: {
      title: "Il Suo account è protetto",
      text: "D’ora in poi l’accesso richiede la Sua password e un codice dell’app.",
      ifLost: "Se perde l’app",
      advice: "Ognuno di questi codici la sostituisce una volta. Li stampi o li annoti ora: non saranno più mostrati.",
    },
  },
  outboxPage: {
    title: "E-mail non inviate",
    text: "Acceda come gestore di questa installazione per leggerle. Nessuna sessione resta aperta.",
    code: "Codice della Sua app di autenticazione, o un codice di recupero, se il Suo account ha un secondo fattore",
    show: "Mostra le e-mail",
    refused:
      "Solo il gestore di questa installazione legge queste e-mail, con un secondo fattore dove lo spazio di lavoro lo richiede.",
    none: "Tutte le e-mail sono state inviate.",
    more: "Le più vecchie sono elencate da GET /api/settings/mail/outbox.",
    statuses: {
      waiting: "È in attesa di invio",
      file: "Non c’è un server di posta: è un file",
      failed: "L’invio è stato abbandonato",
    },
  },
  faults: {
    "invalid-link": "Questo link è scaduto o è già stato usato. Ne chieda uno nuovo.",
    "weak-password": "Questa password è troppo facile da indovinare. Ne scelga un’altra.",
    "wrong-password": "La password è errata.",
    "invalid-credentials": "L’indirizzo e-mail o la password è errata.",
    "wrong-code": "Il codice è errato o è già stato usato. Attenda il prossimo e controlli l’ora del Suo dispositivo.",
    "email-taken": "Nel frattempo questo indirizzo ha un account. Inserisca la sua password per accettare.",
    "email-unverified":
      "L’indirizzo e-mail di un proprietario deve essere verificato. Accetti con il link dell’e-mail, oppure verifichi prima l’indirizzo del Suo account.",
    conflict: "Il Suo account è già protetto. Acceda con il secondo fattore per modificarlo.",
    forbidden: "L’account di questo indirizzo è disattivato.",
    unauthenticated: "L’indirizzo invitato ha un account. Acceda a quell’account per accettare.",
    "invalid-request": "La password è troppo corta o troppo lunga.",
  },
};
