import type { Kernel } from "../../kernel/kernel.ts";
import { checkMessageLength } from "../conversations/index.ts";
import { invalid } from "./problems.ts";

/**
 * Returns the text when it can be sent to the assistant. Throws invalid-request for a blank text and
 * for one that is too long; `pointer` says where in the request the text was. Images need no words.
 */
export function checkQuestion(kernel: Kernel, text: string, pointer: string, images: readonly unknown[] = []): string {
  if (text.trim() === "" && images.length === 0) throw invalid(pointer, "must not be blank");
  checkMessageLength(kernel, text, pointer);
  return text;
}
