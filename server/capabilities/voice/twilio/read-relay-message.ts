import { textAt, valueAt } from "../voicebot/text-at.ts";
import { parseJson } from "./parse-json.ts";

/** Twilio sends these over ConversationRelay. */
export type RelayMessage =
  | { type: "setup"; callSid: string; from: string | undefined; token: string | undefined }
  /** `isLast`: the sentence is complete. */
  | { type: "prompt"; text: string; isLast: boolean }
  | { type: "dtmf"; digit: string }
  /** The caller spoke into the answer. `heard`: the text that was said until then. */
  | { type: "interrupt"; heard: string; durationMs: number }
  /** A message that we sent is in error. */
  | { type: "error"; description: string };

const longestText = 16_000;
const longestNumber = 255;
const longestToken = 255;

/** Gives undefined for what is no message of ConversationRelay. */
export function readRelayMessage(json: string): RelayMessage | undefined {
  const message = parseJson(json);
  const type = textAt(message, ["type"]);
  const text = (name: string) => textAt(message, [name], longestText);
  switch (type) {
    case "setup": {
      const callSid = text("callSid");
      if (callSid === undefined) return undefined;
      const token = textAt(message, ["customParameters", "token"], longestToken);
      return { type, callSid, from: textAt(message, ["from"], longestNumber), token };
    }
    case "prompt": {
      const prompt = text("voicePrompt");
      return prompt === undefined ? undefined : { type, text: prompt, isLast: valueAt(message, ["last"]) !== false };
    }
    case "dtmf": {
      const digit = text("digit");
      return digit === undefined ? undefined : { type, digit };
    }
    case "interrupt": {
      // Documented as a number, and as a text that is one.
      const durationMs = Number(valueAt(message, ["durationUntilInterruptMs"]));
      return { type, heard: text("utteranceUntilInterrupt") ?? "", durationMs: durationMs > 0 ? durationMs : 0 };
    }
    case "error":
      return { type, description: text("description") ?? "" };
    default:
      return undefined;
  }
}
