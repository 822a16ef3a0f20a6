import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

const ApiKeyRevoked = Type.Object({ keyId: Type.String() }, { $id: "ApiKeyRevoked" });

export const apiKeyRevoked = defineEvent({
  type: "api-key.revoked",
  summary: "An API key was deleted and is refused from now on",
  schema: ApiKeyRevoked,
  visibleTo: "settings:read",
});
