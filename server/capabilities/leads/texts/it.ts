import type { LeadTexts } from "./en.ts";

export const it: LeadTexts = {
  buyingWords: "preventivo prezzo",
  mail: {
    cameIn: { one: "1 nuovo lead", other: (count) => `${count} nuovi lead` },
    cameInList: { one: "1 nuovo lead:", other: (count) => `${count} nuovi lead:` },
    forYou: { one: "1 lead per Lei", other: (count) => `${count} lead per Lei` },
    givenToYouList: { one: "Le è stato assegnato 1 lead:", other: (count) => `Le sono stati assegnati ${count} lead:` },
    score: (score) => `punteggio ${score}`,
    andMore: { one: "e 1 altro", other: (count) => `e altri ${count}` },
    advice: "Legga un lead con GET /api/leads/{id}. PATCH /api/settings/leads stabilisce chi riceve queste e-mail.",
  },
};
