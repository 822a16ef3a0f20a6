import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";

const keyId = Type.String();
const time = (description: string) => Type.String({ format: "date-time", description });

export const apiKeyRevoked = defineEvent({
  type: "api-key.revoked",
  summary: "An API key was deleted and is refused from now on",
  schema: Type.Object({ keyId }, { $id: "ApiKeyRevoked" }),
  visibleTo: "settings:read",
});

export const apiKeyChanged = defineEvent({
  type: "api-key.changed",
  summary: "The name or the limits of an API key were changed",
  schema: Type.Object(
    { keyId, changed: Type.Array(Type.String(), { description: "The fields that were sent." }) },
    { $id: "ApiKeyChanged" },
  ),
  visibleTo: "settings:read",
});

export const apiKeyPageSeen = defineEvent({
  type: "api-key.page-seen",
  summary: "A page of a website showed the chat with an API key for the first time",
  schema: Type.Object({ keyId, origin: Type.String({ description: "The page's." }) }, { $id: "ApiKeyPageSeen" }),
  visibleTo: "settings:read",
});

export const apiKeyRotated = defineEvent({
  type: "api-key.rotated",
  summary: "An API key got a new text",
  schema: Type.Object(
    { keyId, formerAcceptedUntil: time("Until when the former text works.") },
    { $id: "ApiKeyRotated" },
  ),
  visibleTo: "settings:read",
});

export const apiKeyExpiring = defineEvent({
  type: "api-key.expiring",
  summary: "An API key ends soon: announced fourteen days and three days before its end",
  schema: Type.Object(
    { keyId, name: Type.String(), expiresAt: time("When the key ends."), daysLeft: Type.Integer() },
    { $id: "ApiKeyExpiring" },
  ),
  visibleTo: "settings:read",
});

export const apiKeyLeaked = defineEvent({
  type: "api-key.leaked",
  summary: "A scanner found an API key in public, and what it found is refused from now on",
  schema: Type.Object(
    {
      keyId,
      name: Type.String(),
      url: Nullable(Type.String(), { description: "Where the scanner found it." }),
      isEnded: Type.Boolean({
        description: "False when only the former text of a rotated key was found: the key goes on with its new text.",
      }),
    },
    { $id: "ApiKeyLeaked" },
  ),
  visibleTo: "settings:read",
});
