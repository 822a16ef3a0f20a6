import type { FormTexts } from "./en.ts";

export const fr: FormTexts = {
  thanks: "Merci",
  hasArrived: "Votre message est bien arrivé. Vous pouvez fermer cette page.",
  failed: "L’envoi n’a pas fonctionné",
  goBack: "Revenez au formulaire, corrigez-le et envoyez-le de nouveau.",
  check: "Veuillez vérifier :",
  tooMuch: "Le formulaire est trop long. Veuillez raccourcir votre message.",
  formIsBroken:
    "Ce formulaire ne peut pas être envoyé. Veuillez joindre le responsable de la page par un autre moyen et le lui signaler.",
  later: "C’était trop à la fois. Veuillez patienter une minute et renvoyer le formulaire.",
  isFull: "Nous ne pouvons plus rien recevoir ici pour le moment. Veuillez nous joindre autrement.",
  fields: {
    name: "nom",
    email: "adresse e-mail",
    phone: "numéro de téléphone",
    company: "entreprise",
    message: "message",
  },
};
