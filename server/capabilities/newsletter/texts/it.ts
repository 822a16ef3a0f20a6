import type { NewsletterTexts } from "./en.ts";

export const it: NewsletterTexts = {
  mail: {
    subject: (who) => `Conferma: e-mail di ${who}`,
    asked: (who) => `Questo indirizzo è stato inserito per ricevere le e-mail di ${who}.`,
    askedOn: (who, site) => `Questo indirizzo è stato inserito su ${site} per ricevere le e-mail di ${who}.`,
    confirm: "Conferma che desideri riceverle:",
    ends: "Il link è valido per sette giorni.",
    ignore: "Se non sei stato tu, non fare nulla: senza conferma non ricevi alcuna e-mail.",
  },
  confirm: {
    title: "Ricevere queste e-mail?",
    text: (email) => `Premi il pulsante per ricevere e-mail a ${email}:`,
    button: "Sì, voglio queste e-mail",
  },
  confirmed: {
    title: "Grazie",
    text: "Hai confermato il tuo indirizzo. Puoi disiscriverti in qualsiasi momento con il link di ogni e-mail.",
    preferences: "Scegli le tue e-mail",
  },
  ended: {
    title: "Questo link non funziona più",
    text: "È scaduto o non è completo. Iscriviti di nuovo e ne ricevi un altro.",
  },
  leave: {
    title: "Non ricevere più e-mail?",
    text: (email, who) => `${email} non riceve più e-mail di ${who}.`,
    button: "Disiscriviti",
  },
  left: {
    title: "Ti sei disiscritto",
    text: (who) => `Non ricevi più e-mail di ${who}.`,
    again: "È stato un errore? Iscriviti di nuovo sul sito.",
  },
  preferences: {
    title: "Le tue e-mail",
    text: (email, who) => `Scegli quali e-mail di ${who} ricevi a ${email}.`,
    save: "Salva",
    saved: "La tua scelta è salvata.",
    leaveAll: "Non ricevere alcuna e-mail",
    none: "Al momento non ricevi e-mail. Per riceverle di nuovo, iscriviti sul sito.",
  },
  thanks: {
    title: "Ancora un passo",
    text: "Apri l’e-mail che ti inviamo e conferma che desideri ricevere le nostre e-mail. Se non arriva entro qualche minuto, guarda nella posta indesiderata. Un indirizzo riceve al massimo due e-mail di questo tipo al giorno: un’altra arriva domani.",
  },
  wrongLink: { title: "Non ha funzionato", text: "Apri il link completo dell’e-mail." },
};
