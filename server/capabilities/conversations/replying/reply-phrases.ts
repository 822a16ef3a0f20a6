/** What the assistant says in its own words when it hands over or asks before it acts, by language. */
type Phrases = {
  handsOver: string;
  asksToHandOver: string;
  asksToAct: (what: string) => string;
  leavesIt: string;
  acted: string;
};

const english: Phrases = {
  handsOver: "I am passing you on to a colleague, who will answer here.",
  asksToHandOver: "Shall I pass you on to a colleague? Please answer yes or no.",
  asksToAct: (what) => `Shall I do this: ${what}? Please answer yes or no.`,
  leavesIt: "All right, I leave it.",
  acted: "Done.",
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: english,
  de: {
    handsOver: "Ich gebe an eine Kollegin oder einen Kollegen weiter; die Antwort kommt hier.",
    asksToHandOver: "Soll ich an eine Kollegin oder einen Kollegen weitergeben? Bitte antworten Sie mit Ja oder Nein.",
    asksToAct: (what) => `Soll ich das tun: ${what}? Bitte antworten Sie mit Ja oder Nein.`,
    leavesIt: "Gut, dann lasse ich es.",
    acted: "Erledigt.",
  },
  fr: {
    handsOver: "Je vous passe un collègue, qui vous répondra ici.",
    asksToHandOver: "Voulez-vous que je vous passe un collègue ? Répondez par oui ou non.",
    asksToAct: (what) => `Dois-je faire ceci : ${what} ? Répondez par oui ou non.`,
    leavesIt: "Très bien, je n'en fais rien.",
    acted: "C'est fait.",
  },
  es: {
    handsOver: "Le paso con un compañero, que le responderá aquí.",
    asksToHandOver: "¿Quiere que le pase con un compañero? Responda sí o no.",
    asksToAct: (what) => `¿Hago esto: ${what}? Responda sí o no.`,
    leavesIt: "De acuerdo, lo dejo.",
    acted: "Hecho.",
  },
  pt: {
    handsOver: "Vou passar a conversa a um colega, que responderá aqui.",
    asksToHandOver: "Quer que eu passe a um colega? Responda sim ou não.",
    asksToAct: (what) => `Devo fazer isto: ${what}? Responda sim ou não.`,
    leavesIt: "Está bem, não faço.",
    acted: "Feito.",
  },
  it: {
    handsOver: "La passo a un collega, che le risponderà qui.",
    asksToHandOver: "Vuole che la passi a un collega? Risponda sì o no.",
    asksToAct: (what) => `Devo fare questo: ${what}? Risponda sì o no.`,
    leavesIt: "Va bene, lascio stare.",
    acted: "Fatto.",
  },
  nl: {
    handsOver: "Ik geef u door aan een collega, die hier antwoordt.",
    asksToHandOver: "Zal ik u doorgeven aan een collega? Antwoord met ja of nee.",
    asksToAct: (what) => `Zal ik dit doen: ${what}? Antwoord met ja of nee.`,
    leavesIt: "Goed, ik laat het.",
    acted: "Gedaan.",
  },
};

export function phrasesIn(languageCode: string): Phrases {
  return phrases[languageCode] ?? english;
}
