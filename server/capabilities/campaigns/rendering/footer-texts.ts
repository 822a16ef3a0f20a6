export type FooterTexts = {
  leave: string;
  preferences: string;
  view: string;
  /** What is said when opening, or the click on a link, is noted. */
  opens: string;
  clicks: string;
  both: string;
};

/** What Parley itself says at the end of a campaign, by the language of the campaign. */
export const footerTexts: Record<string, FooterTexts> = {
  en: {
    leave: "Unsubscribe",
    preferences: "Choose what you get",
    view: "View in the browser",
    opens: "The sender sees that you opened this mail.",
    clicks: "The sender sees which links of this mail you follow.",
    both: "The sender sees that you opened this mail and which of its links you follow.",
  },
  de: {
    leave: "Abmelden",
    preferences: "Auswählen, was Sie erhalten",
    view: "Im Browser ansehen",
    opens: "Der Absender sieht, dass Sie diese E-Mail geöffnet haben.",
    clicks: "Der Absender sieht, welchen Links dieser E-Mail Sie folgen.",
    both: "Der Absender sieht, dass Sie diese E-Mail geöffnet haben und welchen ihrer Links Sie folgen.",
  },
  fr: {
    leave: "Se désabonner",
    preferences: "Choisir ce que vous recevez",
    view: "Voir dans le navigateur",
    opens: "L’expéditeur voit que vous avez ouvert ce message.",
    clicks: "L’expéditeur voit quels liens de ce message vous suivez.",
    both: "L’expéditeur voit que vous avez ouvert ce message et quels liens vous suivez.",
  },
  es: {
    leave: "Darse de baja",
    preferences: "Elegir lo que recibe",
    view: "Ver en el navegador",
    opens: "El remitente ve que usted abrió este correo.",
    clicks: "El remitente ve qué enlaces de este correo sigue usted.",
    both: "El remitente ve que usted abrió este correo y qué enlaces sigue.",
  },
  it: {
    leave: "Annulla l’iscrizione",
    preferences: "Scegli che cosa ricevere",
    view: "Visualizza nel browser",
    opens: "Il mittente vede che ha aperto questa e-mail.",
    clicks: "Il mittente vede quali link di questa e-mail segue.",
    both: "Il mittente vede che ha aperto questa e-mail e quali link segue.",
  },
  nl: {
    leave: "Afmelden",
    preferences: "Kiezen wat u ontvangt",
    view: "In de browser bekijken",
    opens: "De afzender ziet dat u deze e-mail hebt geopend.",
    clicks: "De afzender ziet welke links in deze e-mail u volgt.",
    both: "De afzender ziet dat u deze e-mail hebt geopend en welke links u volgt.",
  },
  pt: {
    leave: "Cancelar a subscrição",
    preferences: "Escolher o que recebe",
    view: "Ver no navegador",
    opens: "O remetente vê que abriu este e-mail.",
    clicks: "O remetente vê que ligações deste e-mail segue.",
    both: "O remetente vê que abriu este e-mail e que ligações segue.",
  },
};

export function noticeOf(
  texts: FooterTexts,
  { opens, clicks }: { opens: boolean; clicks: boolean },
): string | undefined {
  if (opens && clicks) return texts.both;
  return opens ? texts.opens : clicks ? texts.clicks : undefined;
}
