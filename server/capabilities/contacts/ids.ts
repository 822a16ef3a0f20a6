import { defineId } from "../../kernel/storage/id.ts";

/** A visitor or a user, as the id under which the visitor's conversations are. It opens nothing. */
export const VisitorId = defineId("vis", "visitor");
export const ContactId = defineId("con", "contact");
/** The receipt of an erasure. */
export const ErasureId = defineId("era", "erasure");
export const SegmentId = defineId("seg", "segment");
