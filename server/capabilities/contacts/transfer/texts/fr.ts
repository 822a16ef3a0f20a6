import type { FileWords } from "./en.ts";

export const fr: FileWords = {
  columns: {
    email: "courriel, adresse e-mail, adresse électronique, adresse mail, mél",
    name: "nom complet, nom et prénom, prénom et nom",
    firstName: "prénom",
    lastName: "nom, nom de famille",
    phone: "téléphone, numéro de téléphone, portable, tél",
    company: "entreprise, société",
    tags: "étiquettes, mots-clés",
    status: "statut, état, statut de l'abonnement",
    confirmedAt: "confirmé le, date de confirmation",
    confirmIp: "ip de confirmation",
    requestedAt: "inscrit le, date d'inscription",
    consent: "consentement, accord",
    message: "votre message, demande, commentaire, commentaires",
    left: "désinscrit, désinscrit le, date de désinscription, désabonné, désabonné le, date de désabonnement, ne pas contacter",
    wanted: "inscrit, abonné, accepte la newsletter, accepte la publicité, inscription newsletter",
    bounced: "rejeté, adresse rejetée",
    complained: "plainte, signalé comme spam, signalé comme indésirable",
  },
  leavingStems: "desinscri, desabonn, bloque, rejete",
  cells: {
    yes: "oui, vrai, o",
    no: "non, faux, aucun, aucune, jamais",
    left: "désinscrit, désinscrite, désabonné, désabonnée, bloqué, supprimé, inactif, désactivé",
    bounced: "rejeté, invalide, non distribuable",
    complained: "plainte, signalé comme spam, signalé comme indésirable",
    pending: "en attente, non confirmé, à confirmer",
    confirmed: "confirmé, inscrit, abonné, actif",
  },
};
