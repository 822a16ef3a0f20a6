import Type from "typebox";
import { anyone } from "../../../kernel/caller.ts";
import { problemPage } from "../../../kernel/pages/problem-page.ts";
import { addressNotAllowed, forbidden, notFound, workspaceSuspended } from "../../../kernel/problem.ts";
import { quotaExceeded } from "../../../kernel/quotas/quotas-of.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { visitorProblems } from "../../contacts/index.ts";
import { chatPage } from "./chat-page.ts";
import { PlainMessage, plainChat } from "./plain-chat.ts";
import { PreviewQuery, preview } from "./preview.ts";

const language = Type.Optional(
  Type.String({ maxLength: 35, description: "Left out, the one that the browser prefers." }),
);

export function pageRoutes(app: Routes): void {
  app.get(
    "/chat/:key",
    {
      schema: {
        summary: "Open the chat as a page of its own",
        description: "For a link or a QR code. The setting `page` of the chat turns it off.",
        params: Type.Object({ key: Type.String({ maxLength: 200 }) }),
        query: Type.Object({
          lang: language,
          plain: Type.Optional(
            Type.String({ maxLength: 5, description: "Any text: the page without scripts, as where they are off." }),
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
  app.post(
    "/chat/:key",
    {
      schema: {
        summary: "Send a message from the chat's page without scripts",
        description:
          "The form of that page. The answer leads back to the page, which shows the conversation. A cookie of this path keeps the visitor for a day.",
        params: Type.Object({ key: Type.String({ maxLength: 200 }) }),
        query: Type.Object({ lang: language }),
        body: PlainMessage,
        response: { 303: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      body: { kind: "form", showProblem: problemPage },
      problems: [addressNotAllowed, forbidden, notFound, quotaExceeded, workspaceSuspended, ...visitorProblems],
      lane: "visitors",
    },
    (call) => plainChat.send(call),
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
