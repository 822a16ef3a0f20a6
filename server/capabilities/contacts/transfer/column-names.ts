/**
 * The names that files of people have for their columns, in the languages that pages speak: what mail
 * programs, shops, forms and other services write. They are compared without case, blanks and marks.
 */
export const columnNames = {
  email: {
    en: "email, e-mail, email address, e-mail address, e-mail 1 - value, primary email, mail, mail address",
    de: "e-mail-adresse, mailadresse, e-mail-anschrift, elektronische post",
    es: "correo, correo electrónico, dirección de correo electrónico, dirección de email",
    fr: "courriel, adresse e-mail, adresse électronique, adresse mail, mél",
    it: "posta elettronica, indirizzo e-mail, indirizzo di posta elettronica",
    nl: "e-mailadres, mailadres",
    pt: "correio eletrónico, correio eletrônico, endereço de e-mail, endereço eletrónico",
  },
  name: {
    en: "name, full name, display name, contact name, your name, customer name",
    de: "vollständiger name, vor- und nachname, ansprechpartner, kundenname",
    es: "nombre completo, nombre y apellidos",
    fr: "nom complet, nom et prénom, prénom et nom",
    it: "nome completo, nome e cognome, nominativo",
    nl: "naam, volledige naam, contactpersoon",
    pt: "nome completo, nome e apelido, nome e sobrenome",
  },
  firstName: {
    en: "first name, given name, forename",
    de: "vorname",
    es: "nombre, nombre de pila",
    fr: "prénom",
    it: "nome",
    nl: "voornaam",
    pt: "primeiro nome, nome próprio",
  },
  lastName: {
    en: "last name, family name, surname",
    de: "nachname, familienname, zuname",
    es: "apellido, apellidos",
    fr: "nom, nom de famille",
    it: "cognome",
    nl: "achternaam, familienaam",
    pt: "apelido, sobrenome, último nome",
  },
  phone: {
    en: "phone, phone number, telephone, telephone number, tel, mobile, mobile phone, mobile number, cell phone, phone 1 - value, primary phone, business phone",
    de: "telefon, telefonnummer, rufnummer, handy, handynummer, mobilnummer, mobiltelefon, festnetz",
    es: "teléfono, número de teléfono, móvil, celular",
    fr: "téléphone, numéro de téléphone, portable, tél",
    it: "telefono, numero di telefono, cellulare",
    nl: "telefoonnummer, telefoon, mobiel, mobiele telefoon",
    pt: "telefone, número de telefone, telemóvel",
  },
  company: {
    en: "company, company name, organization, organisation, organization name, organization 1 - name, business name",
    de: "firma, firmenname, unternehmen",
    es: "empresa, compañía, organización",
    fr: "entreprise, société",
    it: "azienda, società, ditta",
    nl: "bedrijf, bedrijfsnaam, organisatie",
    pt: "empresa, companhia, organização",
  },
  tags: {
    en: "tags, labels",
    de: "schlagwörter, schlagworte",
    es: "etiquetas",
    fr: "étiquettes, mots-clés",
    it: "etichette",
    nl: "trefwoorden",
    pt: "marcadores",
  },
} as const;

export type NamedField = keyof typeof columnNames;

/** The name as it is compared: letters and digits in lower case, without accents. */
export function comparable(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
