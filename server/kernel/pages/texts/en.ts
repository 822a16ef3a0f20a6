export const en = {
  problem: {
    title: "That did not work",
    goBack: "Go back and try it again.",
    tooOften: "That was too much at once. Please wait a moment and try it again.",
    tooLarge: "What you sent is too large.",
    suspended: "This service is not available at the moment. Please try again later.",
  },
  /** The page at the root of the server. */
  front: {
    title: "Parley is running",
    text: "Programs talk to this server. These pages are for people:",
    reference: "The reference of the interface",
    problems: "What each problem means",
    voice: "Try the voice",
    outbox: "For the operator: mails that were not sent",
  },
};

export type KernelTexts = typeof en;
