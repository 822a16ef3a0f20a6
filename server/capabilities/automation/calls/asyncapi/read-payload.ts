import { cleanText, readJson } from "../http/read-json.ts";

/** Reads a message: JSON is parsed, and all else is text. */
export function readPayload(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return cleanText(text);
  }
}
