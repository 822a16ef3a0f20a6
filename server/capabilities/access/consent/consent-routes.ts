import { pageScript } from "../../../browser/page-script.ts";
import { anyone } from "../../../kernel/caller.ts";
import { problemPage } from "../../../kernel/pages/problem-page.ts";
import { notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { consentPage } from "./consent-page.ts";
import { ConsentForm, ConsentPath, ScriptPath } from "./schema.ts";

/** Serves the pages on which a person lets an app act for them. */
export function consentRoutes(app: Routes): void {
  app.get(
    "/oauth/consent/:uid",
    {
      schema: {
        summary: "Open the page that asks a person for an app",
        params: ConsentPath,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => consentPage.show(call, call.params.uid),
  );
  app.get(
    "/oauth/scripts/:script",
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
    ({ params }) => pageScript("consent", params.script),
  );
  app.post(
    "/oauth/consent/:uid",
    {
      schema: {
        summary: "Sign in, and let the app act or not, on that page",
        description:
          "Three forms, one after another: the sign-in, a second factor, the decision. No session is started.",
        params: ConsentPath,
        body: ConsentForm,
        response: { 200: null, 303: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
      limit: "signin",
    },
    (call) => consentPage.submit(call, call.params.uid, call.body),
  );
}
