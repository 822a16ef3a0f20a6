import { defineId } from "../../kernel/storage/id.ts";

export const ProviderId = defineId("prv", "provider");
