import { domainToASCII } from "node:url";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

/** Says what outbound calls are for. */
const outboundPurposes = [
  "knowledge",
  "leak-reports",
  "models",
  "speech",
  "tools",
  "trusts",
  "webhooks",
  "workflows",
] as const;

/**
 * One entry of PARLEY_OUTBOUND_ALLOW. Without `port` it allows every port, without `purpose` every
 * purpose.
 */
export type AllowedAddress = {
  readonly purpose?: string;
  readonly port?: number;
  readonly host:
    | { readonly kind: "range"; readonly range: Range }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "subdomains"; readonly suffix: string };
};

export type OutboundPolicy = { readonly allow: readonly AllowedAddress[] };

/**
 * Outbound calls may not reach this URL, by what is written in it. What its name stands for is told
 * to nobody: see `findAddresses`.
 */
export class AddressRefused extends Error {
  override name = "AddressRefused";
}

/** The target of a connection: the host of the URL, and one of its addresses. */
type ConnectionTarget = {
  readonly purpose: string;
  readonly hostname: string;
  readonly port: number;
  readonly address: string;
};

/**
 * Addresses that are not globally reachable, by the IANA special-purpose address registries (RFC
 * 6890 and its successors). The first class that matches names the address. Metadata services come
 * first: whoever reaches the one of a cloud can get credentials of the whole account.
 */
const CLASSES: readonly (readonly [string, readonly Range[]])[] = (
  [
    [
      "cloud metadata",
      "169.254.169.254/32 169.254.170.2/32 100.100.100.200/32 168.63.129.16/32 192.0.0.192/32 fd00:ec2::254/128 fd20:ce::254/128",
    ],
    ["unspecified", "0.0.0.0/8 ::/128"],
    ["loopback", "127.0.0.0/8 ::1/128"],
    ["private", "10.0.0.0/8 172.16.0.0/12 192.168.0.0/16"],
    ["link-local", "169.254.0.0/16 fe80::/10"],
    ["carrier-grade NAT", "100.64.0.0/10"],
    ["multicast", "224.0.0.0/4 ff00::/8"],
    ["broadcast", "255.255.255.255/32"],
    ["benchmarking", "198.18.0.0/15 2001:2::/48"],
    ["documentation", "192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 2001:db8::/32 3fff::/20"],
    ["reserved", "192.0.0.0/24 192.88.99.0/24 240.0.0.0/4"],
    ["unique local", "fc00::/7"],
    ["site-local", "fec0::/10"],
    ["IPv4-mapped", "::ffff:0:0/96"],
    ["IPv4-translated", "::ffff:0:0:0/96"],
    ["IPv4-compatible", "::/96"],
    ["NAT64", "64:ff9b::/96 64:ff9b:1::/48"],
    ["6to4", "2002::/16"],
    ["Teredo", "2001::/32"],
    ["ORCHID", "2001:10::/28 2001:20::/28"],
    ["reserved", "2001::/23"],
  ] as const
).map(([name, ranges]) => [name, ranges.split(" ").map((range) => ipaddr.parseCIDR(range))] as const);

// All other IPv6 addresses are refused, so that a range that is defined later is refused from the
// start.
const GLOBAL_UNICAST_IPV6 = ipaddr.parseCIDR("2000::/3");

/**
 * Says why an IP address may not be called, for example `loopback` or `private`. It gives undefined
 * for an address that is globally reachable.
 */
export function refusedClassOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return "unreadable";
  const parsed = ipaddr.parse(address);
  const named = CLASSES.find(([, ranges]) => ranges.some((range) => isWithin(parsed, range)));
  if (named) return named[0];
  return parsed.kind() === "ipv6" && !isWithin(parsed, GLOBAL_UNICAST_IPV6) ? "reserved" : undefined;
}

/** Names that stand for a machine of the own network. A name without a dot does too. */
const LOCAL_NAMES = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$|^[^.]*$/;

/**
 * Judges a host by its form alone, without a lookup: so the answer does not tell which names exist
 * in the operator's network, nor what they stand for.
 * @throws AddressRefused for an address that is not reachable, and for a name of a local network
 * that no entry can allow
 */
export function assertCallable(policy: OutboundPolicy, target: Omit<ConnectionTarget, "address">): void {
  const { hostname } = target;
  if (ipaddr.isValid(hostname)) {
    if (isReachable(policy, { ...target, address: hostname })) return;
    throw refused(`The host "${hostname}" is a ${refusedClassOf(hostname)} address`);
  }
  if (!LOCAL_NAMES.test(nameOf(hostname)) || policy.allow.some((entry) => mayAllowName(entry, target))) return;
  throw refused(`The host "${hostname}" is a name of a local network`);
}

function refused(what: string): AddressRefused {
  return new AddressRefused(
    `${what}, which outbound calls may not reach. To allow it, the operator can list it in PARLEY_OUTBOUND_ALLOW.`,
  );
}

/** Tells whether the address is globally reachable, or an entry allows it. */
export function isReachable(policy: OutboundPolicy, target: ConnectionTarget): boolean {
  return refusedClassOf(target.address) === undefined || isAllowed(policy.allow, target);
}

/**
 * Tells whether an entry allows this target although its address is not globally reachable. Only an
 * entry for the exact address allows a metadata service, so that no range or name allows it by
 * accident.
 */
