import type { TextsOfLanguage } from "./texts-of-language.ts";

export const de: TextsOfLanguage = {
  forms: {
    thanks: "Danke",
    hasArrived: "Ihre Nachricht ist angekommen. Sie können diese Seite schließen.",
    failed: "Das hat nicht geklappt",
    goBack: "Gehen Sie zurück zum Formular, korrigieren Sie es und senden Sie es noch einmal.",
    check: "Bitte prüfen Sie:",
    tooMuch: "Das Formular ist zu lang. Bitte kürzen Sie Ihre Nachricht.",
    formIsBroken:
      "Dieses Formular kann nicht gesendet werden. Bitte erreichen Sie den Betreiber der Seite auf anderem Weg und sagen Sie es ihm.",
    later: "Das war zu viel auf einmal. Bitte warten Sie eine Minute und senden Sie das Formular noch einmal.",
    fields: { name: "Name", email: "E-Mail-Adresse", phone: "Telefonnummer", company: "Firma", message: "Nachricht" },
  },
  newsletter: {
    mail: {
      subject: (who) => `Bitte bestätigen: E-Mails von ${who}`,
      asked: (who) => `Diese Adresse wurde eingetragen, um E-Mails von ${who} zu bekommen.`,
      askedOn: (who, site) => `Diese Adresse wurde auf ${site} eingetragen, um E-Mails von ${who} zu bekommen.`,
      confirm: "Bitte bestätigen Sie, dass Sie diese E-Mails möchten:",
      ends: "Der Link gilt sieben Tage.",
      ignore: "Waren Sie es nicht, dann tun Sie nichts: Ohne Bestätigung bekommen Sie keine E-Mails.",
    },
    confirm: {
      title: "Diese E-Mails bekommen?",
      text: (email) => `Mit der Schaltfläche bekommen Sie E-Mails an ${email}:`,
      button: "Ja, ich möchte diese E-Mails",
    },
    confirmed: {
      title: "Danke",
      text: "Sie haben Ihre Adresse bestätigt. Mit dem Link in jeder E-Mail können Sie sich jederzeit abmelden.",
      preferences: "E-Mails auswählen",
    },
    ended: {
      title: "Dieser Link gilt nicht mehr",
      text: "Er ist abgelaufen oder unvollständig. Melden Sie sich neu an, dann bekommen Sie einen neuen.",
    },
    leave: {
      title: "Keine E-Mails mehr?",
      text: (email, who) => `${email} bekommt dann keine E-Mails von ${who} mehr.`,
      button: "Abmelden",
    },
    left: {
      title: "Sie sind abgemeldet",
      text: (who) => `Sie bekommen keine E-Mails von ${who} mehr.`,
      preferences: "Das war ein Versehen? E-Mails auswählen",
    },
    preferences: {
      title: "Ihre E-Mails",
      text: (email, who) => `Wählen Sie, welche E-Mails von ${who} Sie an ${email} bekommen.`,
      save: "Speichern",
      saved: "Ihre Auswahl ist gespeichert.",
      leaveAll: "Gar keine E-Mails bekommen",
      none: "Sie bekommen zurzeit keine E-Mails. Um wieder welche zu bekommen, melden Sie sich auf der Website an.",
    },
    thanks: {
      title: "Noch ein Schritt",
      text: "Öffnen Sie die E-Mail, die wir Ihnen schicken, und bestätigen Sie darin, dass Sie unsere E-Mails möchten.",
    },
    wrongLink: { title: "Das hat nicht geklappt", text: "Öffnen Sie den ganzen Link der E-Mail." },
  },
  campaignFooter: {
    leave: "Abmelden",
    preferences: "Auswählen, was Sie erhalten",
    view: "Im Browser ansehen",
    opens: "Der Absender sieht, dass Sie diese E-Mail geöffnet haben.",
    clicks: "Der Absender sieht, welchen Links dieser E-Mail Sie folgen.",
    both: "Der Absender sieht, dass Sie diese E-Mail geöffnet haben und welchen ihrer Links Sie folgen.",
  },
  approvals: {
    deadline: (moment) => `Entscheiden Sie vor ${moment}.`,
    askedBy: (workflow, moment) => `Gefragt vom Ablauf ${workflow}, ${moment}.`,
    request: "Worüber Sie entscheiden",
    comment: "Kommentar (freiwillig)",
    approve: "Genehmigen",
    reject: "Ablehnen",
    status: {
      approved: "Das ist genehmigt.",
      rejected: "Das ist abgelehnt.",
      expired: "Es hat niemand rechtzeitig entschieden.",
      cancelled: "Das muss nicht mehr entschieden werden.",
    },
    wrongLink: {
      title: "Dieser Link funktioniert nicht",
      text: "Öffnen Sie den ganzen Link der E-Mail. Ein Link endet auch, wenn sein Empfänger nicht mehr entscheiden darf.",
    },
  },
};
