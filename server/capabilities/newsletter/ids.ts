import { defineId } from "../../kernel/storage/id.ts";

export const SubscriberId = defineId("sub", "subscriber");
export const NewsletterListId = defineId("list", "newsletter-list");
export const BounceId = defineId("bnc", "bounce");
