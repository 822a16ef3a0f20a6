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
  // Whoever opted out of any kind of mail is asked for no other: an import cannot tell the kinds apart.
  beginnings: { "Opted out of email:": "left" },
};
