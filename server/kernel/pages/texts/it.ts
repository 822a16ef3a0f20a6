import type { KernelTexts } from "./en.ts";

export const it: KernelTexts = {
  problem: {
    title: "Qualcosa è andato storto",
    goBack: "Torni indietro e riprovi.",
    tooOften: "Troppe richieste in poco tempo. Attenda un momento e riprovi.",
    tooLarge: "Ciò che ha inviato è troppo grande.",
  },
};
