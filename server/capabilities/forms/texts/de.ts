import type { FormTexts } from "./en.ts";

export const de: FormTexts = {
  thanks: "Danke",
  hasArrived: "Ihre Nachricht ist angekommen. Sie können diese Seite schließen.",
  failed: "Das hat nicht geklappt",
  goBack: "Gehen Sie zurück zum Formular, korrigieren Sie es und senden Sie es noch einmal.",
  check: "Bitte prüfen Sie:",
  tooMuch: "Das Formular ist zu lang. Bitte kürzen Sie Ihre Nachricht.",
  formIsBroken:
    "Dieses Formular kann nicht gesendet werden. Bitte erreichen Sie den Betreiber der Seite auf anderem Weg und sagen Sie es ihm.",
  later: "Das war zu viel auf einmal. Bitte warten Sie eine Minute und senden Sie das Formular noch einmal.",
  isFull: "Hier kann im Moment nichts mehr angenommen werden. Bitte erreichen Sie uns auf anderem Weg.",
  fields: { name: "Name", email: "E-Mail-Adresse", phone: "Telefonnummer", company: "Firma", message: "Nachricht" },
};
