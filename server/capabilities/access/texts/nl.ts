import type { AccessTexts } from "./en.ts";

export const nl: AccessTexts = {
  expiring: {
    subject: "API-sleutels van u verlopen binnenkort",
    text: (
      list,
      site,
    ) => `Deze API-sleutels van uw werkruimte op ${site} verlopen binnenkort en worden vanaf dan geweigerd:

${list}

Geef ze een later einde (PATCH /api/keys/:id), of maak andere sleutels en vervang deze overal waar ze worden gebruikt.
`,
  },
  leaked: {
    subject: "Een van uw API-sleutels is openbaar gevonden",
    text: (
      list,
      site,
    ) => `Een zoekdienst heeft API-sleutels van uw werkruimte op ${site} op een openbare plaats gevonden:

${list}

Ze worden vanaf nu geweigerd, want iedereen kan ze hebben gelezen. Van een vernieuwde sleutel is alleen de gevonden
tekst ongeldig. Maak nieuwe sleutels en vervang deze overal waar ze worden gebruikt, verwijder ze van de openbare
plaats, en kijk in het auditlogboek wat ermee is gedaan.
`,
  },
  narrowed: {
    subject: "Een van uw API-sleutels heeft nu minder rechten",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `De API-sleutel "${name}" (${hint}) van uw werkruimte op ${site} heeft regels voor de database.
Een sleutel met zulke regels heeft deze rechten niet meer, waarmee hij ze zou kunnen omzeilen:
${scopes}

Heeft een programma ze nodig, maak daarvoor dan een andere sleutel zonder regels.
`,
    bound: (
      list: string,
    ) => `Deze workflows zijn misschien met de sleutel opgeslagen. Ze blijven actief en bereiken de database
alleen zoals de regels ervan toestaan:

${list}

Een lid heft dit op door de workflow nog een keer op te slaan.
`,
  },
};
