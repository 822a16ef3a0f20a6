/** The English texts say which texts there are. */
export const en = {
  title: "Chat",
  needsScript: "The chat needs JavaScript. Switch it on in your browser, or write to us another way.",
};

export type WidgetTexts = typeof en;
