import { Readable } from "node:stream";
import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { Answer, type Routes } from "../../kernel/wire/route.ts";
import { eraseUser } from "./erase-user.ts";
import { exportUser } from "./export-user.ts";

const UserPath = Type.Object({
  userId: Type.String({ minLength: 1, maxLength: 255, description: "Your own id of the user, percent-encoded." }),
});

/** What a workspace stores about one of its users: for requests to read or erase personal data. */
export function userRoutes(app: Routes): void {
  app.get(
    "/api/users/:userId/export",
    {
      schema: {
        summary: "Export everything about a user",
        description:
          "One JSON document a line: `part` says what it is, e.g. `conversations`, with `conversation` and `messages`. It includes what carries the user's id without a proof (`userVerified: false`).",
        params: UserPath,
        response: { 200: null },
        alsoProduces: ["application/x-ndjson"],
      },
      guard: may("contacts:read"),
      cost: () => ({ workMs: 200, of: "an export" }),
    },
    (call) =>
      new Answer(200, Readable.from(exportUser(call, call.params.userId)), {
        "content-type": "application/x-ndjson; charset=utf-8",
      }),
  );

  app.delete(
    "/api/users/:userId",
    {
      schema: {
        summary: "Erase everything about a user",
        description:
          "Deletes everything that the export shows. This cannot be undone. The answer is the same when there was nothing to delete.",
        params: UserPath,
        response: { 204: null },
      },
      guard: may("contacts:write"),
    },
    (call) => eraseUser(call, call.params.userId),
  );
}
