/** Reads when an id was made: a UUIDv7 begins with the milliseconds since 1970. */
export function momentOfId(uuid: string): Date {
  return new Date(Number.parseInt(uuid.replaceAll("-", "").slice(0, 12), 16));
}

/** Gives the least id of a moment: those before it are smaller. */
export function firstIdOf(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`;
}
