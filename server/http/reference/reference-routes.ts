import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { notFound } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import type { ReferencePages } from "./reference-pages.ts";

const Name = Type.String({ maxLength: 100 });
const Chapter = Type.Object({
  chapter: Type.String({
    maxLength: 100,
    description:
      "A capability such as `leads`, or `events`, `scopes`, `glossary`, `configuration`, `changes`; with `.md` as Markdown.",
  }),
});
const SearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 100, description: "Words that the title, the path or the text has." })),
});
const answers = { response: { 200: null }, alsoProduces: ["text/html", "text/markdown"] };
const open = { guard: anyone, limit: "none" } as const;

/** The reference: pages for people, the same as Markdown, and their search. */
export function referenceRoutes(pages: ReferencePages): (app: Routes) => void {
  return (app) => {
    app.get("/docs", { ...open, schema: { summary: "The reference as pages", ...answers } }, (call) =>
      pages.show(call, "/docs"),
    );
    app.get("/docs/problems", { ...open, schema: { summary: "Every error code", ...answers } }, (call) =>
      pages.show(call, "/docs/problems"),
    );
    app.get(
      "/docs/search",
      {
        ...open,
        schema: {
          summary: "Search the reference",
          query: SearchQuery,
          response: { 200: null },
          alsoProduces: ["text/html"],
        },
      },
      (call) => pages.search(call, call.query.q ?? ""),
    );
    app.get(
      "/docs/assets/:file",
      {
        ...open,
        schema: {
          summary: "Get a file of the reference's pages",
          params: Type.Object({ file: Name }),
          response: { 200: null },
          alsoProduces: ["text/css", "text/javascript", "application/json"],
        },
        problems: [notFound],
      },
      (call) => pages.asset(call, call.params.file),
    );
    app.get(
      "/docs/guides/:guide",
      {
        ...open,
        schema: {
          summary: "Read a guide",
          params: Type.Object({ guide: Name }),
          ...answers,
        },
        problems: [notFound],
      },
      (call) => pages.show(call, `/docs/guides/${call.params.guide}`),
    );
    app.get(
      "/docs/:chapter",
      {
        ...open,
        schema: { summary: "Read a page of the reference", params: Chapter, ...answers },
        problems: [notFound],
      },
      (call) => pages.show(call, `/docs/${call.params.chapter}`),
    );
    app.get(
      "/llms.txt",
      {
        ...open,
        schema: {
          summary: "List the pages for language models",
          response: { 200: null },
          alsoProduces: ["text/plain"],
        },
      },
      (call) => pages.llms(call),
    );
  };
}
