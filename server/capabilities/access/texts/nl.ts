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
  consent: {
    signIn: "Meld u aan om een app voor u te laten handelen",
    asks: "{app} vraagt om hier voor u te handelen.",
    email: "E-mailadres",
    next: "Verder",
    refuse: "Weigeren",
    allow: "Toestaan",
    factor: "Tweede factor",
    factorText: "Typ wat uw authenticator-app nu toont, of een van uw herstelcodes.",
    usePasskey: "Een passkey gebruiken",
    passkeyFailed: "De passkey werkte niet. Probeer het nog eens, of typ een code.",
    code: "Code",
    title: "Mag deze app voor u handelen?",
    lead: "{app} wil handelen voor {email}.",
    madeBy: "Deze app komt uit de werkruimte {workspace}.",
    registeredItself: "Deze app heeft zichzelf geregistreerd.",
    unverified: "Parley heeft niet gecontroleerd wie deze app heeft gemaakt.",
    returnsTo: "Daarna gaat u terug naar {site}.",
    toDevice: "De app draait op een ander apparaat.",
    workspace: "In deze werkruimte mag de app:",
    nothing:
      "Er is geen werkruimte waarin deze app iets voor u mag doen. Een eigenaar moet de app goedkeuren, of u moet eerst een tweede factor instellen.",
    duration: (unused: number, most: number) =>
      `Als u de app ${unused} dagen niet gebruikt, eindigt de toegang; uiterlijk eindigt die na ${most} dagen. U kunt de toegang altijd in uw account beëindigen.`,
  },
  device: {
    title: "Een apparaat toelaten",
    text: "Typ de code die het apparaat toont.",
    code: "Code van het apparaat",
    next: "Verder",
    wrongCode: "Deze code is onjuist, al gebruikt of verlopen.",
    refused: "U hebt het apparaat geweigerd.",
    compare: "Is dit de code op uw apparaat?",
    compareText: "Ga alleen verder als u hiermee zelf bent begonnen en het apparaat dezelfde code toont:",
    same: "Ja, die is hetzelfde",
    other: "Nee",
    done: "Het apparaat is verbonden",
    doneText: "U kunt deze pagina sluiten en op het apparaat verdergaan.",
  },
  refused: {
    title: "Deze app heeft iets onjuists gevraagd",
    text: "Het verzoek van de app kan niet worden uitgevoerd. Ga terug naar de app en begin opnieuw.",
    ended: "Dit verzoek is beëindigd of is in een andere browser begonnen. Ga terug naar de app en begin opnieuw.",
  },
  scopes: {
    "conversations:read": "Alle gesprekken lezen",
    "conversations:write": "De assistenten vragen, in gesprekken antwoorden, ze beëindigen en verwijderen",
    "knowledge:read": "Lezen wat de assistenten weten",
    "knowledge:write": "Wijzigen wat de assistenten weten",
    "voice:write": "Met de assistenten praten",
    "webhooks:read": "De webhooks zien",
    "webhooks:write": "Webhooks instellen",
    "leads:read": "Leads lezen",
    "leads:write": "Leads aannemen en wijzigen",
    "newsletter:read": "Nieuwsbrieven en hun abonnees lezen",
    "newsletter:write": "Nieuwsbrieven wijzigen en campagnes versturen",
    "contacts:read": "Contacten lezen en exporteren",
    "contacts:write": "Contacten wijzigen, samenvoegen en wissen",
    "automation:read": "Workflows en hun uitvoeringen lezen",
    "automation:write": "Workflows opslaan en verwijderen",
    "automation:run": "Workflows uitvoeren",
    "approvals:write": "Beslissen wat workflows aan mensen vragen",
    "database:read": "De eigen tabellen van de werkruimte lezen",
    "database:write": "Rijen van de eigen tabellen schrijven",
    "database:ddl": "Eigen tabellen maken en verwijderen",
    "database:sql": "SQL uitvoeren in de eigen database",
    "members:read": "De leden zien",
    "members:write": "Leden uitnodigen en verwijderen en hun rollen wijzigen",
    "files:read": "Bestanden downloaden",
    "files:write": "Bestanden uploaden en verwijderen",
    "settings:read": "Instellingen en auditlog lezen",
    "settings:write": "Instellingen wijzigen",
    "keys:write": "API-sleutels en apps maken en beëindigen",
  },
};
