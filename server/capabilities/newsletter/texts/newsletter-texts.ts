/** What the pages and mails of a newsletter say in one language. `who` is the workspace that writes. */
export type NewsletterTexts = {
  mail: {
    subject(who: string): string;
    asked(who: string): string;
    askedOn(who: string, site: string): string;
    confirm: string;
    ends: string;
    ignore: string;
  };
  confirm: { title: string; text(email: string): string; button: string };
  confirmed: { title: string; text: string; preferences: string };
  /** A link of confirmation that ended. */
  ended: { title: string; text: string };
  leave: { title: string; text(email: string, who: string): string; button: string };
  left: { title: string; text(who: string): string; preferences: string };
  preferences: {
    title: string;
    text(email: string, who: string): string;
    save: string;
    saved: string;
    leaveAll: string;
    none: string;
  };
  /** After a form was sent. */
  thanks: { title: string; text: string };
  /** A link that Parley did not make. */
  wrongLink: { title: string; text: string };
};
