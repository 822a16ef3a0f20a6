import { defineId } from "../../kernel/storage/id.ts";

export const PinId = defineId("pin", "pin");
