import Type from "typebox";
import { anyone } from "../../../kernel/caller.ts";
import { addressNotAllowed, notFound, workspaceSuspended } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { chatPage } from "./chat-page.ts";
import { PreviewQuery, preview } from "./preview.ts";

export function pageRoutes(app: Routes): void {
  app.get(
    "/chat/:key",
    {
      schema: {
        summary: "Open the chat as a page of its own",
        description: "For a link or a QR code. The setting `page` of the chat turns it off.",
        params: Type.Object({ key: Type.String({ maxLength: 200 }) }),
        query: Type.Object({
          lang: Type.Optional(
            Type.String({ maxLength: 35, description: "Left out, the one that the browser prefers." }),
          ),
        }),
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      limit: "none",
      problems: [addressNotAllowed, notFound, workspaceSuspended],
      lane: "visitors",
    },
    (call) => chatPage(call),
  );
  app.get(
    "/widget/preview",
    {
      schema: {
        summary: "Try how the chat looks",
        description:
          "A page that shows the chat of a publishable key on a phone and on a desktop, with the colours, texts and place in its address, and the line for a page that has them. Nothing is stored.",
        query: PreviewQuery,
        response: { 200: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      limit: "none",
      problems: [addressNotAllowed, notFound, workspaceSuspended],
      lane: "visitors",
    },
    (call) => preview(call),
  );
}
