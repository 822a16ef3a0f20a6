import type { PageLanguage } from "../../kernel/pages/page-language.ts";

/** What the pages say that answer a form. */
type FormTexts = {
  thanks: string;
  hasArrived: string;
  failed: string;
  goBack: string;
  /** Stands before the labels of fields. */
  check: string;
  tooMuch: string;
  /** The form itself is wrong, for instance its key. Its reader can do nothing about it. */
  formIsBroken: string;
  later: string;
  fields: { name: string; email: string; phone: string; company: string; message: string };
};

export const formTexts: Record<PageLanguage, FormTexts> = {
  en: {
    thanks: "Thank you",
    hasArrived: "Your message has arrived. You can close this page.",
    failed: "That did not work",
    goBack: "Go back to the form, correct it and send it again.",
    check: "Please check:",
    tooMuch: "The form is too long. Please shorten your message.",
    formIsBroken: "This form cannot be sent. Please reach the owner of the page in another way, and tell them of this.",
    later: "That was too much at once. Please wait a minute and send the form again.",
    fields: { name: "name", email: "e-mail address", phone: "phone number", company: "company", message: "message" },
  },
  de: {
    thanks: "Danke",
    hasArrived: "Ihre Nachricht ist angekommen. Sie können diese Seite schließen.",
    failed: "Das hat nicht geklappt",
    goBack: "Gehen Sie zurück zum Formular, korrigieren Sie es und senden Sie es noch einmal.",
    check: "Bitte prüfen Sie:",
    tooMuch: "Das Formular ist zu lang. Bitte kürzen Sie Ihre Nachricht.",
    formIsBroken:
      "Dieses Formular kann nicht gesendet werden. Bitte erreichen Sie den Betreiber der Seite auf anderem Weg und sagen Sie es ihm.",
    later: "Das war zu viel auf einmal. Bitte warten Sie eine Minute und senden Sie das Formular noch einmal.",
    fields: { name: "Name", email: "E-Mail-Adresse", phone: "Telefonnummer", company: "Firma", message: "Nachricht" },
  },
  fr: {
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
  es: {
    thanks: "Gracias",
    hasArrived: "Su mensaje ha llegado. Puede cerrar esta página.",
    failed: "No ha funcionado",
    goBack: "Vuelva al formulario, corríjalo y envíelo de nuevo.",
    check: "Por favor, compruebe:",
    tooMuch: "El formulario es demasiado largo. Por favor, acorte su mensaje.",
    formIsBroken:
      "Este formulario no se puede enviar. Por favor, contacte al responsable de la página por otra vía y avísele.",
    later: "Ha sido demasiado a la vez. Por favor, espere un minuto y envíe el formulario de nuevo.",
    fields: {
      name: "nombre",
      email: "dirección de correo electrónico",
      phone: "número de teléfono",
      company: "empresa",
      message: "mensaje",
    },
  },
  it: {
    thanks: "Grazie",
    hasArrived: "Il suo messaggio è arrivato. Può chiudere questa pagina.",
    failed: "Non ha funzionato",
    goBack: "Torni al modulo, lo corregga e lo invii di nuovo.",
    check: "Controlli, per favore:",
    tooMuch: "Il modulo è troppo lungo. Accorci il suo messaggio, per favore.",
    formIsBroken:
      "Questo modulo non può essere inviato. Contatti il responsabile della pagina in un altro modo e glielo segnali.",
    later: "Era troppo in una volta. Attenda un minuto e invii di nuovo il modulo.",
    fields: {
      name: "nome",
      email: "indirizzo e-mail",
      phone: "numero di telefono",
      company: "azienda",
      message: "messaggio",
    },
  },
  nl: {
    thanks: "Bedankt",
    hasArrived: "Uw bericht is aangekomen. U kunt deze pagina sluiten.",
    failed: "Dat is niet gelukt",
    goBack: "Ga terug naar het formulier, verbeter het en verstuur het opnieuw.",
    check: "Controleer a.u.b.:",
    tooMuch: "Het formulier is te lang. Maak uw bericht korter.",
    formIsBroken:
      "Dit formulier kan niet worden verstuurd. Bereik de eigenaar van de pagina op een andere manier en meld het.",
    later: "Dat was te veel tegelijk. Wacht een minuut en verstuur het formulier opnieuw.",
    fields: { name: "naam", email: "e-mailadres", phone: "telefoonnummer", company: "bedrijf", message: "bericht" },
  },
  pt: {
    thanks: "Obrigado",
    hasArrived: "A sua mensagem chegou. Pode fechar esta página.",
    failed: "Não funcionou",
    goBack: "Volte ao formulário, corrija-o e envie-o de novo.",
    check: "Por favor, verifique:",
    tooMuch: "O formulário é demasiado longo. Por favor, encurte a sua mensagem.",
    formIsBroken:
      "Este formulário não pode ser enviado. Por favor, contacte o responsável pela página por outra via e avise-o.",
    later: "Foi demasiado de uma vez. Por favor, espere um minuto e envie o formulário de novo.",
    fields: {
      name: "nome",
      email: "endereço de e-mail",
      phone: "número de telefone",
      company: "empresa",
      message: "mensagem",
    },
  },
};
