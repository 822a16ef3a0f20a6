import type { NewsletterTexts } from "./en.ts";

export const nl: NewsletterTexts = {
  mail: {
    subject: (who) => `Bevestig alstublieft: e-mails van ${who}`,
    asked: (who) => `Dit adres is ingevuld om e-mails van ${who} te ontvangen.`,
    askedOn: (who, site) => `Dit adres is op ${site} ingevuld om e-mails van ${who} te ontvangen.`,
    confirm: "Bevestig alstublieft dat u ze wilt ontvangen:",
    ends: "De link is zeven dagen geldig.",
    ignore: "Was u het niet, doe dan niets: zonder bevestiging krijgt u geen e-mails.",
  },
  confirm: {
    title: "Deze e-mails ontvangen?",
    text: (email) => `Druk op de knop om e-mails te ontvangen op ${email}:`,
    button: "Ja, ik wil deze e-mails",
  },
  confirmed: {
    title: "Bedankt",
    text: "U hebt uw adres bevestigd. U kunt zich op elk moment afmelden met de link in elke e-mail.",
    preferences: "Mijn e-mails kiezen",
  },
  ended: {
    title: "Deze link werkt niet meer",
    text: "Hij is verlopen of niet volledig. Meld u opnieuw aan, dan krijgt u een nieuwe.",
  },
  leave: {
    title: "Geen e-mails meer?",
    text: (email, who) => `${email} krijgt dan geen e-mails van ${who} meer.`,
    button: "Afmelden",
  },
  left: {
    title: "U bent afgemeld",
    text: (who) => `U krijgt geen e-mails van ${who} meer.`,
    again: "Was dat een vergissing? Meld u opnieuw aan op de website.",
  },
  preferences: {
    title: "Uw e-mails",
    text: (email, who) => `Kies welke e-mails van ${who} u op ${email} krijgt.`,
    save: "Opslaan",
    saved: "Uw keuze is opgeslagen.",
    leaveAll: "Helemaal geen e-mails krijgen",
    none: "U krijgt op dit moment geen e-mails. Om ze weer te krijgen, meldt u zich op de website aan.",
  },
  thanks: {
    title: "Nog één stap",
    text: "Open de e-mail die we u sturen en bevestig daarin dat u onze e-mails wilt ontvangen. Is die er na een paar minuten niet, kijk dan bij de spam. Een adres krijgt hoogstens twee van zulke e-mails per dag: een volgende komt morgen.",
  },
  wrongLink: { title: "Dat is niet gelukt", text: "Open de volledige link van de e-mail." },
};
