/** An alternative text that only says that there is a picture, or names its file. */
const empty =
  /^(?:an? )?(?:image|img|picture|photo|screenshot|icon|logo|banner|badge)$|^\S+\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;

/** What an image says to a reader who does not see it; "" when it says nothing. */
export function alternativeOf(alternative: string | undefined): string {
  const text = (alternative ?? "").replace(/\s+/g, " ").trim();
  return empty.test(text) ? "" : text;
}
