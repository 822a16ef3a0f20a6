import Type from "typebox";
import { anyone } from "../../../kernel/caller.ts";
import { notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { showAvatar } from "../avatar/avatar-address.ts";
import { widgetScripts } from "./widget-scripts.ts";

export function servingRoutes(app: Routes): void {
  app.get(
    "/widget.js",
    {
      schema: {
        summary: "Get the script that puts the chat on a page",
        description: '`<script src="…/widget.js" data-key="parley_pk_…" async></script>`.',
        response: { 200: null, 304: null },
        usualStatus: 200,
        alsoProduces: ["text/javascript"],
      },
      guard: anyone,
      limit: "none",
    },
    (call) => widgetScripts.loader(call),
  );
  app.get(
    "/widget/avatar/:token",
    {
      schema: {
        summary: "Get the picture of a chat",
        params: Type.Object({ token: Type.String({ maxLength: 120 }) }),
        response: { 200: null },
        alsoProduces: ["image/png", "image/jpeg", "image/webp"],
      },
      guard: anyone,
      limit: "none",
      problems: [notFound],
    },
    (call) => showAvatar(call, call.params.token),
  );
  app.get(
    "/widget/:build/:file",
    {
      schema: {
        summary: "Get a script that the chat loads when it is opened",
        params: Type.Object({ build: Type.String({ maxLength: 40 }), file: Type.String({ maxLength: 60 }) }),
        response: { 200: null },
        alsoProduces: ["text/javascript"],
      },
      guard: anyone,
      limit: "none",
      problems: [notFound],
    },
    (call) => widgetScripts.window(call),
  );
}
