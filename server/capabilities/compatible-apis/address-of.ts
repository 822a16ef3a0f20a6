import type { Quote } from "../conversations/index.ts";

/**
 * Gives the address of a citation: of its section, where the source has an address and the section an
 * anchor. An address that names a place of its page already stays as it is.
 */
export function addressOf({ url, anchor }: Quote): string | null {
  if (url === null || anchor === null || url.includes("#")) return url;
  return `${url}#${encodeURI(anchor.toWellFormed())}`;
}
