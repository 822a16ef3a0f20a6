import { defineId } from "../../kernel/storage/id.ts";

export const EndpointId = defineId("end", "endpoint");
export const DeliveryId = defineId("dlv", "delivery");
