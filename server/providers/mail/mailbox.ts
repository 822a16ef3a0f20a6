export type Mailbox = { name: string; address: string };

const addressPattern = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,255}$/u;
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** Tells whether the text is one address without a name. */
export function isAddress(text: string): boolean {
  return addressPattern.test(text);
}

/**
 * Reads the sender of mail, `person@example.com` or `Name <person@example.com>`.
 * @throws Error with a sentence for the operator
 */
export function readSender(text: string): Mailbox {
  const named = /^(?:"([^"<>]*)"|([^"<>]*))\s*<([^<>]*)>$/u.exec(text.trim());
  const name = (named?.[1] ?? named?.[2] ?? "").trim();
  const address = named?.[3] ?? text.trim();
  if (isAddress(address) && !controlCharacter.test(name)) return { name, address };
  throw new Error("The sender of mail must look like person@example.com or Name <person@example.com>.");
}
