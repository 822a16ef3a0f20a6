import type { ConsoleTexts } from "./en.ts";

export const de: ConsoleTexts = {
  building: "Die Konsole wird gebaut",
  wait: "Das dauert ein paar Sekunden. Die Seite lädt sich selbst neu.",
  failed: "Die Konsole konnte nicht gebaut werden",
  whatWorks:
    "Alles andere läuft: die Schnittstelle, der Chat auf Websites und die Mails. Lade diese Seite neu, um es noch einmal zu versuchen.",
  needsScript: "Die Konsole braucht JavaScript.",
};
