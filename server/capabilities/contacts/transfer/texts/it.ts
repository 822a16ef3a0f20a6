import type { ColumnNames } from "./en.ts";

export const it: ColumnNames = {
  email: "posta elettronica, indirizzo e-mail, indirizzo di posta elettronica",
  name: "nome completo, nome e cognome, nominativo",
  firstName: "nome",
  lastName: "cognome",
  phone: "telefono, numero di telefono, cellulare",
  company: "azienda, società, ditta",
  tags: "etichette",
};
