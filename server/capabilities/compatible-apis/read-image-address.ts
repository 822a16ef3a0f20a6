import type { ModelImage } from "../../providers/model/model.ts";
import { unsupported } from "./problems.ts";

const dataUrl = /^data:(image\/[\w.+-]+)(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/]+=*)$/i;

/** Reads an image by its address. Throws unsupported-parameter for what no vendor can load. */
export function readImageAddress(url: string, pointer: string): ModelImage {
  if (/^https:\/\//i.test(url) && URL.canParse(url)) return { url };
  const [, type, data] = dataUrl.exec(url) ?? [];
  if (type === undefined || data === undefined) {
    throw unsupported(pointer, "An image must have an https address, or a data URL in base64.");
  }
  return { mediaType: type.toLowerCase(), data };
}
