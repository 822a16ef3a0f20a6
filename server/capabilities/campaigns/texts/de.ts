import type { CampaignTexts } from "./en.ts";

export const de: CampaignTexts = {
  footer: {
    leave: "Abmelden",
    preferences: "Auswählen, was Sie erhalten",
    view: "Im Browser ansehen",
    opens: "Der Absender sieht, dass Sie diese E-Mail geöffnet haben.",
    clicks: "Der Absender sieht, welchen Links dieser E-Mail Sie folgen.",
    both: "Der Absender sieht, dass Sie diese E-Mail geöffnet haben und welchen ihrer Links Sie folgen.",
  },
  titles: "herr frau fräulein dr prof professor professorin dipl-ing ing mag med",
};