function isAllowed(allow: readonly AllowedAddress[], target: ConnectionTarget): boolean {
  if (!ipaddr.isValid(target.address)) return false;
  // An IPv4-mapped address connects to the IPv4 address inside, so an entry for that one counts.
  const address = ipaddr.process(target.address);
  const needsExactEntry = refusedClassOf(address.toString()) === "cloud metadata";
  return allow.some((entry) => {
    const { host } = entry;
    if (!concerns(entry, target)) return false;
    if (host.kind === "range") {
      const isExact = host.range[1] === (address.kind() === "ipv4" ? 32 : 128);
      return (isExact || !needsExactEntry) && isWithin(address, host.range);
    }
    return !needsExactEntry && isNamed(host, target.hostname);
  });
}

function concerns({ purpose, port }: AllowedAddress, target: Omit<ConnectionTarget, "address">): boolean {
  return (purpose === undefined || purpose === target.purpose) && (port === undefined || port === target.port);
}

/**
 * Tells whether the entry may allow the name: a range does when the name's addresses are within it.
 */
function mayAllowName(entry: AllowedAddress, target: Omit<ConnectionTarget, "address">): boolean {
  return concerns(entry, target) && (entry.host.kind === "range" || isNamed(entry.host, target.hostname));
}

function isNamed(host: Exclude<AllowedAddress["host"], { kind: "range" }>, hostname: string): boolean {
  const name = nameOf(hostname);
  return host.kind === "name" ? name === host.name : name.endsWith(host.suffix);
}

function nameOf(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, "");
}

/**
 * Reads PARLEY_OUTBOUND_ALLOW: entries `[purpose:]host[:port]`, separated by commas or spaces. The
 * host is an IP address, a CIDR range, a name, or `*.` and a name (for its subdomains, not the name
 * itself). Write an IPv6 address before a port in brackets. A name is allowed with all its
 * addresses.
 *
 * @throws Error whose message says which entry is wrong and how to write it
 *
 * @example
 * parseOutboundAllow("webhooks:10.0.0.0/8:443, crm.example");
 */
export function parseOutboundAllow(text: string): AllowedAddress[] {
  return text
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .map(parseEntry);
}

function parseEntry(entry: string): AllowedAddress {
  if (entry.includes("://")) throw badEntry(entry, "write the host and port only, without http://");
  const { purpose, host, port } = splitEntry(entry);
  if (purpose !== undefined && !outboundPurposes.some((known) => known === purpose)) {
    throw badEntry(entry, `the purpose before an address is one of ${outboundPurposes.join(", ")}`);
  }
  if (port !== undefined && !(Number(port) >= 1 && Number(port) <= 65_535)) {
    throw badEntry(entry, "a port is a number from 1 to 65535");
  }
  return {
    host: parseHost(entry, host),
    ...(purpose === undefined ? {} : { purpose }),
    ...(port === undefined ? {} : { port: Number(port) }),
  };
}

function splitEntry(entry: string): { purpose?: string; host: string; port?: string } {
  const bracketed = /^(?:([^:[\]]*):)?\[([^[\]]*)\](?::(\d{1,5}))?$/.exec(entry);
  if (bracketed) {
    const [, purpose, host = "", port] = bracketed;
    if (!host.includes(":")) throw badEntry(entry, "write only IPv6 addresses in brackets");
    return { host, ...(purpose === undefined ? {} : { purpose }), ...(port === undefined ? {} : { port }) };
  }
  if (/[[\]]/.test(entry)) throw badEntry(entry, "write IPv6 as [address]:port or [address/bits]:port");
  if (ipaddr.IPv6.isValid(entry) || ipaddr.IPv6.isValidCIDR(entry)) return { host: entry };

  const parts = entry.split(":");
  const [first = "", second = "", third = ""] = parts;
  if (parts.length === 1) return { host: first };
  if (parts.length === 2)
    return /^\d+$/.test(second) ? { host: first, port: second } : { purpose: first, host: second };
  if (parts.length === 3) return { purpose: first, host: second, port: third };
  throw badEntry(entry, "write an IPv6 address in brackets, for example [::1]:80");
}

function parseHost(entry: string, host: string): AllowedAddress["host"] {
  if (host.includes("/")) return { kind: "range", range: parseRange(entry, host) };
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return { kind: "range", range: [ipaddr.parse(host), 32] };
  if (ipaddr.IPv6.isValid(host)) return { kind: "range", range: [ipaddr.process(host), bitsOf(ipaddr.process(host))] };
  const isWildcard = host.startsWith("*.");
  const name = domainToASCII(isWildcard ? host.slice(2) : host).replace(/\.$/, "");
  const isName =
    name.length <= 253 && name.split(".").every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label));
  // URLs read a name with a numeric last label (127.1, 0x7f.1) as an IPv4 address.
  if (!isName || /(^|\.)(\d+|0x[0-9a-f]*)$/.test(name)) {
    throw badEntry(entry, "the host must be an IP address, a range such as 10.0.0.0/8, or a name such as crm.example");
  }
  return isWildcard ? { kind: "subdomains", suffix: `.${name}` } : { kind: "name", name };
}

function parseRange(entry: string, text: string): Range {
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(text) && !ipaddr.IPv6.isValidCIDR(text)) {
    throw badEntry(entry, "a range is an address and a number of bits, for example 10.0.0.0/8");
  }
  const [address, bits] = ipaddr.parseCIDR(text);
  const family = address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  const start = family.networkAddressFromCIDR(text);
  if (start.toString() !== address.toString()) throw badEntry(entry, `this range begins at ${start}/${bits}`);
  return [address, bits];
}

function isWithin(address: Address, [start, bits]: Range): boolean {
  return address.kind() === start.kind() && address.match(start, bits);
}

function bitsOf(address: Address): number {
  return address.kind() === "ipv4" ? 32 : 128;
}

function badEntry(entry: string, advice: string): Error {
  return new Error(`"${entry}" is not an address that Parley can read: ${advice}.`);
}
