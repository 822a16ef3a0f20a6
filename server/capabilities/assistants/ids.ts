import { defineId } from "../../kernel/storage/id.ts";

export const AssistantId = defineId("ast", "assistant");
