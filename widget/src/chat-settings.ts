/** The settings of one chat, as the server's file has them. */
export type ChatSettings = {
  name: string;
  greeting: string | null;
  suggestions: string[];
  colour: string | null;
  theme: "auto" | "light" | "dark";
  position: "right" | "left";
  launcher: string | null;
  languages: string[];
  handOver: boolean;
  askFeedback: boolean;
  leadForm: boolean;
  /** The path of the picture. */
  avatar: string | null;
  /** A visitor may send files then. */
  attachments: "never" | "taken-over" | "always";
  teamOpensAt: string | null;
  /** Half of the visitors who wanted a person had an answer within this time. */
  usualAnswerSeconds: number | null;
  /** A visitor can speak in these languages. */
  voices: { language: string; voiceModel: string }[];
};

/** The loader and the window share these parts of one chat on a page. */
export type ChatPlace = {
  /** The origin of the server. */
  server: string;
  /** The path of what the build made. */
  folder: string;
  key: string;
  settings: ChatSettings;
  /** One of the languages of the texts. */
  language: string;
  /** The window is drawn in here. */
  root: ShadowRoot;
  /** `bubble` has a launcher and floats, `inline` fills its element, `page` fills the screen. */
  form: "bubble" | "inline" | "page";
  /** Tells the page's developer what happened. */
  tell(event: ChatEvent, detail?: unknown): void;
  /** Gives the focus back to what opened the window. */
  onClosed(): void;
};

export type ChatEvent = "ready" | "open" | "close" | "message";

/** The loader steers an open window by these. */
export type ChatWindow = {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  ask(text: string): void;
  identify(userToken: string | null): void;
  setContext(context: Record<string, unknown>): void;
  destroy(): void;
};

const fields: Record<string, (text: string) => unknown> = {
  name: String,
  greeting: String,
  suggestions: (text) => text.split("|").map((each) => each.trim()),
  colour: (text) => (/^#[0-9a-f]{6}$/i.test(text) ? text : null),
  theme: (text) => (text === "light" || text === "dark" ? text : "auto"),
  position: (text) => (text === "left" ? "left" : "right"),
  launcher: String,
  handOver: (text) => text !== "false",
  askFeedback: (text) => text !== "false",
  leadForm: (text) => text !== "false",
};

/** Puts what the attributes `data-…` of the script or of the element say in place of the settings. */
export function withAttributes(settings: ChatSettings, data: DOMStringMap): ChatSettings {
  const changed: Record<string, unknown> = { ...settings };
  for (const [field, read] of Object.entries(fields)) {
    const text = data[field];
    if (text !== undefined) changed[field] = read(text);
  }
  // A page can do without these. What the owner does not allow, the server refuses whatever a page says.
  if (data.voice === "false") changed.voices = [];
  if (data.attachments === "never") changed.attachments = "never";
  return changed as ChatSettings;
}

const spoken = ["en", "de", "fr", "es", "it", "nl", "pt"];

/** Chooses the language: the page's own, else one that the visitor reads, of those that the owner wants. */
export function languageOf({ languages }: ChatSettings, wanted: string | undefined): string {
  const allowed = languages.length === 0 ? spoken : spoken.filter((each) => languages.includes(each));
  const wishes = [wanted, document.documentElement.lang, ...navigator.languages];
  for (const wish of wishes) {
    const primary = (wish ?? "").split(/[-_]/, 1)[0]!.toLowerCase();
    if (allowed.includes(primary)) return primary;
  }
  return languages[0] ?? "en";
}
