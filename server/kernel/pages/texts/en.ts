export const en = {
  problem: {
    title: "That did not work",
    goBack: "Go back and try it again.",
    tooOften: "That was too much at once. Please wait a moment and try it again.",
    tooLarge: "What you sent is too large.",
  },
};

export type KernelTexts = typeof en;
