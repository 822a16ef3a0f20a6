import { readingMatterOf } from "../../../kernel/pages/reading-matter.ts";
import type { Context } from "../../../kernel/wire/route.ts";

const mimeType = "text/markdown";

type McpResource = { uri: string; name: string; title: string; description: string; mimeType: string };
type McpText = { uri: string; mimeType: string; text: string };

/** Lists the pages of the reference, by the addresses that they have on this server. */
export async function listResources({ kernel }: Context): Promise<McpResource[]> {
  const pages = await readingMatterOf(kernel).list();
  return pages.map(({ path, title, about }) => ({
    uri: uriOf(kernel.config.publicUrl, path),
    name: path.slice(1),
    title,
    description: about,
    mimeType,
  }));
}

/** Reads a page of the reference as Markdown. Undefined where no page has this address. */
export async function readResource({ kernel }: Context, uri: string): Promise<McpText | undefined> {
  const pages = await readingMatterOf(kernel).list();
  const page = pages.find(({ path }) => uriOf(kernel.config.publicUrl, path) === uri);
  return page === undefined ? undefined : { uri, mimeType, text: page.markdown() };
}

function uriOf(publicUrl: string, path: string): string {
  return `${publicUrl}${path === "/docs" ? "/docs/index" : path}.md`;
}
