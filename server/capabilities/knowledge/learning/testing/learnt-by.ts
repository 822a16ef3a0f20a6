import type { Workshop } from "../../testing/workshop.ts";
import type { LocalSite } from "./local-site.ts";

type Shown = { status: string; problem: { code: string; message: string; url: string | null } | null };

/** Reads a source until it is learnt, or failed. */
export async function learntBy(
  workshop: Workshop,
  id: string,
): Promise<Shown & { title: string; progress: Record<string, number> }> {
  for (;;) {
    const { body } = await workshop.get(`/sources/${id}`);
    if (body.status !== "pending") return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Gives the pages of a source by their paths. */
export async function pagesBy(workshop: Workshop, site: LocalSite, id: string): Promise<Record<string, Shown>> {
  const { body } = await workshop.get(`/sources/${id}/documents?limit=100`);
  return Object.fromEntries(body.data.map((page: { url: string }) => [page.url.replace(site.url, ""), page]));
}
