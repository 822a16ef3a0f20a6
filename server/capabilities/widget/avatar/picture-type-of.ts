/** These pictures hold no scripts, as an SVG may. */
const types: [type: string, begins: (head: string) => boolean][] = [
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/webp", (head) => head.startsWith("RIFF") && head.slice(8, 12) === "WEBP"],
];

/** Tells by its first bytes what kind of picture a file is, whatever its name says. Undefined for all others. */
export function pictureTypeOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 12).toString("latin1");
  return types.find(([, begins]) => begins(head))?.[0];
}
