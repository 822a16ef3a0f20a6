/** Saves what the server sends under this name, where the browser keeps downloads. */
export async function saveFile(content: Response | string, name: string): Promise<void> {
  const blob = typeof content === "string" ? new Blob([content], { type: "text/csv" }) : await content.blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken the file by then; an earlier end would cut off a large one.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
