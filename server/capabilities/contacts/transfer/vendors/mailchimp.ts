import type { FileLayout } from "./file-layout.ts";

/** The audience export has three files: those who are subscribed, those who left, and those whose mails came back. */
export const mailchimp: FileLayout = {
  name: "Mailchimp",
  columns: [["Email Address", "LEID", "EUID"]],
  fields: {
    "Email Address": "email",
    "Phone Number": "phone",
    OPTIN_TIME: "requestedAt",
    OPTIN_IP: "requestIp",
    CONFIRM_TIME: "confirmedAt",
    CONFIRM_IP: "confirmIp",
    TAGS: "tags",
    UNSUB_TIME: "left",
    CLEAN_TIME: "bounced",
    UNSUB_CAMPAIGN_TITLE: null,
    UNSUB_CAMPAIGN_ID: null,
    UNSUB_REASON: null,
    UNSUB_REASON_OTHER: null,
    CLEAN_CAMPAIGN_TITLE: null,
    CLEAN_CAMPAIGN_ID: null,
    MEMBER_RATING: null,
    LATITUDE: null,
    LONGITUDE: null,
    GMTOFF: null,
    DSTOFF: null,
    LAST_CHANGED: null,
    LEID: null,
    EUID: null,
  },
};
