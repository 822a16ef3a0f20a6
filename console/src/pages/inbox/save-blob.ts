/** The browser has read the address of a download by then. */
const keptMs = 10_000;

/** Saves bytes as a file of this name, as a click on a link of a page does. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
