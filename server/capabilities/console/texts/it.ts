import type { ConsoleTexts } from "./en.ts";

export const it: ConsoleTexts = {
  building: "La console è in costruzione",
  wait: "Bastano pochi secondi. La pagina si ricarica da sola.",
  failed: "Non è stato possibile costruire la console",
  whatWorks:
    "Tutto il resto funziona: l’interfaccia, la chat sui siti e le e-mail. Ricarica questa pagina per riprovare.",
  needsScript: "La console ha bisogno di JavaScript.",
};
