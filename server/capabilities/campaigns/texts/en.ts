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
};

export type CampaignTexts = typeof en;
