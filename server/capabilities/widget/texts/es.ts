import type { WidgetTexts } from "./en.ts";

export const es: WidgetTexts = {
  title: "Chat",
  needsScript: "El chat necesita JavaScript. Actívelo en su navegador o escríbanos de otra manera.",
  previewTitle: "Así se ve el chat",
  key: "Clave pública",
  name: "Nombre",
  greeting: "Saludo",
  suggestions: "Preguntas sugeridas, separadas por |",
  colour: "Color, #rrggbb",
  theme: "Claro (light) u oscuro (dark); vacío: como el dispositivo",
  position: "Lado: derecha (right) o izquierda (left)",
  launcher: "Texto del botón",
  show: "Mostrar",
  phone: "En un teléfono",
  desktop: "En un ordenador",
  line: "La línea para sus páginas",
  sampleTitle: "Su página",
  sampleText: "El chat está en una página como esta.",
};
