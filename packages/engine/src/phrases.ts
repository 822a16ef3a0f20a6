/** The assistant says these of itself in one language, as written. */
export type Phrases = {
  /** "I don't know the answer to that." */
  noAnswer: string;
  /** Followed by titles of the knowledge. */
  canHelpWith: string;
  /** Followed by questions to choose from. */
  chooseOne: string;
  /** The same of one question, which comes with its quotation marks. */
  doYouMean(title: string): string;
  /** Followed by places of the knowledge, each with its sentence: the article is sure, the place is not. */
  closest: string;
  greeting: string;
  welcome: string;
  goodbye: string;
  /** Says that the assistant is a program and not a person. */
  nature: string;
  askForQuestion: string;
  /** Answers a message that says too little; titles of the knowledge follow. */
  askBack: string;
  /** The person may ask for a colleague. Only said where a colleague can be reached. */
  offerPerson: string;
  /** Answers an insult. */
  calm: string;
  /** Answers "how are you?". */
  fine: string;
  /** Answers a compliment. */
  glad: string;
  /** Answers "ok", laughter and apologies. */
  allRight: string;
  /** Answers "what can you do?"; `askForQuestion` follows. */
  abilities: string;
  /** Says which of several questions has no answer; the part comes with its quotation marks. */
  notKnownPart(part: string): string;
  /** More questions came in one message than are answered. */
  restLater: string;
  /** Answers a wish for a call back: asks for a name, and a phone number or an e-mail address. */
  askForContact: string;
  /** The assistant says this when the answer to `askForContact` has neither. */
  askForContactAgain: string;
  /** Repeats what was given, a list, and says that a person will get in touch. */
  contactNoted(details: string): string;
  /** The assistant gives the conversation to a person. */
  handOver: string;
  /** Stands in place of `handOver` outside of office hours; `back` is a day with a time. */
  teamIsAway(back: string): string;
  /** Answers a message in a conversation that a person has taken over. */
  personAnswers: string;
  /** The headings of a conversation that is mailed. */
  transcript: { subject: string; visitor: string; assistant: string; team: string; sources: string; isCut: string };
  /** Is answered by yes or no, as is `askToAct`. */
  askToHandOver: string;
  /** Stands below what is to be done. */
  askToAct: string;
  /** A person answers with these, where a program says which of both was meant. */
  yes: string;
  no: string;
  /** Tells how many characters of a long value are not shown. */
  leftOut(count: number): string;
  /** Follows a no. */
  notDone: string;
  /** After a yes, when what was agreed was done. */
  done: string;
  /** After a yes, when what was agreed could not be done. */
  didNotWork: string;
  /** After a yes, when nothing tells whether what was agreed was done. */
  mayBeDone: string;
  /** Follows steps of which only the first are shown; the title stands in quotation marks. */
  goesOnIn(title: string): string;
  /** Behind "yes." or "no.", and before the hours that say so: "Open right now:" */
  openNow: string;
  closedNow: string;
  /** These stand before the hours of a day that was asked for. */
  openThen: string;
  closedThen: string;
  /** These are said in conversations by voice alone. */
  aloud: {
    /** Stands before a line of code and a colon. */
    code: string;
    /** Stands in place of code that is longer. */
    longCode: string;
    /** The answer is not ready; "go on" gives it. */
    stillLooking: string;
    /** The answer is not ready, and comes by itself. */
    oneMoment: string;
    /** The answer goes on; "go on" gives the rest. */
    moreFollows: string;
    /** Nothing was understood, or it was no question. */
    notHeard: string;
    /** After an answer, when nobody says anything. */
    anythingElse: string;
    /** There is no answer, by a fault of the service. */
    failed: string;
    /** The channel has more requests in a minute than are answered. */
    tooMany: string;
  };
};
