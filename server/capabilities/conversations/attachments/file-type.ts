/** A kind of file that may be sent, told by how its bytes begin. The first of its extensions is its usual one. */
type FileType = { mimeType: string; extensions: readonly [string, ...string[]]; begins(head: Buffer): boolean };

const startsWith = (text: string) => (head: Buffer) => head.subarray(0, text.length).toString("latin1") === text;

const fileTypes: readonly FileType[] = [
  { mimeType: "image/png", extensions: ["png"], begins: startsWith("\x89PNG\r\n\x1a\n") },
  { mimeType: "image/jpeg", extensions: ["jpg", "jpeg", "jpe", "jfif"], begins: startsWith("\xff\xd8\xff") },
  { mimeType: "image/gif", extensions: ["gif"], begins: (head) => /^GIF8[79]a/.test(head.toString("latin1")) },
  {
    mimeType: "image/webp",
    extensions: ["webp"],
    begins: (head) => /^RIFF[\s\S]{4}WEBP/.test(head.toString("latin1")),
  },
  { mimeType: "application/pdf", extensions: ["pdf"], begins: startsWith("%PDF-") },
];

/** The number of bytes that tell what a file is. */
export const bytesOfHead = 12;

/** Tells what a file is by its first bytes, whatever its name and its sender say. Undefined for all other kinds. */
export function fileTypeOf(head: Buffer): FileType | undefined {
  return fileTypes.find(({ begins }) => begins(head));
}

/**
 * Names a file as what it is: a picture that is called `page.html` would be opened as a page by whoever saves it.
 *
 *     nameAs(png, "page.html") // "page.html.png"
 */
export function nameAs({ extensions }: FileType, name: string): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return extensions.includes(extension) ? name : `${[...name].slice(0, 250).join("")}.${extensions[0]}`;
}
