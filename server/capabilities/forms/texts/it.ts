import type { FormTexts } from "./en.ts";

export const it: FormTexts = {
  thanks: "Grazie",
  hasArrived: "Il suo messaggio è arrivato. Può chiudere questa pagina.",
  failed: "Non ha funzionato",
  goBack: "Torni al modulo, lo corregga e lo invii di nuovo.",
  check: "Controlli, per favore:",
  tooMuch: "Il modulo è troppo lungo. Accorci il suo messaggio, per favore.",
  formIsBroken:
    "Questo modulo non può essere inviato. Contatti il responsabile della pagina in un altro modo e glielo segnali.",
  later: "Era troppo in una volta. Attenda un minuto e invii di nuovo il modulo.",
  isFull: "Al momento qui non possiamo ricevere altro. La preghiamo di contattarci in un altro modo.",
  fields: {
    name: "nome",
    email: "indirizzo e-mail",
    phone: "numero di telefono",
    company: "azienda",
    message: "messaggio",
  },
};
