import type { KnowledgeTexts } from "./en.ts";

export const nl: KnowledgeTexts = {
  gapMail: {
    subject: "Wat uw assistent vorige week niet kon beantwoorden",
    intro: "Dit werd vorige week gevraagd, en uw assistent had geen goed antwoord:",
    personal: "(een vraag met een adres of een lang nummer)",
    advice: "Als u een van deze vragen beantwoordt, wordt die een FAQ.",
    see: (gaps) => `Zie ${gaps}.`,
    seeAt: (gaps) => `Zie ${gaps}:`,
    reason: "U krijgt deze e-mail omdat u erom hebt gevraagd.",
    toStop: "Om hem stop te zetten:",
    stop: "Stopzetten",
  },
  stopPage: {
    title: "De wekelijkse e-mail stopzetten?",
    text: "U krijgt dan geen e-mails over hiaten in de kennis meer.",
    button: "E-mail stopzetten",
    stopped: {
      title: "Stopgezet",
      text: "U krijgt geen e-mails over hiaten in de kennis meer. U kunt deze pagina sluiten.",
    },
    wrongLink: {
      title: "Deze link is niet volledig",
      text: "Open de volledige link van de e-mail, of wijzig de instelling in Parley.",
    },
  },
};
