import type { TextsOfLanguage } from "./texts-of-language.ts";

export const nl: TextsOfLanguage = {
  forms: {
    thanks: "Bedankt",
    hasArrived: "Uw bericht is aangekomen. U kunt deze pagina sluiten.",
    failed: "Dat is niet gelukt",
    goBack: "Ga terug naar het formulier, verbeter het en verstuur het opnieuw.",
    check: "Controleer a.u.b.:",
    tooMuch: "Het formulier is te lang. Maak uw bericht korter.",
    formIsBroken:
      "Dit formulier kan niet worden verstuurd. Bereik de eigenaar van de pagina op een andere manier en meld het.",
    later: "Dat was te veel tegelijk. Wacht een minuut en verstuur het formulier opnieuw.",
    fields: { name: "naam", email: "e-mailadres", phone: "telefoonnummer", company: "bedrijf", message: "bericht" },
  },
  newsletter: {
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
      preferences: "Was dat een vergissing? Mijn e-mails kiezen",
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
      text: "Open de e-mail die we u sturen en bevestig daarin dat u onze e-mails wilt ontvangen.",
    },
    wrongLink: { title: "Dat is niet gelukt", text: "Open de volledige link van de e-mail." },
  },
  campaignFooter: {
    leave: "Afmelden",
    preferences: "Kiezen wat u ontvangt",
    view: "In de browser bekijken",
    opens: "De afzender ziet dat u deze e-mail hebt geopend.",
    clicks: "De afzender ziet welke links in deze e-mail u volgt.",
    both: "De afzender ziet dat u deze e-mail hebt geopend en welke links u volgt.",
  },
  approvals: {
    deadline: (moment) => `Beslis vóór ${moment}.`,
    askedBy: (workflow, moment) => `Gevraagd door de workflow ${workflow}, ${moment}.`,
    request: "Waarover u beslist",
    comment: "Opmerking (niet verplicht)",
    approve: "Goedkeuren",
    reject: "Afwijzen",
    status: {
      approved: "Dit is goedgekeurd.",
      rejected: "Dit is afgewezen.",
      expired: "Niemand heeft op tijd beslist.",
      cancelled: "Hierover hoeft niet meer te worden beslist.",
    },
    wrongLink: {
      title: "Deze link werkt niet",
      text: "Open de hele link van de e-mail. Een link vervalt ook als de ontvanger niet meer mag beslissen.",
    },
  },
};
