import Type from "typebox";
import { pageScript } from "../../../browser/page-script.ts";
import { anyone } from "../../../kernel/caller.ts";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import { notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { voicePage } from "./voice-page.ts";

const PageLanguageQuery = Type.Object({
  lang: Type.Optional(Type.String({ maxLength: 35, description: "Left out, the language that the browser prefers." })),
});
const ScriptPath = Type.Object({ script: Type.String({ maxLength: 40 }) });

export function voicePageRoutes(app: Routes): void {
  app.get(
    "/voice",
    {
      schema: {
        summary: "Open the page on which a voice is tried",
        query: PageLanguageQuery,
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      limit: "none",
    },
    (call) => voicePage(pageLanguage(call.query.lang, call.header("accept-language"))),
  );
  app.get(
    "/voice/:script",
    {
      schema: {
        summary: "Get a script of that page",
        params: ScriptPath,
        response: { 200: null },
        alsoProduces: ["text/javascript"],
      },
      guard: anyone,
      limit: "none",
      problems: [notFound],
    },
    ({ params }) => pageScript("voice", params.script),
  );
}
