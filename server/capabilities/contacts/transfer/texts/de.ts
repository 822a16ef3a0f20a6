import type { ColumnNames } from "./en.ts";

export const de: ColumnNames = {
  email: "e-mail-adresse, mailadresse, e-mail-anschrift, elektronische post",
  name: "vollständiger name, vor- und nachname, ansprechpartner, kundenname",
  firstName: "vorname",
  lastName: "nachname, familienname, zuname",
  phone: "telefon, telefonnummer, rufnummer, handy, handynummer, mobilnummer, mobiltelefon, festnetz",
  company: "firma, firmenname, unternehmen",
  tags: "schlagwörter, schlagworte",
};
