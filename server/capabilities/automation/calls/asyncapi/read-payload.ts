import { cleanText, readJson } from "../http/read-json.ts";

/** What a message says: JSON parsed where it is JSON, else text. */
export function readPayload(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return cleanText(text);
  }
}
