import { failure } from "./speech-failure-of.ts";

/** Gives the fields of a JSON object; none for other JSON. @throws SpeechFailure for what is no JSON */
export function parseMessage<Fields extends object>(text: string, vendor: string): Partial<Fields> {
  try {
    return Object(JSON.parse(text)) as Partial<Fields>;
  } catch (cause) {
    throw failure("broken", { vendor, apiKey: "" }, undefined, cause);
  }
}
