/** Addresses that no person reads. */
const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+-].*)?@/i;

/**
 * Why no person wrote the mail (RFC 3834): answering it would begin a loop of two programs. Undefined
 * for the mail of a person. `header` gives a header's value, by its lower-case name.
 */
export function automaticReason(
  header: (name: string) => string | undefined,
  address: string,
  contentType: string,
): string | undefined {
  const submitted = header("auto-submitted")?.split(";")[0]?.trim().toLowerCase();
  if (submitted !== undefined && submitted !== "" && submitted !== "no") return "auto-submitted";
  if (/^\s*(bulk|list|junk|auto_reply)\b/i.test(header("precedence") ?? "")) return "precedence";
  if (header("list-id") !== undefined) return "mailing-list";
  if (header("return-path")?.trim() === "<>") return "no-return-path";
  if (header("x-autoreply") !== undefined || header("x-autorespond") !== undefined) return "auto-submitted";
  if (/^\s*multipart\/report\b/i.test(contentType)) return "report";
  return robots.test(address) ? "robot" : undefined;
}
