import type { WidgetTexts } from "./en.ts";

export const fr: WidgetTexts = {
  title: "Chat",
  needsScript: "Le chat a besoin de JavaScript. Activez-le dans votre navigateur, ou écrivez-nous autrement.",
  previewTitle: "L’apparence du chat",
  key: "Clé publique",
  name: "Nom",
  greeting: "Message d’accueil",
  suggestions: "Questions proposées, séparées par |",
  colour: "Couleur, #rrggbb",
  theme: "Clair (light) ou sombre (dark) ; vide : comme l’appareil",
  position: "Côté : droit (right) ou gauche (left)",
  launcher: "Texte du bouton",
  show: "Afficher",
  phone: "Sur un téléphone",
  desktop: "Sur un ordinateur",
  line: "La ligne pour vos pages",
  sampleTitle: "Votre page",
  sampleText: "Le chat se trouve sur une page comme celle-ci.",
};
