import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { conflict } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { NewNewsletterList, NewsletterList, NewsletterListChange } from "../schema.ts";
import { changeLists } from "./change-lists.ts";

const ListPath = Type.Object({ listId: Type.String() });

export function listRoutes(app: Routes): void {
  app.get(
    "/api/newsletter/lists",
    {
      schema: {
        summary: "List the lists of the newsletter, oldest first",
        description: "A workspace begins with the list `newsletter`.",
        response: { 200: Type.Object({ data: Type.Array(NewsletterList) }) },
      },
      guard: may("newsletter:read"),
    },
    (call) => changeLists.list(call),
  );
  app.post(
    "/api/newsletter/lists",
    {
      schema: { summary: "Make a list", body: NewNewsletterList, response: { 201: NewsletterList } },
      guard: may("newsletter:write"),
      idempotent: true,
      problems: [conflict],
    },
    (call) => changeLists.create(call, call.body),
  );
  app.patch(
    "/api/newsletter/lists/:listId",
    {
      schema: {
        summary: "Change a list",
        params: ListPath,
        body: NewsletterListChange,
        response: { 200: NewsletterList },
      },
      guard: may("newsletter:write"),
      problems: [conflict],
    },
    (call) => changeLists.change(call, call.params.listId, call.body),
  );
  app.delete(
    "/api/newsletter/lists/:listId",
    {
      schema: {
        summary: "Delete a list and its subscriptions",
        params: ListPath,
        query: Type.Object(
          { force: Type.Optional(Type.Boolean({ description: "Also when people get its mails." })) },
          { additionalProperties: false },
        ),
        response: { 204: null },
      },
      guard: may("newsletter:write"),
      cost: () => ({ workMs: 500, of: "deleting a list with its subscriptions" }),
      problems: [conflict],
    },
    (call) => changeLists.remove(call, call.params.listId, call.query),
  );
}
