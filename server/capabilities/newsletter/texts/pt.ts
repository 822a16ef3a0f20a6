import type { NewsletterTexts } from "./en.ts";

export const pt: NewsletterTexts = {
  mail: {
    subject: (who) => `Confirme, por favor: e-mails de ${who}`,
    asked: (who) => `Este endereço foi introduzido para receber os e-mails de ${who}.`,
    askedOn: (who, site) => `Este endereço foi introduzido em ${site} para receber os e-mails de ${who}.`,
    confirm: "Confirme, por favor, que os deseja receber:",
    ends: "A ligação é válida durante sete dias.",
    ignore: "Se não foi você, não faça nada: sem confirmação não recebe nenhum e-mail.",
  },
  confirm: {
    title: "Receber estes e-mails?",
    text: (email) => `Prima o botão para receber e-mails em ${email}:`,
    button: "Sim, quero estes e-mails",
  },
  confirmed: {
    title: "Obrigado",
    text: "Confirmou o seu endereço. Pode cancelar a qualquer momento com a ligação de cada e-mail.",
    preferences: "Escolher os meus e-mails",
  },
  ended: {
    title: "Esta ligação já não funciona",
    text: "Expirou ou não está completa. Inscreva-se de novo e recebe outra.",
  },
  leave: {
    title: "Não receber mais e-mails?",
    text: (email, who) => `${email} não recebe mais e-mails de ${who}.`,
    button: "Cancelar a subscrição",
  },
  left: {
    title: "A subscrição foi cancelada",
    text: (who) => `Não recebe mais e-mails de ${who}.`,
    again: "Foi um engano? Inscreva-se de novo no site.",
  },
  preferences: {
    title: "Os seus e-mails",
    text: (email, who) => `Escolha que e-mails de ${who} recebe em ${email}.`,
    save: "Guardar",
    saved: "A sua escolha foi guardada.",
    leaveAll: "Não receber nenhum e-mail",
    none: "De momento não recebe e-mails. Para os receber de novo, inscreva-se no site.",
  },
  thanks: {
    title: "Falta um passo",
    text: "Abra o e-mail que lhe enviamos e confirme nele que deseja receber os nossos e-mails. Se não chegar em alguns minutos, veja no spam. Um endereço recebe no máximo dois e-mails destes por dia: outro chega amanhã.",
  },
  wrongLink: { title: "Não funcionou", text: "Abra a ligação completa do e-mail." },
};
