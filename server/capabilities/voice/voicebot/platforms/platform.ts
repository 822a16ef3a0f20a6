import type { Language } from "@parley/engine";
import type { Answer } from "../../../../kernel/wire/route.ts";

/** A person wants this of one request of a voice platform. */
export type Wanted =
  /** A conversation begins. */
  | { kind: "greeting" }
  | { kind: "question"; text: string }
  /** A plain yes or no, which the platform gives without the words. */
  | { kind: "yes" | "no" }
  /** The rest of the answer before. */
  | { kind: "rest" }
  /** The last answer is wanted once more. */
  | { kind: "again" }
  | { kind: "help" }
  | { kind: "goodbye" }
  /** Nothing was understood. `isLast`: for so long that the conversation should end. */
  | { kind: "silence"; isLast: boolean }
  /** The platform only reports. */
  | { kind: "nothing" };

/** This is said for a request. */
export type Spoken = {
  /** In plain words; empty when there is nothing to say yet. */
  text: string;
  /**
   * This says what comes then: the person speaks, the rest of the answer comes, or the conversation
   * ends.
   */
  next: "person" | "rest" | "end";
  language: Language;
};

/** A request came in here. */
export type Place = {
  /** The platform calls this address. */
  url: string;
  /** Stands above the text, where the platform shows one. */
  title: string | undefined;
  /** BCP 47 with a region, for platforms that must be told what they hear and speak. */
  locale: string;
};

/** A request as all platforms have it. */
export type PlatformRequest = {
  wanted: Wanted;
  /** The platform's name of the conversation. */
  session: string;
  /** The same for each retry of the request. Undefined when nothing tells retries apart. */
  name: string | undefined;
  /** The person, as the platform names them. It proves nothing to the workspace. */
  userId: string | undefined;
  /** BCP 47. */
  locale: string | undefined;
  /** The answer in the platform's own form. */
  write(spoken: Spoken, place: Place): Answer;
};

/** A voice platform: how its requests are read, and its answers written. */
export type Platform = {
  name: "alexa" | "dialogflow-es" | "dialogflow-cx" | "twilio";
  /** The platform waits so long, less what the network takes. */
  answerWithinMs: number;
  /** Tells whether the body is a request of this platform, by its shape. */
  matches(body: Record<string, unknown>): boolean;
  /** `query`: of the address that was called. */
  read(body: Record<string, unknown>, query: Readonly<Record<string, unknown>>): PlatformRequest;
  /** Tells whether so long a text can be said in one answer. */
  fits(text: string): boolean;
};
