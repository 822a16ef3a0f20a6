import { may } from "../../../kernel/caller.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { NewsletterSettings, NewsletterSettingsChange } from "../schema.ts";
import { changeNewsletterSettings } from "./change-newsletter-settings.ts";
import { newsletterSettingsOf } from "./store.ts";

export function settingsRoutes(app: Routes): void {
  app.get(
    "/api/settings/newsletter",
    {
      schema: { summary: "Read who speaks in the newsletter, and how", response: { 200: NewsletterSettings } },
      guard: may("settings:read"),
    },
    ({ kernel, caller }) => newsletterSettingsOf(kernel.database.query, caller.workspaceId),
  );
  app.patch(
    "/api/settings/newsletter",
    {
      schema: {
        summary: "Change who speaks in the newsletter, and how",
        description: "The name, the colour and the language are those of the pages and mails. Null takes one back.",
        body: NewsletterSettingsChange,
        response: { 200: NewsletterSettings },
      },
      guard: may("settings:write"),
    },
    (call) => changeNewsletterSettings(call, call.body),
  );
}
