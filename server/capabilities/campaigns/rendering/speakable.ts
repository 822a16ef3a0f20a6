const longest = 100;
/** Characters that nobody sees, or that turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/**
 * A name with a dot between two letters is a link in many mail programs ("evil.com"), also with the
 * full stops of other scripts. A dot before a single letter is an initial.
 */
const addressLike = /[@\\/<>[\]{}]|:\S|\bwww\b|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}[\p{L}\p{N}-]/iu;

/**
 * The value of a variable when it can stand in a mail, else nothing: strangers choose their names, and
 * a mail of the workspace must not carry their addresses and links.
 */
export function speakable(value: string | null): string {
  if (value === null) return "";
  const text = value.normalize("NFKC").replaceAll(/\s+/gu, " ").replaceAll(unseen, "").trim();
  return text.length > longest || addressLike.test(text) ? "" : text;
}
