import type { KnowledgeTexts } from "./en.ts";

export const de: KnowledgeTexts = {
  gapMail: {
    subject: "Was Ihr Assistent letzte Woche nicht beantworten konnte",
    intro: "Das wurde letzte Woche gefragt, und Ihr Assistent hatte keine gute Antwort:",
    personal: "(eine Frage, die eine Adresse oder eine lange Nummer enthält)",
    advice: "Mit einer Antwort machen Sie aus einer dieser Fragen einen FAQ-Eintrag.",
    see: (gaps) => `Siehe ${gaps}.`,
    seeAt: (gaps) => `Siehe ${gaps}:`,
    reason: "Sie erhalten diese E-Mail, weil Sie sie bestellt haben.",
    toStop: "So bestellen Sie sie ab:",
    stop: "Abbestellen",
  },
  stopPage: {
    title: "Die wöchentliche E-Mail abbestellen?",
    text: "Sie erhalten dann keine E-Mails über Wissenslücken mehr.",
    button: "Abbestellen",
    stopped: {
      title: "Abbestellt",
      text: "Sie erhalten keine E-Mails über Wissenslücken mehr. Sie können diese Seite schließen.",
    },
    wrongLink: {
      title: "Dieser Link ist nicht vollständig",
      text: "Öffnen Sie den ganzen Link der E-Mail, oder ändern Sie die Einstellung in Parley.",
    },
  },
};
