/** What Parley itself says in one language on pages and in mails for people. */
export type TextsOfLanguage = {
  forms: FormTexts;
  newsletter: NewsletterTexts;
  campaignFooter: CampaignFooterTexts;
  approvals: ApprovalTexts;
  voice: VoicePageTexts;
};

/** What the pages say that answer a form. */
export type FormTexts = {
  thanks: string;
  hasArrived: string;
  failed: string;
  goBack: string;
  /** Stands before the labels of fields. */
  check: string;
  tooMuch: string;
  /** The form itself is wrong, for instance its key. Its reader can do nothing about it. */
  formIsBroken: string;
  later: string;
  fields: { name: string; email: string; phone: string; company: string; message: string };
};

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

/** What stands at the end of the mails of a campaign. */
export type CampaignFooterTexts = {
  leave: string;
  preferences: string;
  view: string;
  /** What is said when opening, or the click on a link, is noted. */
  opens: string;
  clicks: string;
  both: string;
};

/** What the page says on which a member decides what a workflow asks for. */
export type ApprovalTexts = {
  deadline(moment: string): string;
  askedBy(workflow: string, moment: string): string;
  /** Stands above what is approved. */
  request: string;
  comment: string;
  approve: string;
  reject: string;
  status: { approved: string; rejected: string; expired: string; cancelled: string };
  /** A link that Parley did not make, or that has ended. */
  wrongLink: { title: string; text: string };
};

/** What the page says on which a voice is tried. Its script gets these texts as JSON. */
export type VoicePageTexts = {
  title: string;
  intro: string;
  /** The variety of the language that the page offers first, BCP 47. */
  usualVariety: string;
  needsScript: string;
  key: string;
  keyHint: string;
  language: string;
  voice: string;
  usualVoice: string;
  /** Stands above the ways to talk. */
  way: string;
  byParley: string;
  byBrowser: string;
  byTyping: string;
  pushToTalk: string;
  start: string;
  stop: string;
  interrupt: string;
  hold: string;
  refuseRecording: string;
  recordingStopped: string;
  text: string;
  send: string;
  speaking: string;
  talk: string;
  you: string;
  assistant: string;
  /** Stands after an answer that was cut short. */
  interrupted: string;
  latency: string;
  stage: string;
  milliseconds: string;
  speakers: Record<"off" | "connecting" | "nobody" | "person" | "thinking" | "assistant", string>;
  /** The stages of a turn. */
  stages: Record<
    "endOfTurn" | "transcript" | "question" | "firstText" | "firstSound" | "firstFrame" | "whole" | "heard" | "bargeIn",
    string
  >;
  faults: Record<
    "key" | "forbidden" | "refused" | "missing" | "insecure" | "microphone" | "recognition" | "connection",
    string
  >;
  endings: Record<"credential" | "idle" | "tooLong" | "closed", string>;
};
