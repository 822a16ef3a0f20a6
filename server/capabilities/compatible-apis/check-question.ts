import { Check } from "typebox/value";
import { SendMessage } from "../conversations/index.ts";
import { invalid } from "./problems.ts";

/**
 * Returns the text when it can be sent to the assistant. Throws invalid-request for a blank text;
 * `pointer` says where in the request the text was. Images need no words.
 */
export function checkQuestion(text: string, pointer: string, images: readonly unknown[] = []): string {
  if (text.trim() === "" && images.length > 0) return text;
  if (Check(SendMessage.properties.message, text)) return text;
  throw invalid(pointer, "must not be blank, nor longer than a message may be");
}
