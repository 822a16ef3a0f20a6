import type { FileWords } from "./en.ts";

export const nl: FileWords = {
  columns: {
    email: "e-mailadres, mailadres",
    name: "naam, volledige naam, contactpersoon",
    firstName: "voornaam",
    lastName: "achternaam, familienaam",
    phone: "telefoonnummer, telefoon, mobiel, mobiele telefoon",
    company: "bedrijf, bedrijfsnaam, organisatie",
    tags: "trefwoorden",
    status: "inschrijfstatus",
    confirmedAt: "bevestigd op, bevestigingsdatum",
    confirmIp: "bevestigings-ip",
    requestedAt: "ingeschreven op, inschrijfdatum, aangemeld op",
    consent: "toestemming",
    message: "bericht, aanvraag, opmerking, opmerkingen",
    left: "uitgeschreven, uitgeschreven op, uitschrijfdatum, afgemeld, afgemeld op, niet mailen",
    wanted: "ingeschreven, geabonneerd, nieuwsbrief, wil nieuwsbrief",
    bounced: "onbestelbaar, geweigerd",
    complained: "klacht, als spam gemeld",
  },
  leavingStems: "uitgeschreven, uitschrij, afgemeld, afmeld, geblokkeerd, onbestelbaar",
  cells: {
    yes: "waar, aan",
    no: "nee, onwaar, uit, geen, nooit",
    left: "uitgeschreven, afgemeld, geblokkeerd, verwijderd, inactief, uitgeschakeld, opgezegd",
    bounced: "onbestelbaar, ongeldig",
    complained: "klacht, als spam gemeld",
    pending: "in afwachting, niet bevestigd, onbevestigd",
    confirmed: "bevestigd, ingeschreven, geabonneerd, actief",
  },
};
