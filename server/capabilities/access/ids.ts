import { defineId } from "../../kernel/storage/id.ts";

export const ApiKeyId = defineId("key", "api-key");
export const AppId = defineId("app", "app");
export const AppGrantId = defineId("grant", "app-grant");
