import type { KernelTexts } from "./en.ts";

export const pt: KernelTexts = {
  problem: {
    title: "Não funcionou",
    goBack: "Volte atrás e tente de novo.",
    tooOften: "Foram demasiados pedidos de uma vez. Aguarde um momento e tente de novo.",
    tooLarge: "O que enviou é demasiado grande.",
  },
};
