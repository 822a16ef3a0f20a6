import type { KernelTexts } from "./en.ts";

export const it: KernelTexts = {
  problem: {
    title: "Qualcosa è andato storto",
    goBack: "Torni indietro e riprovi.",
    tooOften: "Troppe richieste in poco tempo. Attenda un momento e riprovi.",
    tooLarge: "Ciò che ha inviato è troppo grande.",
    suspended: "Questo servizio non è disponibile al momento. Riprovi più tardi.",
  },
  front: {
    title: "Parley è in funzione",
    text: "I programmi parlano con questo server. Queste pagine sono per le persone:",
    reference: "Il riferimento dell’interfaccia",
    problems: "Che cosa significa ogni problema",
    voice: "Provare la voce",
    outbox: "Per il gestore: messaggi che non sono stati inviati",
  },
};
