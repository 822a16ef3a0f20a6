import type { IdentityTexts } from "./en.ts";

export const nl: IdentityTexts = {
  mails: {
    verifyEmail: {
      subject: "Bevestig uw e-mailadres",
      text: (link) => `Bevestig dat dit e-mailadres van u is:

${link}

De link is drie dagen geldig. Als u geen account hebt aangemaakt, hoeft u niets te doen.
`,
      startAgain: `
Bent u het wachtwoord vergeten, of heeft iemand anders zich met uw adres aangemeld, dan kunt u op
dezelfde pagina een nieuw wachtwoord kiezen.
`,
    },
    resetPassword: {
      subject: "Kies een nieuw wachtwoord",
      text: (
        link,
      ) => `Iemand, waarschijnlijk uzelf, heeft een nieuw wachtwoord gevraagd voor het account met dit e-mailadres.
U kunt het hier kiezen:

${link}

De link is één uur geldig. Was u het niet, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.
`,
    },
    passwordChanged: {
      subject: "Uw wachtwoord is gewijzigd",
      text: (site) => `Het wachtwoord van uw account bij ${site} is zojuist gewijzigd.
Uw andere sessies zijn beëindigd.

Was u het niet, vraag dan meteen een nieuw wachtwoord aan en verwijder de API-sleutels die u niet kent.
`,
    },
    invitation: {
      subject: "U bent uitgenodigd voor een werkruimte",
      text: (inviter, link) => `${inviter} nodigt u uit om samen te werken in een werkruimte.
U kunt de uitnodiging hier bekijken en aannemen:

${link}

De link is zeven dagen geldig. Als u niet weet wie u uitnodigt, hoeft u niets te doen.
`,
      textOfKey: (site, link) => `Een werkruimte bij ${site} nodigt u uit om mee te werken.
U kunt de uitnodiging hier bekijken en aannemen:

${link}

De link is zeven dagen geldig. Als u niet weet wie u uitnodigt, hoeft u niets te doen.
`,
    },
    secondFactorChanged: {
      subject: "De tweede factor van uw account is gewijzigd",
      text: (site) => `Er is zojuist een authenticatie-app, een passkey of een reeks herstelcodes van uw account bij
${site} toegevoegd of verwijderd.

Was u het niet, wijzig dan meteen uw wachtwoord. Daarmee eindigen alle andere sessies.
`,
    },
    wrongCodes: {
      subject: "Onjuiste codes bij het inloggen op uw account",
      text: (site) => `Iemand die het wachtwoord van uw account bij ${site} kent, voert steeds onjuiste codes in.

Bent u dat niet, wijzig dan meteen uw wachtwoord. Intussen kunt u inloggen met een herstelcode of een passkey.
`,
    },
    sessionStolen: {
      subject: "Een van uw sessies is beëindigd",
      text: (site) => `Twee programma’s hebben hetzelfde vernieuwingstoken van uw account bij ${site} gebruikt.
Mogelijk heeft iemand het token gekopieerd. Daarom is de sessie overal beëindigd. Log opnieuw in.

Gebeurt dit nog eens, wijzig dan uw wachtwoord.
`,
    },
    approvalWanted: {
      subject: "Een nieuwe werkruimte wacht op u",
      text: (site) => `Iemand heeft zich aangemeld op ${site}, en de nieuwe werkruimte wacht op uw goedkeuring.

GET /api/installation/workspaces?awaitsApproval=true toont wat wacht. PATCH …/:workspaceId met
{"status": "active"} keurt haar goed, en DELETE …/:workspaceId wijst haar af. ./parley workspaces doet hetzelfde.
`,
    },
    test: {
      subject: "Een test van uw e-mailinstellingen",
      text: (site) => `De assistentenserver ${site} heeft deze e-mail verzonden. De e-mailinstellingen werken.\n`,
    },
  },
  fields: {
    email: "E-mailadres",
    password: "Wachtwoord",
    newPassword: "Nieuw wachtwoord",
    passwordRule: (least, most) => `${least} tot ${most} tekens`,
    passwordLength: (least, most) => `Het wachtwoord moet ${least} tot ${most} tekens hebben.`,
    passwordAdvice: "Een zin van meerdere woorden is een goed wachtwoord.",
    name: "Uw naam",
    confirm: "Bevestigen",
  },
  verifyPage: {
    title: "Bevestig uw e-mailadres",
    thisAddress: "dit adres",
    press: "Druk op de knop om te bevestigen dat {email} van u is.",
    withPassword: "Bevestig dat {email} van u is, met het wachtwoord waarmee u zich hebt aangemeld.",
    isNotYours: "Hebt u zich niet aangemeld, of bent u het wachtwoord vergeten?",
    startAgain:
      "Kies een nieuw wachtwoord. U krijgt een nieuwe, lege werkruimte, en alles wat met het vorige wachtwoord is gemaakt, wordt verwijderd.",
    startAgainButton: "Opnieuw beginnen",
    confirmed: { title: "Bedankt", text: "Uw e-mailadres is bevestigd. U kunt deze pagina sluiten." },
    startedAgain: {
      title: "Het account is van u",
      text: "Uw e-mailadres is bevestigd en uw werkruimte is nieuw en leeg. Log in met het nieuwe wachtwoord.",
    },
  },
  resetPage: {
    title: "Kies een nieuw wachtwoord",
    save: "Opslaan",
    done: {
      title: "Uw wachtwoord is gewijzigd",
      text: "Al uw sessies zijn beëindigd. Log in met het nieuwe wachtwoord.",
    },
  },
  invitationPage: {
    title: (workspace) => `Deelnemen aan ${workspace}`,
    invited: "U bent uitgenodigd voor de werkruimte {workspace}, met het adres {email} en de rol {role}.",
    roles: { owner: "eigenaar", admin: "beheerder", agent: "medewerker" },
    hasAccount: "Dit adres heeft al een account. Bevestig met het wachtwoord daarvan dat u het bent.",
    join: "Deelnemen",
    ended: "Deze uitnodiging is verlopen",
    welcome: {
      title: "Welkom",
      signIn: "Inloggen",
      text: "U bent nu lid van de werkruimte. Log in met uw wachtwoord.",
      secondFactor: "Een tweede factor bij het inloggen beschermt uw account; sommige werkruimten vereisen die.",
      setUp: "Een authenticatie-app instellen",
    },
  },
  secondFactorPage: {
    login: {
      title: "Bescherm uw account",
      text: "Met een tweede factor kan niemand met alleen uw wachtwoord inloggen. U hebt een authenticatie-app nodig, bijvoorbeeld op uw telefoon.",
      next: "Verder",
    },
    secret: {
      title: "Voeg Parley toe aan uw app",
      scan: "Scan deze afbeelding met uw authenticatie-app.",
      picture: "QR-code voor de authenticatie-app. De sleutel hieronder zegt hetzelfde.",
      orType: "Of {link} op dit apparaat, of typ daar deze sleutel:",
      openApp: "open de app",
      code: "De zes cijfers die de app nu toont",
    },
    codes: {
      title: "Uw account is beschermd",
      text: "Voortaan hebt u bij het inloggen uw wachtwoord en een code van de app nodig.",
      ifLost: "Als u de app kwijtraakt",
      advice:
        "Elk van deze codes vervangt hem één keer. Druk ze nu af of schrijf ze op: ze worden niet nog eens getoond.",
    },
  },
  outboxPage: {
    title: "Niet verzonden e-mails",
    text: "Meld u aan als beheerder van deze installatie om ze te lezen. Niemand blijft aangemeld.",
    code: "Code van uw authenticator-app, of een herstelcode, als uw account een tweede factor heeft",
    show: "E-mails tonen",
    refused:
      "Alleen de beheerder van deze installatie leest deze e-mails, met een tweede factor waar de werkruimte die vereist.",
    none: "Alle e-mails zijn verzonden.",
    more: "Oudere staan in GET /api/settings/mail/outbox.",
    statuses: {
      waiting: "Wacht op verzending",
      file: "Er is geen mailserver: het is een bestand",
      failed: "Het verzenden is opgegeven",
    },
  },
  faults: {
    "invalid-link": "Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.",
    "weak-password": "Dit wachtwoord is te makkelijk te raden. Kies een ander.",
    "wrong-password": "Het wachtwoord is onjuist.",
    "invalid-credentials": "Het e-mailadres of het wachtwoord is onjuist.",
    "wrong-code": "De code is onjuist of al gebruikt. Wacht op de volgende en controleer de tijd van uw apparaat.",
    "email-taken":
      "Dit adres heeft intussen een account. Voer het wachtwoord daarvan in om de uitnodiging aan te nemen.",
    "email-unverified":
      "Het e-mailadres van een eigenaar moet bevestigd zijn. Neem de uitnodiging aan met de link in de e-mail, of bevestig eerst het adres van uw account.",
    conflict: "Uw account is al beschermd. Log in met de tweede factor om die te wijzigen.",
    forbidden: "Het account van dit adres is uitgeschakeld.",
    unauthenticated: "Het uitgenodigde adres heeft een account. Log daarop in om de uitnodiging aan te nemen.",
    "invalid-request": "Het wachtwoord is te kort of te lang.",
  },
};
