import type { WidgetTexts } from "./en.ts";

export const pt: WidgetTexts = {
  title: "Chat",
  needsScript: "O chat precisa de JavaScript. Ative-o no navegador, ou escreva-nos de outra forma.",
  previewTitle: "O aspeto do chat",
  key: "Chave pública",
  name: "Nome",
  greeting: "Saudação",
  suggestions: "Perguntas sugeridas, separadas por |",
  colour: "Cor, #rrggbb",
  theme: "Claro (light) ou escuro (dark); vazio: como o dispositivo",
  position: "Lado: direita (right) ou esquerda (left)",
  launcher: "Texto do botão",
  show: "Mostrar",
  phone: "Num telemóvel",
  desktop: "Num computador",
  line: "A linha para as suas páginas",
  sampleTitle: "A sua página",
  sampleText: "O chat fica numa página como esta.",
};
