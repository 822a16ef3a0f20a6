import type { QuotaTexts } from "./en.ts";

export const nl: QuotaTexts = {
  things: {
    runs: "lopende uitvoeringen",
    runBytes: "opgeslagen uitvoeringen (bytes)",
    eventBytes: "gebeurtenissen en ontvangen webhooks (bytes)",
    knowledgeBytes: "kennis (bytes)",
    fileBytes: "opnamen (bytes)",
  },
  subject: (thing, percent) => `${percent} % van de ruimte van uw werkruimte voor ${thing} is gebruikt`,
  text: (
    thing,
    percent,
    used,
    limit,
    site,
  ) => `Een werkruimte op ${site} heeft ${percent} % van haar ruimte voor ${thing} gebruikt:
${used} van ${limit}.

Is er niets meer over, dan wordt nieuw werk van deze soort geweigerd; aanvragen, gesprekken en aanmeldingen
gaan door. Maak ruimte: bewaar uitvoeringen, gebeurtenissen en opnamen minder dagen
(PATCH /api/settings/retention), verwijder wat niet nodig is, of laat de beheerder van de server meer toestaan
(de instellingen PARLEY_QUOTA_…). GET /api/workspace/use toont alles.
`,
};
