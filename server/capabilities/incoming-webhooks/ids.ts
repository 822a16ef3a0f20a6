import { defineId } from "../../kernel/storage/id.ts";

export const InboundSourceId = defineId("whs", "webhook-source");
