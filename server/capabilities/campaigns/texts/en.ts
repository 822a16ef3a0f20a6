export const en = {
  /** Stands at the end of each mail. The last three say whether opening, or clicks, are noted. */
  footer: {
    leave: "Unsubscribe",
    preferences: "Choose what you get",
    view: "View in the browser",
    opens: "The sender sees that you opened this mail.",
    clicks: "The sender sees which links of this mail you follow.",
    both: "The sender sees that you opened this mail and which of its links you follow.",
  },
  /** The drawing of a report: what became of the mails. */
  report: {
    sent: "Sent",
    queued: "Waiting",
    deferred: "Tried again later",
    unknown: "Unknown",
    failed: "Refused",
    bounced: "Came back",
    skipped: "Left before",
    opened: "Opened",
    clicked: "Clicked",
    ofRecipients: (count: number) => `Of ${count} recipients.`,
  },
  /** Words before a name that are no first name, small and without full stops. */
  titles: "mr mrs ms miss mx dr prof professor sir dame rev",
};

export type CampaignTexts = typeof en;
