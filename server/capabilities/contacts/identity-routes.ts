import { may } from "../../kernel/caller.ts";
import { cannotBeDone } from "../../kernel/problem.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { readIdentitySettings, rotateIdentitySecret } from "./rotate-identity-secret.ts";
import { IdentityRotation, IdentitySecretShown, IdentitySettings } from "./schema.ts";

/** The workspace's identity secret, with which its server proves who the user of a page is. */
export function identityRoutes(app: Routes): void {
  app.get(
    "/api/settings/identity",
    {
      schema: {
        summary: "Whether users can prove who they are",
        description: "Says since when there is an identity secret, and never the secret.",
        response: { 200: IdentitySettings },
      },
      guard: may("settings:read"),
    },
    (call) => readIdentitySettings(call),
  );
  app.post(
    "/api/settings/identity/rotate-secret",
    {
      schema: {
        summary: "Make a new identity secret",
        description:
          "Your server signs with this secret who the user of a page is. Only this answer shows it. Former secrets are still accepted until the overlap ends.",
        body: IdentityRotation,
        isBodyOptional: true,
        response: { 201: IdentitySecretShown },
      },
      guard: may("settings:write"),
      goesOnWhenFull: true,
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => rotateIdentitySecret(call, call.body ?? {}),
  );
}
