import type { AccessTexts } from "./en.ts";

export const it: AccessTexts = {
  expiring: {
    subject: "Alcune sue chiavi API scadono presto",
    text: (
      list,
      site,
    ) => `Queste chiavi API del suo spazio di lavoro su ${site} scadono presto e da quel momento saranno rifiutate:

${list}

Dia loro una scadenza successiva (PATCH /api/keys/:id), oppure crei altre chiavi e sostituisca queste dove sono usate.
`,
  },
  leaked: {
    subject: "Una delle sue chiavi API è stata trovata in pubblico",
    text: (
      list,
      site,
    ) => `Un servizio di rilevamento ha trovato chiavi API del suo spazio di lavoro su ${site} in un luogo pubblico:

${list}

Da adesso sono rifiutate, perché chiunque può averle lette. Di una chiave rinnovata non vale più soltanto il testo
trovato. Crei nuove chiavi e sostituisca queste dove sono usate, le rimuova dal luogo pubblico e controlli nel
registro di controllo che cosa è stato fatto con esse.
`,
  },
  narrowed: {
    subject: "Una delle vostre chiavi API ha ora meno diritti",
    text: (name: string, hint: string, scopes: string, site: string) =>
      `La chiave API "${name}" (${hint}) del vostro spazio di lavoro su ${site} ha regole per il database.
Una chiave con tali regole non ha più questi diritti, con cui potrebbe aggirarle:
${scopes}

Se un programma ne ha bisogno, create per esso un’altra chiave senza regole.
`,
    bound: (
      list: string,
    ) => `Questi workflow sono stati forse salvati con la chiave. Restano attivi e accedono al database
solo come le sue regole permettono:

${list}

Un membro toglie questo limite salvando il workflow un’altra volta.
`,
  },
};
