import Type from "typebox";
import { anyone } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { leavePage } from "./leave-page.ts";
import { preferencesPage } from "./preferences-page.ts";

const LinkPath = Type.Object({ token: Type.String({ maxLength: 100 }) });
const page = { params: LinkPath, response: { 200: null, 422: null }, alsoProduces: ["text/html"] } as const;
const Choices = Type.Record(Type.String(), Type.String({ maxLength: 100 }), {
  maxProperties: 200,
  description: "`list_` and the UUID of a list, for each that is chosen.",
});

/** Mail programs open these links, from few addresses for many people: only wrong tokens are counted. */
export function leavingRoutes(app: Routes): void {
  app.get(
    "/newsletter/leave/:token",
    { schema: { summary: "Open the page that ends the mails of a newsletter", ...page }, guard: anyone, limit: "none" },
    (call) => leavePage.show(call),
  );
  app.post(
    "/newsletter/leave/:token",
    {
      schema: {
        summary: "End the mails of a newsletter",
        description:
          "The button of the page, and one click in a mail program (RFC 8058): `List-Unsubscribe=One-Click` as a form. Without credential, cookie or redirect; to call it twice is no error.",
        ...page,
      },
      guard: anyone,
      limit: "none",
      body: { kind: "bytes", mediaTypes: ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"] },
      maxBodyBytes: 4_096,
    },
    (call) => leavePage.submit(call),
  );
  app.get(
    "/newsletter/preferences/:token",
    { schema: { summary: "Open the page on which a reader chooses lists", ...page }, guard: anyone, limit: "none" },
    (call) => preferencesPage.show(call),
  );
  app.post(
    "/newsletter/preferences/:token",
    {
      schema: { summary: "Choose lists on that page", ...page, body: Choices, isBodyOptional: true },
      guard: anyone,
      limit: "none",
      body: { kind: "form" },
      maxBodyBytes: 32_768,
    },
    (call) => preferencesPage.submit(call, call.body ?? {}),
  );
}
