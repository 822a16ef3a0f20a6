import type { InstallationTexts } from "./en.ts";

export const nl: InstallationTexts = {
  approval: {
    subject: "Uw werkruimte is goedgekeurd",
    text: (site) => `De beheerder van ${site} heeft uw werkruimte goedgekeurd. U kunt haar vanaf nu gebruiken.\n`,
  },
  deletion: {
    subject: (moment) => `Uw werkruimte wordt verwijderd op ${moment}`,
    byOwner: (site, moment) => `Een werkruimte van u op ${site} wordt verwijderd, met alles wat erin staat:
${moment}. Een eigenaar heeft dat besloten.

Tot dan begint er niets in, en wat wacht blijft bewaard. Een eigenaar kan haar behouden:
POST /api/workspace/keep. Was het niemand van u, behoud haar dan en wijzig meteen uw wachtwoord.
`,
    byOperator: (site, moment) => `De beheerder van ${site} verwijdert een werkruimte van u, met alles wat erin staat:
${moment}.

Tot dan begint er niets in. U kunt inloggen, lezen en exporteren. Vraag het de beheerder als u haar wilt
behouden.
`,
  },
};
