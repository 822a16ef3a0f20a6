import type { TextsOfLanguage } from "./texts-of-language.ts";

export const fr: TextsOfLanguage = {
  forms: {
    thanks: "Merci",
    hasArrived: "Votre message est bien arrivé. Vous pouvez fermer cette page.",
    failed: "L’envoi n’a pas fonctionné",
    goBack: "Revenez au formulaire, corrigez-le et envoyez-le de nouveau.",
    check: "Veuillez vérifier :",
    tooMuch: "Le formulaire est trop long. Veuillez raccourcir votre message.",
    formIsBroken:
      "Ce formulaire ne peut pas être envoyé. Veuillez joindre le responsable de la page par un autre moyen et le lui signaler.",
    later: "C’était trop à la fois. Veuillez patienter une minute et renvoyer le formulaire.",
    fields: {
      name: "nom",
      email: "adresse e-mail",
      phone: "numéro de téléphone",
      company: "entreprise",
      message: "message",
    },
  },
  newsletter: {
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
      preferences: "C'était une erreur ? Choisir mes e-mails",
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
      text: "Ouvrez l'e-mail que nous vous envoyons et confirmez que vous souhaitez recevoir nos e-mails.",
    },
    wrongLink: { title: "Cela n'a pas marché", text: "Ouvrez le lien complet de l'e-mail." },
  },
  campaignFooter: {
    leave: "Se désabonner",
    preferences: "Choisir ce que vous recevez",
    view: "Voir dans le navigateur",
    opens: "L’expéditeur voit que vous avez ouvert ce message.",
    clicks: "L’expéditeur voit quels liens de ce message vous suivez.",
    both: "L’expéditeur voit que vous avez ouvert ce message et quels liens vous suivez.",
  },
  approvals: {
    deadline: (moment) => `Décidez avant le ${moment}.`,
    askedBy: (workflow, moment) => `Demandé par le processus ${workflow}, ${moment}.`,
    request: "Ce que vous décidez",
    comment: "Commentaire (facultatif)",
    approve: "Approuver",
    reject: "Refuser",
    status: {
      approved: "C’est approuvé.",
      rejected: "C’est refusé.",
      expired: "Personne n’a décidé à temps.",
      cancelled: "Il n’y a plus rien à décider.",
    },
    wrongLink: {
      title: "Ce lien ne fonctionne pas",
      text: "Ouvrez le lien entier de l’e-mail. Un lien prend fin aussi quand son destinataire ne peut plus décider.",
    },
  },
};
