import { invalidRequest, Problem } from "../../../kernel/problem.ts";

const loopback: ReadonlySet<string> = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Throws invalid-request for an address to which no answer may be sent: its readers would get the
 * codes of people. `pointer` names the list in the body.
 */
export function checkRedirectUris(addresses: readonly string[], pointer: string): string[] {
  const errors = addresses.flatMap((address, index) => {
    const message = findFault(address);
    return message === undefined ? [] : [{ pointer: `${pointer}/${index}`, message }];
  });
  const [first] = errors;
  if (first !== undefined) throw new Problem(invalidRequest, `${first.pointer} ${first.message}.`, { errors });
  return [...new Set(addresses)];
}

function findFault(address: string): string | undefined {
  // URL would take these away, or read them as something else.
  if (!/^[\x21-\x7e]+$/.test(address) || /[\\"<>^`{|}*]/.test(address) || !URL.canParse(address))
    return "must be a whole address without blanks and placeholders, like https://app.example/callback";
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (hash !== "" || address.endsWith("#")) return "must not have a fragment (#)";
  if (username !== "" || password !== "") return "must not have a user name or password";
  if (protocol === "https:") return hostname === "" ? "must name a host" : undefined;
  if (protocol === "http:")
    return loopback.has(hostname) ? undefined : "must begin with https, except on the reader's own machine";
  // A name that its maker owns, turned round (RFC 8252, section 7.1): others do not take it by accident.
  return /^[a-z][a-z0-9+-]*\.[a-z0-9+.-]*[a-z0-9]:$/.test(protocol) && !/^[^:]+:\/\//.test(address)
    ? undefined
    : "must begin with https, or with a private scheme like com.example.app:/callback";
}
