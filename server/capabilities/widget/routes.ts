import Type from "typebox";
import { anyone, may } from "../../kernel/caller.ts";
import { addressNotAllowed, notFound, originNotAllowed, workspaceSuspended } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { pageRoutes } from "./page/routes.ts";
import { ChangedWidgetSettings, WidgetConfig, WidgetQuery, WidgetSettings } from "./schema.ts";
import { servingRoutes } from "./serving/routes.ts";
import { widgetConfig, widgetConfigFile } from "./widget-config.ts";
import { widgetSettings } from "./widget-settings.ts";

export function routes(app: Routes): void {
  servingRoutes(app);
  pageRoutes(app);
  app.get(
    "/api/widget",
    {
      schema: {
        summary: "Read how the chat on websites looks and speaks",
        query: WidgetQuery,
        response: { 200: WidgetSettings },
      },
      guard: may("settings:read"),
      problems: [notFound],
    },
    (call) => widgetSettings.read(call, call.query.keyId),
  );
  app.patch(
    "/api/widget",
    {
      schema: {
        summary: "Change how the chat on websites looks and speaks",
        description:
          "For one publishable key, or for all that choose nothing themselves. Pages have it after five minutes at the latest, or when they are loaded anew.",
        query: WidgetQuery,
        body: ChangedWidgetSettings,
        response: { 200: WidgetSettings },
      },
      guard: may("settings:write"),
      problems: [notFound],
    },
    (call) => widgetSettings.change(call, call.query.keyId, call.body),
  );
  app.get(
    "/api/widget/config",
    {
      schema: {
        summary: "Read what a page needs to show the chat",
        description: "For apps that show a chat of their own. A publishable key gets its own settings.",
        query: WidgetQuery,
        response: { 200: WidgetConfig },
      },
      guard: may("settings:read", { publishable: "conversations:write" }),
      problems: [notFound],
      lane: "visitors",
    },
    (call) => widgetConfig(call, call.query.keyId),
  );
  app.get(
    "/widget/settings/:file",
    {
      schema: {
        summary: "Get what a page needs to show the chat, as a file",
        description: "`<publishable key>.json`. A page of an origin that the key does not name is refused.",
        params: Type.Object({ file: Type.String({ maxLength: 200 }) }),
        response: { 200: WidgetConfig },
      },
      guard: anyone,
      limit: "none",
      problems: [addressNotAllowed, notFound, originNotAllowed, workspaceSuspended],
      lane: "visitors",
    },
    (call) => widgetConfigFile(call),
  );
}
