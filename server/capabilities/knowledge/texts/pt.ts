import type { KnowledgeTexts } from "./en.ts";

export const pt: KnowledgeTexts = {
  gapMail: {
    subject: "O que o seu assistente não soube responder na semana passada",
    intro: "Na semana passada perguntaram isto, e o seu assistente não tinha uma boa resposta:",
    personal: "(uma pergunta que contém um endereço ou um número longo)",
    advice: "Se responder a uma destas perguntas, faz dela uma FAQ.",
    see: (gaps) => `Consulte ${gaps}.`,
    seeAt: (gaps) => `Consulte ${gaps}:`,
    reason: "Recebe este e-mail porque o pediu.",
    toStop: "Para deixar de o receber:",
    stop: "Deixar de o receber",
  },
  stopPage: {
    title: "Deixar de receber o e-mail semanal?",
    text: "Não receberá mais e-mails sobre as lacunas do conhecimento.",
    button: "Deixar de o receber",
    stopped: {
      title: "Pronto",
      text: "Já não recebe e-mails sobre as lacunas do conhecimento. Pode fechar esta página.",
    },
    wrongLink: {
      title: "Este link não está completo",
      text: "Abra o link inteiro do e-mail ou altere a definição no Parley.",
    },
  },
};
