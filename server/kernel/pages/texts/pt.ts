import type { KernelTexts } from "./en.ts";

export const pt: KernelTexts = {
  problem: {
    title: "Não funcionou",
    goBack: "Volte atrás e tente de novo.",
    tooOften: "Foram demasiados pedidos de uma vez. Aguarde um momento e tente de novo.",
    tooLarge: "O que enviou é demasiado grande.",
    suspended: "Este serviço não está disponível neste momento. Tente de novo mais tarde.",
  },
  front: {
    title: "O Parley está a funcionar",
    text: "Os programas falam com este servidor. Estas páginas são para pessoas:",
    reference: "A referência da interface",
    problems: "O que significa cada problema",
    voice: "Experimentar a voz",
    outbox: "Para o operador: e-mails que não foram enviados",
  },
};
