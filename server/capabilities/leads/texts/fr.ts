import type { LeadTexts } from "./en.ts";

export const fr: LeadTexts = {
  buyingWords: "devis prix",
  mail: {
    cameIn: { one: "1 nouveau prospect", other: (count) => `${count} nouveaux prospects` },
    cameInList: { one: "1 nouveau prospect :", other: (count) => `${count} nouveaux prospects :` },
    forYou: { one: "1 prospect pour vous", other: (count) => `${count} prospects pour vous` },
    givenToYouList: {
      one: "1 prospect vous a été attribué :",
      other: (count) => `${count} prospects vous ont été attribués :`,
    },
    score: (score) => `score ${score}`,
    andMore: { one: "et 1 autre", other: (count) => `et ${count} autres` },
    links: "Chaque lien montre un prospect pendant 14 jours à quiconque le possède : ne le transmettez pas.",
    advice:
      "Consultez un prospect avec GET /api/leads/{id}. PATCH /api/settings/leads détermine qui reçoit ces e-mails.",
  },
  page: {
    came: (moment) => `Reçu le ${moment}.`,
    statuses: {
      new: "Nouveau",
      contacted: "Contacté",
      qualified: "Qualifié",
      won: "Gagné",
      lost: "Perdu",
      spam: "Spam",
    },
    labels: {
      email: "Adresse e-mail",
      phone: "Téléphone",
      company: "Entreprise",
      message: "Message",
      source: "Source",
      form: "Formulaire",
      page: "Page",
      campaign: "Campagne",
      consent: "Consentement",
    },
    yes: "Oui",
    no: "Non",
    wrongLink: {
      title: "Ce lien ne fonctionne pas",
      text: "Il a expiré après 14 jours, le prospect a été supprimé ou vous n’êtes plus membre. Vous trouvez tous les prospects avec GET /api/leads.",
    },
  },
};
