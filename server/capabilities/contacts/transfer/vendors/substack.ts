import type { FileLayout } from "./file-layout.ts";

/** The export of subscribers. `email_disabled` is true for those who want no mail. */
export const substack: FileLayout = {
  name: "Substack",
  columns: [["email", "email_disabled"]],
  fields: {
    email_disabled: "left",
    created_at: "requestedAt",
  },
};
