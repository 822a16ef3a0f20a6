import type { OutgoingTexts } from "./en.ts";

export const nl: OutgoingTexts = {
  endpointMails: {
    "not-answering": {
      subject: "Een van uw webhook-endpoints antwoordt niet",
      text: (
        endpoint,
        site,
      ) => `Al meer dan een uur heeft het webhook-endpoint ${endpoint} bij ${site} geen van de gebeurtenissen aangenomen die ernaartoe zijn gestuurd.

De gebeurtenissen wachten en worden bezorgd zodra het weer antwoordt. Na vijf dagen met fouten wordt het endpoint uitgeschakeld.

Elke poging en het antwoord daarop ziet u in de bezorgingen van het endpoint.
`,
    },
    failing: {
      subject: "Een van uw webhook-endpoints is uitgeschakeld",
      text: (
        endpoint,
        site,
      ) => `Vijf dagen lang heeft het webhook-endpoint ${endpoint} bij ${site} geen gebeurtenis aangenomen. Het is uitgeschakeld.

Parley stuurt er eenmaal per dag een testgebeurtenis naartoe. Zodra het antwoordt, schakelt Parley het weer in en stuurt het alles wat het heeft gemist.

U kunt het ook op elk moment zelf inschakelen.
`,
    },
    gone: {
      subject: "Een van uw webhook-endpoints is uitgeschakeld",
      text: (
        endpoint,
        site,
      ) => `Het webhook-endpoint ${endpoint} bij ${site} heeft met 410 Gone geantwoord. Het is uitgeschakeld, en er wordt niets meer naartoe gestuurd.

Was dat een vergissing, schakel het dan weer in en stuur opnieuw wat het heeft gemist.
`,
    },
  },
};
