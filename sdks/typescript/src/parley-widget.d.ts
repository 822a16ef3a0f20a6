/** The chat on a page tells of these, with the detail that a listener gets. */
export type WidgetEvents = {
  ready: undefined;
  open: undefined;
  close: undefined;
  /** Somebody has written, the assistant with the whole answer. */
  message: { author: "contact" | "assistant" | "member" | "system"; text: string };
};

type Listening = {
  [Name in keyof WidgetEvents]: [call: "on", event: Name, listener: (detail: WidgetEvents[Name]) => void];
}[keyof WidgetEvents];

/** A call as a list, which waits where the chat is not loaded yet. */
export type WidgetCall =
  | [call: "open" | "close" | "toggle" | "destroy"]
  | [call: "ask", text: string]
  | [call: "identify", userToken: string | null]
  | [call: "setContext", context: Record<string, unknown>]
  | Listening;

/** `window.Parley`, once the chat of a page is loaded. Before that it is a list of `WidgetCall`. */
export type ParleyWidget = {
  open(): void;
  close(): void;
  toggle(): void;
  /** Opens the chat and asks in the visitor's name. */
  ask(text: string): void;
  /** Says who the visitor is, by a token that your server signed. Null: nobody any more. */
  identify(userToken: string | null): void;
  /** Tells the assistant about the page, with every message from now on. */
  setContext(context: Record<string, unknown>): void;
  /** Gives the function that ends it. */
  on<Name extends keyof WidgetEvents>(event: Name, listener: (detail: WidgetEvents[Name]) => void): () => void;
  /** Takes the chat out of the page. */
  destroy(): void;
  push(...calls: WidgetCall[]): void;
};
