import type { KernelTexts } from "./en.ts";

export const nl: KernelTexts = {
  problem: {
    title: "Dat is niet gelukt",
    goBack: "Ga terug en probeer het opnieuw.",
    tooOften: "Dat was te veel tegelijk. Wacht even en probeer het dan opnieuw.",
    tooLarge: "Wat u hebt verzonden, is te groot.",
    suspended: "Deze dienst is op dit moment niet beschikbaar. Probeer het later opnieuw.",
  },
  front: {
    title: "Parley draait",
    text: "Programma's praten met deze server. Deze pagina's zijn voor mensen:",
    reference: "De referentie van de interface",
    problems: "Wat elk probleem betekent",
    voice: "De stem proberen",
    outbox: "Voor de beheerder: mails die niet verzonden zijn",
  },
};
