import Type from "typebox";
import { anyone } from "../../../kernel/caller.ts";
import { problemPage } from "../../../kernel/pages/problem-page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { setupPage } from "./setup-page.ts";

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const Login = Type.Object({ email: text(2_000), password: text(2_000) });
const Confirmation = Type.Object({ token: text(2_000), code: text(2_000) });

/** Serves the pages on which a member sets up an authenticator app. */
export function setupRoutes(app: Routes): void {
  app.get(
    "/account/second-factor",
    {
      schema: {
        summary: "Open the page that sets up an authenticator app",
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => setupPage.show(call),
  );
  app.post(
    "/account/second-factor",
    {
      schema: {
        summary: "Show the secret for the app on that page",
        description: "For an account without a second factor, which its password proves. No session is started.",
        body: Login,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
      limit: "signin",
    },
    (call) => setupPage.begin(call.body, call),
  );
  app.post(
    "/account/second-factor/confirm",
    {
      schema: {
        summary: "Confirm the app with its first code on that page",
        body: Confirmation,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
      limit: "signin",
    },
    (call) => setupPage.finish(call.body, call),
  );
}
