import type { FileWords } from "./en.ts";

export const de: FileWords = {
  columns: {
    email: "e-mail-adresse, mailadresse, e-mail-anschrift, elektronische post",
    name: "vollständiger name, vor- und nachname, ansprechpartner, kundenname, kontakt",
    firstName: "vorname",
    middleName: "zweiter vorname, mittelname, namenszusatz",
    lastName: "nachname, familienname, zuname",
    secondLastName: "zweiter nachname",
    phone: "telefon, telefonnummer, rufnummer, handy, handynummer, mobilnummer, mobiltelefon, festnetz, mobil",
    company: "firma, firmenname, unternehmen",
    tags: "schlagwörter, schlagworte",
    status: "anmeldestatus, abonnentenstatus",
    confirmedAt: "bestätigt am, bestätigungsdatum, datum der bestätigung",
    confirmIp: "bestätigungs-ip, ip der bestätigung",
    requestedAt: "angemeldet am, anmeldedatum, eingetragen am",
    consent: "einwilligung, zustimmung",
    message: "nachricht, anfrage, mitteilung, kommentar, bemerkung",
    left: "abgemeldet, abgemeldet am, abmeldedatum, abmeldung, ausgetragen, ausgetragen am, abbestellt, abbestellt am, keine e-mails, keine werbung, gesperrt, widerrufen, widerrufen am, werbesperre, mailsperre",
    wanted: "newsletter abonniert, newsletter erwünscht, abonniert, angemeldet, werbung erlaubt, werbeeinwilligung",
    confirmed: "bestätigt, e-mail bestätigt",
    bounced: "unzustellbar, nicht zustellbar, zurückgekommen",
    complained: "spambeschwerde, als spam gemeldet, beschwerde",
  },
  kinds: "geschäftlich, privat, dienstlich, büro, arbeit, haupt, weitere, mobil",
  leavingStems:
    "abgemeld, abmeld, abbestell, austrag, ausgetrag, gesperrt, sperrliste, widerruf, unzustellbar, sperre, keinewerbung, geloscht",
  cells: {
    yes: "ja, wahr, j, an",
    no: "nein, falsch, aus, keine, keiner, nie",
    left: "abgemeldet, abbestellt, ausgetragen, gesperrt, gelöscht, inaktiv, deaktiviert, widerrufen, gekündigt, kein newsletter, newsletter abbestellt, werbesperre, keine einwilligung, nie angemeldet, keine werbung",
    bounced: "unzustellbar, nicht zustellbar, ungültig",
    complained: "beschwerde, spambeschwerde, als spam gemeldet",
    pending: "ausstehend, unbestätigt, nicht bestätigt, wartend",
    confirmed: "bestätigt, aktiv, angemeldet, abonniert",
  },
};
