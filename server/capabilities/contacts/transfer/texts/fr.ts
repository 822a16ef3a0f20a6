import type { ColumnNames } from "./en.ts";

export const fr: ColumnNames = {
  email: "courriel, adresse e-mail, adresse électronique, adresse mail, mél",
  name: "nom complet, nom et prénom, prénom et nom",
  firstName: "prénom",
  lastName: "nom, nom de famille",
  phone: "téléphone, numéro de téléphone, portable, tél",
  company: "entreprise, société",
  tags: "étiquettes, mots-clés",
};
