import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { notFound } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { consolePage } from "./console-page.ts";

const Segment = Type.String({ maxLength: 200 });

export function routes(app: Routes): void {
  const description =
    "For people in a browser. While it is being built, a page says so and loads itself again. `PARLEY_CONSOLE=off` leaves it out.";
  const page = {
    guard: anyone,
    limit: "none",
    problems: [notFound],
  } as const;
  const answers = { response: { 200: null, 503: null }, alsoProduces: ["text/html"] };
  const firstOnes = "On an installation without an account it leads to the page that makes the first one.";
  app.get(
    "/console",
    {
      ...page,
      schema: {
        summary: "Open the console",
        description: `${description} ${firstOnes}`,
        ...answers,
        response: { ...answers.response, 302: null },
      },
    },
    (call) => consolePage.open(call),
  );
  app.get(
    "/console/:page",
    {
      ...page,
      schema: {
        summary: "Open a page of the console",
        description,
        params: Type.Object({ page: Segment }),
        ...answers,
      },
    },
    (call) => consolePage.show(call),
  );
  app.get(
    "/console/:page/:thing",
    {
      ...page,
      schema: {
        summary: "Open one thing in the console",
        description,
        params: Type.Object({ page: Segment, thing: Segment }),
        ...answers,
      },
    },
    (call) => consolePage.show(call),
  );
  app.get(
    "/console/assets/:file",
    {
      ...page,
      schema: {
        summary: "Get a file of the console",
        description: "Its name changes with its content, so that browsers keep it for good.",
        params: Type.Object({ file: Segment }),
        response: { 200: null },
        alsoProduces: ["text/javascript", "text/css", "font/woff2"],
      },
    },
    (call) => consolePage.asset(call),
  );
}
