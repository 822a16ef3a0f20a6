import type { ColumnNames } from "./en.ts";

export const nl: ColumnNames = {
  email: "e-mailadres, mailadres",
  name: "naam, volledige naam, contactpersoon",
  firstName: "voornaam",
  lastName: "achternaam, familienaam",
  phone: "telefoonnummer, telefoon, mobiel, mobiele telefoon",
  company: "bedrijf, bedrijfsnaam, organisatie",
  tags: "trefwoorden",
};
