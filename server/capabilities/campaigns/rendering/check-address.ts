import { isAddressVariable, type VariableMarks } from "./read-variables.ts";

const schemes = { link: ["https:", "http:", "mailto:", "tel:"], image: ["https:", "http:"] } as const;
const longest = 2_000;
/** Browsers leave these out of addresses, so that they could hide a scheme. */
const ignored = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** `isMissing`: there is no address by which the fault could name its place. */
type CheckedAddress = { address: string } | { fault: string; isMissing?: true };

/**
 * Gives the whole address of a link or of an image. A mail has no page from which a relative address
 * could begin, so that one begins at the workspace's site.
 */
export function checkAddress(
  written: string,
  { kind, siteUrl, marks }: { kind: "link" | "image"; siteUrl: string | null; marks: VariableMarks },
): CheckedAddress {
  const raw = written.trim().replaceAll(ignored, "");
  const shown = JSON.stringify(raw.replaceAll(marks.pattern, "{{…}}").slice(0, 100));
  const what = `The ${kind} ${shown}`;
  if (raw === "") return { fault: "has no address", isMissing: true };
  if (raw.length > longest) return { fault: `${what} is longer than ${longest} characters` };
  const variable = marks.only(raw);
  if (variable !== undefined && kind === "link" && isAddressVariable(variable))
    return { address: marks.toAddress(raw) };
  if (kind === "link" && /^#[\w-]+$/.test(raw)) return { address: raw };
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(raw);
  if (!isWhole && siteUrl === null) {
    return { fault: `${what} must begin with https://, or the campaign needs a siteUrl from which the address begins` };
  }
  const url = URL.parse(raw, isWhole ? undefined : siteUrl!);
  if (url === null) return { fault: `${what} is no address` };
  if (!(schemes[kind] as readonly string[]).includes(url.protocol)) {
    return { fault: `${what} must begin with ${schemes[kind].join(", ")}` };
  }
  if (url.username !== "" || url.password !== "") return { fault: `${what} must not hold a user name` };
  if (marks.has(url.host) || marks.has(url.protocol)) return { fault: `${what} must not have a variable in its host` };
  if (url.protocol === "mailto:" && marks.has(url.pathname)) return { fault: `${what} must name its recipient` };
  return { address: marks.toAddress(url.href) };
}
