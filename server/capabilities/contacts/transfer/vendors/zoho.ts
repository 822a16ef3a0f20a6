import type { FileLayout } from "./file-layout.ts";

/** The export of contacts and leads of Zoho CRM, with the columns that the person who exports has chosen. */
export const zoho: FileLayout = {
  name: "Zoho CRM",
  columns: [
    ["Record Id", "Email"],
    ["Record Id", "Secondary Email"],
  ],
  fields: {
    "Email Opt Out": "left",
    "Unsubscribed Time": "left",
    "Secondary Email": "otherEmails",
    "Account Name": "company",
    Mobile: "otherPhones",
    Tag: "tags",
    "Created Time": "requestedAt",
    "Record Id": null,
    "Account Name.id": null,
    "Contact Owner.id": null,
    "Lead Owner.id": null,
    "Unsubscribed Mode": null,
  },
};
