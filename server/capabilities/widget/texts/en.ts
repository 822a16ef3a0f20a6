/** The English texts say which texts there are. */
export const en = {
  title: "Chat",
  needsScript: "The chat needs JavaScript. Switch it on in your browser, or write to us another way.",
  previewTitle: "How the chat looks",
  key: "Publishable key",
  name: "Name",
  greeting: "Greeting",
  suggestions: "Suggested questions, with | between them",
  colour: "Colour, #rrggbb",
  theme: "Light or dark; empty: as the visitor's device",
  position: "Side",
  launcher: "Text on the button",
  show: "Show",
  phone: "On a phone",
  desktop: "On a desktop",
  line: "The line for your pages",
  sampleTitle: "Your page",
  sampleText: "The chat stands on a page like this one.",
};

export type WidgetTexts = typeof en;
