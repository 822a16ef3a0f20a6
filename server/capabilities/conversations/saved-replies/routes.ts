import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { cannotBeDone, conflict } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { changeSavedReply, listSavedReplies, removeSavedReply, saveReply } from "./change-saved-reply.ts";
import { ChangedSavedReply, NewSavedReply, SavedReply } from "./schema.ts";

const ReplyPath = Type.Object({ savedReplyId: Type.String({ maxLength: 100 }) });

/** These routes are the replies that a team writes often. */
export function savedReplyRoutes(app: Routes): void {
  app.get(
    "/api/saved-replies",
    {
      schema: { summary: "List the saved replies", query: PageQuery, response: { 200: PageOf(SavedReply) } },
      guard: may("conversations:read"),
    },
    (call) => listSavedReplies(call, call.query),
  );

  app.post(
    "/api/saved-replies",
    {
      schema: { summary: "Save a reply", body: NewSavedReply, response: { 201: SavedReply } },
      guard: may("conversations:write"),
      allowsUnverified: true,
      idempotent: true,
      problems: [cannotBeDone, conflict],
    },
    (call) => saveReply(call, call.body),
  );

  app.patch(
    "/api/saved-replies/:savedReplyId",
    {
      schema: {
        summary: "Change a saved reply",
        params: ReplyPath,
        body: ChangedSavedReply,
        response: { 200: SavedReply },
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
      problems: [conflict],
    },
    (call) => changeSavedReply(call, call.params.savedReplyId, call.body),
  );

  app.delete(
    "/api/saved-replies/:savedReplyId",
    {
      schema: { summary: "Delete a saved reply", params: ReplyPath, response: { 204: null } },
      guard: may("conversations:write"),
    },
    (call) => removeSavedReply(call, call.params.savedReplyId),
  );
}
