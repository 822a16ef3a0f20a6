import { defineId } from "../../kernel/storage/id.ts";

export const ToolboxId = defineId("tbx", "toolbox");
