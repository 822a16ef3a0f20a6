import { defineId } from "../../kernel/storage/id.ts";

export const ApiKeyId = defineId("key", "api-key");
