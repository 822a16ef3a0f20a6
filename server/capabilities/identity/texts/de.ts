import type { IdentityTexts } from "./en.ts";

export const de: IdentityTexts = {
  mails: {
    verifyEmail: {
      subject: "Bestätigen Sie Ihre E-Mail-Adresse",
      text: (link) => `Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört:

${link}

Der Link gilt drei Tage. Wenn Sie kein Konto angelegt haben, brauchen Sie nichts zu tun.
`,
      startAgain: `
Wenn Sie das Passwort vergessen haben oder jemand anderes Ihre Adresse angegeben hat, können Sie
auf derselben Seite ein neues Passwort wählen.
`,
    },
    resetPassword: {
      subject: "Wählen Sie ein neues Passwort",
      text: (
        link,
      ) => `Für das Konto mit dieser E-Mail-Adresse wurde ein neues Passwort angefordert, vermutlich von Ihnen.
Hier können Sie es wählen:

${link}

Der Link gilt eine Stunde. Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.
`,
    },
    passwordChanged: {
      subject: "Ihr Passwort wurde geändert",
      text: (site) => `Das Passwort Ihres Kontos bei ${site} wurde soeben geändert.
Ihre anderen Sitzungen sind beendet.

Wenn Sie das nicht waren, fordern Sie sofort ein neues Passwort an, und löschen Sie die API-Schlüssel, die Sie nicht kennen.
`,
    },
    invitation: {
      subject: "Sie sind in einen Arbeitsbereich eingeladen",
      text: (inviter, link) => `${inviter} lädt Sie ein, in einem gemeinsamen Arbeitsbereich mitzuarbeiten.
Hier können Sie die Einladung ansehen und annehmen:

${link}

Der Link gilt sieben Tage. Wenn Sie nicht wissen, wer Sie einlädt, brauchen Sie nichts zu tun.
`,
      textOfKey: (site, link) => `Ein Arbeitsbereich bei ${site} lädt Sie zur Mitarbeit ein.
Hier können Sie die Einladung ansehen und annehmen:

${link}

Der Link gilt sieben Tage. Wenn Sie nicht wissen, wer Sie einlädt, brauchen Sie nichts zu tun.
`,
    },
    secondFactorChanged: {
      subject: "Der zweite Faktor Ihres Kontos wurde geändert",
      text: (site) => `Bei Ihrem Konto bei ${site} wurden soeben eine Authentifizierungs-App, ein Passkey
oder die Wiederherstellungscodes hinzugefügt oder entfernt.

Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort. Damit enden alle anderen Sitzungen.
`,
    },
    wrongCodes: {
      subject: "Falsche Codes bei der Anmeldung an Ihrem Konto",
      text: (site) => `Jemand, der das Passwort Ihres Kontos bei ${site} kennt, gibt immer wieder falsche Codes ein.

Wenn Sie das nicht sind, ändern Sie sofort Ihr Passwort. Mit einem Wiederherstellungscode oder einem Passkey können Sie sich weiterhin anmelden.
`,
    },
    sessionStolen: {
      subject: "Eine Ihrer Sitzungen wurde beendet",
      text: (site) => `Zwei Programme haben dasselbe Refresh-Token Ihres Kontos bei ${site} benutzt.
Möglicherweise wurde das Token kopiert. Deshalb ist die Sitzung überall beendet. Bitte melden Sie sich neu an.

Wenn das noch einmal geschieht, ändern Sie Ihr Passwort.
`,
    },
    approvalWanted: {
      subject: "Ein neuer Arbeitsbereich wartet auf Sie",
      text: (site) => `Jemand hat sich auf ${site} registriert, und der neue Arbeitsbereich wartet auf Ihre Freigabe.

GET /api/installation/workspaces?awaitsApproval=true zeigt, was wartet. PATCH …/:workspaceId mit
{"status": "active"} gibt ihn frei, und DELETE …/:workspaceId lehnt ihn ab. ./parley workspaces kann dasselbe.
`,
    },
    test: {
      subject: "Ein Test Ihrer E-Mail-Einstellungen",
      text: (site) =>
        `Der Assistenten-Server ${site} hat diese E-Mail gesendet. Seine E-Mail-Einstellungen funktionieren.\n`,
    },
  },
  fields: {
    email: "E-Mail-Adresse",
    password: "Passwort",
    newPassword: "Neues Passwort",
    passwordRule: (least, most) => `${least} bis ${most} Zeichen`,
    passwordLength: (least, most) => `Das Passwort muss ${least} bis ${most} Zeichen haben.`,
    passwordAdvice: "Ein Satz aus mehreren Wörtern ist ein gutes Passwort.",
    name: "Ihr Name",
    confirm: "Bestätigen",
  },
  verifyPage: {
    title: "Bestätigen Sie Ihre E-Mail-Adresse",
    thisAddress: "diese Adresse",
    press: "Drücken Sie den Knopf, um zu bestätigen, dass {email} Ihnen gehört.",
    withPassword: "Bestätigen Sie mit dem Passwort, mit dem Sie sich registriert haben, dass {email} Ihnen gehört.",
    isNotYours: "Sie haben sich nicht registriert oder das Passwort vergessen?",
    startAgain:
      "Wählen Sie ein neues Passwort. Sie erhalten einen neuen, leeren Arbeitsbereich, und alles, was mit dem bisherigen Passwort angelegt wurde, wird gelöscht.",
    startAgainButton: "Neu beginnen",
    confirmed: { title: "Vielen Dank", text: "Ihre E-Mail-Adresse ist bestätigt. Sie können diese Seite schließen." },
    startedAgain: {
      title: "Das Konto gehört Ihnen",
      text: "Ihre E-Mail-Adresse ist bestätigt, und Ihr Arbeitsbereich ist neu und leer. Melden Sie sich mit dem neuen Passwort an.",
    },
  },
  resetPage: {
    title: "Wählen Sie ein neues Passwort",
    save: "Speichern",
    done: {
      title: "Ihr Passwort ist geändert",
      text: "Alle Ihre Sitzungen sind beendet. Melden Sie sich mit dem neuen Passwort an.",
    },
  },
  invitationPage: {
    title: (workspace) => `${workspace} beitreten`,
    invited: "Sie sind in den Arbeitsbereich {workspace} eingeladen, mit der Adresse {email} und der Rolle {role}.",
    roles: { owner: "Inhaber", admin: "Administrator", agent: "Mitarbeiter" },
    hasAccount: "Diese Adresse hat schon ein Konto. Bestätigen Sie mit dessen Passwort, dass Sie es sind.",
    join: "Beitreten",
    ended: "Diese Einladung ist abgelaufen",
    welcome: {
      title: "Willkommen",
      signIn: "Anmelden",
      text: "Sie sind jetzt Mitglied des Arbeitsbereichs. Melden Sie sich mit Ihrem Passwort an.",
      secondFactor: "Ein zweiter Faktor bei der Anmeldung schützt Ihr Konto. Manche Arbeitsbereiche verlangen einen.",
      setUp: "Authentifizierungs-App einrichten",
    },
  },
  secondFactorPage: {
    login: {
      title: "Schützen Sie Ihr Konto",
      text: "Mit einem zweiten Faktor genügt Ihr Passwort allein niemandem, um sich anzumelden. Sie brauchen eine Authentifizierungs-App, zum Beispiel auf Ihrem Telefon.",
      next: "Weiter",
    },
    secret: {
      title: "Fügen Sie Parley Ihrer App hinzu",
      scan: "Scannen Sie dieses Bild mit Ihrer Authentifizierungs-App.",
      picture: "QR-Code für die Authentifizierungs-App. Der Schlüssel darunter sagt dasselbe.",
      orType: "Oder {link} Sie die App auf diesem Gerät, oder geben Sie dort diesen Schlüssel ein:",
      openApp: "öffnen",
      code: "Die sechs Ziffern, die die App gerade zeigt",
    },
    codes: {
      title: "Ihr Konto ist geschützt",
      text: "Ab jetzt brauchen Sie bei der Anmeldung Ihr Passwort und einen Code der App.",
      ifLost: "Wenn Sie die App verlieren",
      advice:
        "Jeder dieser Codes ersetzt sie einmal. Drucken Sie die Codes jetzt aus, oder schreiben Sie sie auf: Sie werden nicht noch einmal angezeigt.",
    },
  },
  outboxPage: {
    title: "Nicht versendete E-Mails",
    text: "Melden Sie sich als Betreiber dieser Installation an, um sie zu lesen. Niemand bleibt angemeldet.",
    code: "Code Ihrer Authenticator-App oder ein Wiederherstellungscode, falls Ihr Konto einen zweiten Faktor hat",
    show: "E-Mails anzeigen",
    refused:
      "Nur der Betreiber dieser Installation liest diese E-Mails, und zwar mit einem zweiten Faktor, wo der Workspace ihn verlangt.",
    none: "Alle E-Mails wurden versendet.",
    more: "Ältere zeigt GET /api/settings/mail/outbox.",
    statuses: {
      waiting: "Sie wartet auf den Versand",
      file: "Es gibt keinen Mailserver: Sie ist eine Datei",
      failed: "Sie wurde aufgegeben",
    },
  },
  faults: {
    "invalid-link": "Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.",
    "weak-password": "Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.",
    "wrong-password": "Das Passwort ist falsch.",
    "invalid-credentials": "Die E-Mail-Adresse oder das Passwort ist falsch.",
    "wrong-code":
      "Der Code ist falsch oder wurde schon benutzt. Warten Sie auf den nächsten, und prüfen Sie die Uhrzeit Ihres Geräts.",
    "email-taken":
      "Diese Adresse hat inzwischen ein Konto. Geben Sie dessen Passwort ein, um die Einladung anzunehmen.",
    "email-unverified":
      "Die E-Mail-Adresse eines Inhabers muss bestätigt sein. Nehmen Sie die Einladung mit dem Link der E-Mail an, oder bestätigen Sie zuerst die Adresse Ihres Kontos.",
    conflict: "Ihr Konto ist schon geschützt. Melden Sie sich mit dem zweiten Faktor an, um ihn zu ändern.",
    forbidden: "Das Konto dieser Adresse ist gesperrt.",
    unauthenticated: "Die eingeladene Adresse hat ein Konto. Melden Sie sich daran an, um die Einladung anzunehmen.",
    "invalid-request": "Das Passwort ist zu kurz oder zu lang.",
  },
};
