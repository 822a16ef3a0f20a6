import type { FileLayout } from "./file-layout.ts";

/** The export of contacts, with the properties that the person who exports has chosen. */
export const hubspot: FileLayout = {
  name: "HubSpot",
  columns: [
    ["Record ID", "Email"],
    ["Contact ID", "Email"],
  ],
  fields: {
    "Unsubscribed from all email": "left",
    "Email hard bounce reason": "bounced",
    "Additional email addresses": "otherEmails",
    "Create Date": "requestedAt",
    "Record ID": null,
    "Contact ID": null,
    "Associated Company IDs": null,
  },
  // An import cannot tell the kinds of mails apart: one opted out of is all.
  beginnings: { "Opted out of email:": "left" },
};
