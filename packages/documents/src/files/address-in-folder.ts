/**
 * Gives the address of a file of an archive, by which its links to the other files lead somewhere.
 *
 *     addressInFolder("guide/Set up.md", "https://example.com/docs"); // https://example.com/docs/guide/Set%20up.md
 */
export function addressInFolder(path: string, baseUrl: string): string {
  const base = new URL(baseUrl);
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  return new URL(path.split("/").map(encodeURIComponent).join("/"), base).href;
}
