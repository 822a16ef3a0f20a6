import type { KnowledgeTexts } from "./en.ts";

export const it: KnowledgeTexts = {
  gapMail: {
    subject: "Le domande senza una buona risposta della settimana scorsa",
    intro: "La settimana scorsa sono state poste queste domande, e il Suo assistente non aveva una buona risposta:",
    personal: "(una domanda che contiene un indirizzo o un numero lungo)",
    advice: "Se risponde a una di queste domande, ne fa una FAQ.",
    see: (gaps) => `Veda ${gaps}.`,
    seeAt: (gaps) => `Veda ${gaps}:`,
    reason: "Riceve questa e-mail perché l’ha chiesta.",
    toStop: "Per non riceverla più:",
    stop: "Non riceverla più",
  },
  stopPage: {
    title: "Non ricevere più l’e-mail settimanale?",
    text: "Non riceverà più e-mail sulle lacune delle conoscenze.",
    button: "Non riceverla più",
    stopped: {
      title: "Fatto",
      text: "Non riceve più e-mail sulle lacune delle conoscenze. Può chiudere questa pagina.",
    },
    wrongLink: {
      title: "Questo link non è completo",
      text: "Apra il link intero dell’e-mail, o cambi l’impostazione in Parley.",
    },
  },
};
