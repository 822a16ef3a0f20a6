import type { FormTexts } from "./en.ts";

export const pt: FormTexts = {
  thanks: "Obrigado",
  hasArrived: "A sua mensagem chegou. Pode fechar esta página.",
  failed: "Não funcionou",
  goBack: "Volte ao formulário, corrija-o e envie-o de novo.",
  check: "Por favor, verifique:",
  tooMuch: "O formulário é demasiado longo. Por favor, encurte a sua mensagem.",
  formIsBroken:
    "Este formulário não pode ser enviado. Por favor, contacte o responsável pela página por outra via e avise-o.",
  later: "Foi demasiado de uma vez. Por favor, espere um minuto e envie o formulário de novo.",
  isFull: "De momento não podemos receber mais nada aqui. Por favor, contacte-nos de outra forma.",
  fields: {
    name: "nome",
    email: "endereço de e-mail",
    phone: "número de telefone",
    company: "empresa",
    message: "mensagem",
  },
};
