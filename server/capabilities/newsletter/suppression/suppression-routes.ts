import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { EmailText } from "../../contacts/index.ts";
import { Suppression, SuppressionReason } from "../schema.ts";
import { suppressedAddresses } from "./suppressed-addresses.ts";

const AddressPath = Type.Object({ email: Type.String({ maxLength: 320 }) });

export function suppressionRoutes(app: Routes): void {
  app.get(
    "/api/newsletter/suppressions",
    {
      schema: {
        summary: "List the addresses that get no mail, newest first",
        description:
          "Addresses are kept as keyed hashes. The address itself is shown while a subscriber has it, and is null after an erasure. With `email`, whether this one is among them.",
        query: Type.Object(
          {
            ...PageQuery.properties,
            reason: Type.Optional(SuppressionReason),
            email: Type.Optional(Type.String({ maxLength: 320 })),
          },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(Suppression) },
      },
      guard: may("newsletter:read"),
    },
    (call) => suppressedAddresses.list(call, call.query),
  );
  app.post(
    "/api/newsletter/suppressions",
    {
      schema: {
        summary: "Keep an address from all mails of the newsletter",
        body: Type.Object({ email: EmailText }, { additionalProperties: false, $id: "NewSuppression" }),
        response: { 201: Suppression },
      },
      guard: may("newsletter:write"),
      idempotent: true,
    },
    (call) => suppressedAddresses.add(call, call.body),
  );
  app.delete(
    "/api/newsletter/suppressions/:email",
    {
      schema: {
        summary: "Let an address get mails again",
        description: "It still gets only mails of lists that its owner confirms.",
        params: AddressPath,
        response: { 204: null },
      },
      guard: may("newsletter:write"),
    },
    (call) => suppressedAddresses.remove(call, call.params.email),
  );
}
