import type { NewsletterTexts } from "./en.ts";

export const de: NewsletterTexts = {
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
    again: "Das war ein Versehen? Melden Sie sich auf der Website noch einmal an.",
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
    text: "Öffnen Sie die E-Mail, die wir Ihnen schicken, und bestätigen Sie darin, dass Sie unsere E-Mails möchten. Ist sie nach einigen Minuten nicht da, sehen Sie im Spam-Ordner nach. Eine Adresse bekommt höchstens zwei solche E-Mails am Tag: Eine weitere kommt morgen.",
  },
  wrongLink: { title: "Das hat nicht geklappt", text: "Öffnen Sie den ganzen Link der E-Mail." },
};
