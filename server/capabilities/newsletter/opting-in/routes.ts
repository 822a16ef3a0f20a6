import Type from "typebox";
import { anyone } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { confirmPage } from "./confirm-page.ts";

const ConfirmPath = Type.Object({ token: Type.String({ maxLength: 100 }) });

export function optInRoutes(app: Routes): void {
  app.get(
    "/newsletter/confirm/:token",
    {
      schema: {
        summary: "Open the page that confirms a sign-up",
        tag: "newsletter",
        params: ConfirmPath,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => confirmPage.show(call),
  );
  app.post(
    "/newsletter/confirm/:token",
    {
      schema: {
        summary: "Confirm a sign-up on that page",
        tag: "newsletter",
        params: ConfirmPath,
        body: Type.Object({}),
        isBodyOptional: true,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form" },
    },
    (call) => confirmPage.submit(call),
  );
}
