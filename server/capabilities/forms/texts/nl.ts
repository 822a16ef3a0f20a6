import type { FormTexts } from "./en.ts";

export const nl: FormTexts = {
  thanks: "Bedankt",
  hasArrived: "Uw bericht is aangekomen. U kunt deze pagina sluiten.",
  failed: "Dat is niet gelukt",
  goBack: "Ga terug naar het formulier, verbeter het en verstuur het opnieuw.",
  check: "Controleer a.u.b.:",
  tooMuch: "Het formulier is te lang. Maak uw bericht korter.",
  formIsBroken:
    "Dit formulier kan niet worden verstuurd. Bereik de eigenaar van de pagina op een andere manier en meld het.",
  later: "Dat was te veel tegelijk. Wacht een minuut en verstuur het formulier opnieuw.",
  isFull: "Hier kan op dit moment niets meer worden aangenomen. Bereik ons op een andere manier.",
  fields: { name: "naam", email: "e-mailadres", phone: "telefoonnummer", company: "bedrijf", message: "bericht" },
};
