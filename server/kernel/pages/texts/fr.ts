import type { KernelTexts } from "./en.ts";

export const fr: KernelTexts = {
  problem: {
    title: "Cela n’a pas fonctionné",
    goBack: "Revenez en arrière et réessayez.",
    tooOften: "Trop de demandes à la fois. Veuillez patienter un instant, puis réessayez.",
    tooLarge: "Ce que vous avez envoyé est trop volumineux.",
  },
};
