import { BlockList, isIP } from "node:net";

/** Holds IP addresses and CIDR ranges, in a form that compares an address with all of them at once. */
export type AddressList = {
  /** Says them in their usual form. */
  readonly entries: readonly string[];
  /** Tells whether the address is one of them. An IPv4-mapped address counts as its IPv4 address. */
  has(address: string): boolean;
};

type Range = { address: string; bits: number; family: "ipv4" | "ipv6" };

/** IPv4-mapped IPv6 addresses begin with so many bits, which say nothing but that. */
const mappedBits = 96;

/** Tells whether the text is an IP address, or a CIDR range such as 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [address = "", bits] = text.split("/", 2);
  const family = isIP(address);
  if (family === 0 || address.includes("%") || text.split("/").length > 2) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/**
 * Reads the entries once, so that each later comparison is cheap. A range holds addresses of its own
 * family only: `::/0` is no IPv4 address.
 *
 * @param entries each of which `isAddressOrRange`
 *
 * @example
 * addressListOf(["10.0.0.0/8", "2001:db8::1"]).has("10.1.2.3"); // true
 */
export function addressListOf(entries: readonly string[]): AddressList {
  // A single BlockList would take every IPv4 address for its IPv4-mapped one.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const { address, bits, family } of entries.map(readEntry)) lists[family].addSubnet(address, bits, family);
  return {
    entries: entries.map(usualEntry),
    has(address) {
      const plain = plainAddress(address);
      if (plain === undefined) return false;
      const family = familyOf(plain);
      return lists[family].check(plain, family);
    },
  };
}

/**
 * Writes an entry in the one form that all its spellings have: without the bits of a host, and
 * IPv4-mapped addresses as IPv4.
 *
 * @param entry which `isAddressOrRange`
 *
 * @example
 * usualEntry("10.1.2.3/8"); // "10.0.0.0/8"
 */
export function usualEntry(entry: string): string {
  const { address, bits, family } = readEntry(entry);
  return bits === bitsIn[family] ? address : `${address}/${bits}`;
}

/** Tells whether every address of the entry is in one of the others. */
export function isWithin(entry: string, others: readonly string[]): boolean {
  const { address, bits, family } = readEntry(entry);
  return others.map(readEntry).some((other) => {
    return other.family === family && other.bits <= bits && networkOf(address, other.bits) === other.address;
  });
}

const bitsIn = { ipv4: 32, ipv6: 128 } as const;

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

function readEntry(entry: string): Range {
  const [written = "", ofNetwork] = entry.split("/", 2);
  const bits = ofNetwork === undefined ? bitsIn[familyOf(written)] : Number(ofNetwork);
  const plain = plainAddress(written) ?? written;
  if (familyOf(plain) === familyOf(written)) return { address: networkOf(plain, bits), bits, family: familyOf(plain) };
  if (bits < mappedBits) return { address: networkOf(written, bits), bits, family: "ipv6" };
  return { address: networkOf(plain, bits - mappedBits), bits: bits - mappedBits, family: "ipv4" };
}

/** Gives the first address of the network of so many bits, in its usual form. */
function networkOf(address: string, bits: number): string {
  const isIpv4 = isIP(address) === 4;
  const width = isIpv4 ? 8 : 16;
  const parts = isIpv4 ? address.split(".").map(Number) : groupsOf(address);
  const kept = parts.map((part, index) => {
    const ofHost = Math.min(width, Math.max(0, width * (index + 1) - bits));
    return (part >> ofHost) << ofHost;
  });
  if (isIpv4) return kept.join(".");
  // The parser of URLs writes each IPv6 address in one way, that of RFC 5952.
  return new URL(`http://[${kept.map((group) => group.toString(16)).join(":")}]`).hostname.slice(1, -1);
}

/**
 * Gives an IP address without the zone of a link, and an IPv4-mapped one as its IPv4 address.
 * Undefined for a text that is no address.
 *
 * @example
 * plainAddress("::ffff:a00:1"); // "10.0.0.1"
 */
export function plainAddress(text: string): string | undefined {
  const family = isIP(text);
  if (family !== 6) return family === 4 ? text : undefined;
  const [address = ""] = text.split("%", 1);
  // Sockets write the mapped ones with dots, and the others hardly ever begin with a zero.
  const [, dotted] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  if (dotted !== undefined || !/^[0:]/.test(address)) return dotted ?? address;
  const groups = groupsOf(address);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/** Reads the eight groups of an IPv6 address, the last two of which may be written with dots. */
function groupsOf(address: string): number[] {
  const [head = "", tail = ""] = address.split("::");
  const groups = readGroups(head);
  const last = readGroups(tail);
  while (groups.length + last.length < 8) groups.push(0);
  return groups.concat(last);
}

function readGroups(text: string): number[] {
  const groups: number[] = [];
  if (text === "") return groups;
  for (const part of text.split(":")) {
    const [a, b = 0, c = 0, d = 0] = part.includes(".") ? part.split(".").map(Number) : [];
    if (a === undefined) groups.push(Number.parseInt(part, 16));
    else groups.push(a * 256 + b, c * 256 + d);
  }
  return groups;
}

/**
 * Gives the part of an address that is counted. An IPv6 caller owns at least a /64, so that prefix
 * counts as one; an IPv4-mapped address counts as its IPv4 address.
 */
export function subjectOfAddress(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined) return address;
  if (!plain.includes(":")) return plain;
  const prefix = groupsOf(plain).slice(0, 4);
  return `${prefix.map((group) => group.toString(16)).join(":")}::/64`;
}
