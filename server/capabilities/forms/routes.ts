import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { makeChallenge } from "./proof-of-work.ts";
import { FormChallenge } from "./schema.ts";

export function routes(app: Routes): void {
  app.get(
    "/api/forms/challenge",
    {
      schema: {
        summary: "Get a signed timestamp and a proof of work for a form",
        description:
          "For forms with JavaScript. Send the timestamp back as the field `_timestamp`, and the solution as the field `altcha`; a challenge is valid for an hour and its solution once. The address works as the `challenge` of the ALTCHA widget, with the publishable key as `?key=`.",
        query: Type.Object(
          {
            key: Type.Optional(Type.String({ maxLength: 200, description: "A publishable key, without the header." })),
          },
          { additionalProperties: false },
        ),
        response: { 200: FormChallenge },
      },
      guard: may("leads:write", { publishable: true }),
      takesKeyField: true,
      cost: () => ({ workMs: 5, of: "a challenge" }),
    },
    (call) => makeChallenge(call),
  );
}
