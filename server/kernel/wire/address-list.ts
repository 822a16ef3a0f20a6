import { BlockList, isIP } from "node:net";

/** Holds IP addresses and CIDR ranges, in a form that compares an address with all of them at once. */
export type AddressList = {
  /** Says them as they were written. */
  readonly entries: readonly string[];
  /** Tells whether the address is one of them. An IPv4-mapped address counts as its IPv4 address. */
  has(address: string): boolean;
};

/** Tells whether the text is an IP address, or a CIDR range such as 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [address = "", bits] = text.split("/", 2);
  const family = isIP(address);
  if (family === 0 || address.includes("%") || text.split("/").length > 2) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/**
 * Reads the entries once, so that each later comparison is cheap.
 *
 * @param entries each of which `isAddressOrRange`
 *
 * @example
 * addressListOf(["10.0.0.0/8", "2001:db8::1"]).has("10.1.2.3"); // true
 */
export function addressListOf(entries: readonly string[]): AddressList {
  const list = new BlockList();
  for (const { address, bits, family } of entries.map(readEntry)) list.addSubnet(address, bits, family);
  return {
    entries,
    has(address) {
      const [plain = ""] = address.split("%", 1);
      return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
    },
  };
}

/** Tells whether every address of the entry is in one of the others. */
export function isWithin(entry: string, others: readonly string[]): boolean {
  const { address, bits, family } = readEntry(entry);
  return others.some((other) => {
    const known = readEntry(other);
    return known.family === family && known.bits <= bits && addressListOf([other]).has(address);
  });
}

function readEntry(entry: string): { address: string; bits: number; family: "ipv4" | "ipv6" } {
  const [address = "", bits] = entry.split("/", 2);
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  return { address, bits: bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family };
}

/**
 * Gives the part of an address that is counted. An IPv6 caller owns at least a /64, so that prefix
 * counts as one; an IPv4-mapped address counts as its IPv4 address.
 */
export function subjectOfAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === "" ? [] : tail.split(":");
  const full = address.includes("::")
    ? [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest]
    : groups;
  return `${full.slice(0, 4).join(":")}::/64`;
}
