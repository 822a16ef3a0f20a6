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
