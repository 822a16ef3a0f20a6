/** Mail programs make links of addresses, also of those without a scheme. */
const looksLikeAnAddress = /[@/\\]|:\S|\.\p{L}{2,}/u;

/**
 * The name, unless it holds an address of a page or a mailbox: a mail to a stranger must not advertise
 * anything.
 */
export function plainName(name: string): string | undefined {
  const text = name.replace(/[\p{C}\s]+/gu, " ").trim();
  return text === "" || looksLikeAnAddress.test(text) ? undefined : text;
}
