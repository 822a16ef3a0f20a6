import type { NewsletterTexts } from "./en.ts";

export const fr: NewsletterTexts = {
  mail: {
    subject: (who) => `À confirmer : e-mails de ${who}`,
    asked: (who) => `Cette adresse a été saisie pour recevoir les e-mails de ${who}.`,
    askedOn: (who, site) => `Cette adresse a été saisie sur ${site} pour recevoir les e-mails de ${who}.`,
    confirm: "Veuillez confirmer que vous souhaitez les recevoir :",
    ends: "Le lien est valable sept jours.",
    ignore: "Si ce n'était pas vous, ne faites rien : sans confirmation, vous ne recevez aucun e-mail.",
  },
  confirm: {
    title: "Recevoir ces e-mails ?",
    text: (email) => `Appuyez sur le bouton pour recevoir des e-mails à ${email} :`,
    button: "Oui, je veux ces e-mails",
  },
  confirmed: {
    title: "Merci",
    text: "Votre adresse est confirmée. Vous pouvez vous désabonner à tout moment, avec le lien de chaque e-mail.",
    preferences: "Choisir mes e-mails",
  },
  ended: {
    title: "Ce lien ne fonctionne plus",
    text: "Il a expiré ou il est incomplet. Inscrivez-vous de nouveau pour en recevoir un autre.",
  },
  leave: {
    title: "Ne plus recevoir d'e-mails ?",
    text: (email, who) => `${email} ne recevra plus les e-mails de ${who}.`,
    button: "Se désabonner",
  },
  left: {
    title: "Vous êtes désabonné",
    text: (who) => `Vous ne recevrez plus les e-mails de ${who}.`,
    again: "C'était une erreur ? Inscrivez-vous de nouveau sur le site.",
  },
  preferences: {
    title: "Vos e-mails",
    text: (email, who) => `Choisissez les e-mails de ${who} que vous recevez à ${email}.`,
    save: "Enregistrer",
    saved: "Votre choix est enregistré.",
    leaveAll: "Ne plus recevoir aucun e-mail",
    none: "Vous ne recevez aucun e-mail en ce moment. Pour en recevoir de nouveau, inscrivez-vous sur le site.",
  },
  thanks: {
    title: "Encore une étape",
    text: "Ouvrez l'e-mail que nous vous envoyons et confirmez que vous souhaitez recevoir nos e-mails. S'il n'est pas là dans quelques minutes, regardez parmi les indésirables. Une adresse reçoit au plus deux e-mails de ce type par jour : un autre viendra demain.",
  },
  wrongLink: { title: "Cela n'a pas marché", text: "Ouvrez le lien complet de l'e-mail." },
};
