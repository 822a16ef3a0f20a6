import type { FileLayout } from "./file-layout.ts";

/** The export of members. Nobody in it has confirmed by a mail of which it would have the proof. */
export const ghost: FileLayout = {
  name: "Ghost",
  columns: [["email", "subscribed_to_emails"]],
  fields: {
    subscribed_to_emails: "wanted",
    labels: "tags",
    created_at: "requestedAt",
    deleted_at: "left",
    id: null,
    stripe_customer_id: null,
    complimentary_plan: null,
    tiers: null,
  },
};
