export const en = {
  thanks: "Thank you",
  hasArrived: "Your message has arrived. You can close this page.",
  failed: "That did not work",
  goBack: "Go back to the form, correct it and send it again.",
  /** The labels of the fields follow. */
  check: "Please check:",
  tooMuch: "The form is too long. Please shorten your message.",
  /** The form itself is wrong, for instance its key. Its reader can do nothing about it. */
  formIsBroken: "This form cannot be sent. Please reach the owner of the page in another way, and tell them of this.",
  later: "That was too much at once. Please wait a minute and send the form again.",
  isFull: "Nothing more can be taken here at the moment. Please reach us in another way.",
  fields: { name: "name", email: "e-mail address", phone: "phone number", company: "company", message: "message" },
};

export type FormTexts = typeof en;
