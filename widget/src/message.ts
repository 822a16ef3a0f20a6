export type Citation = {
  title: string | null;
  url: string | null;
  section?: string | null;
  anchor?: string | null;
  passage: string | null;
};
type Choice = { title: string };

/** A file that came with a message. `preview` is a picture that may be shown; its size is in pixels. */
export type Attachment = {
  attachmentId: string;
  name: string;
  bytes: number;
  preview?: { width: number; height: number };
};

/** `queued` waits for the line, `failed` waits for the visitor, `writing` grows. */
type MessageState = "sending" | "queued" | "failed" | "writing" | "done" | "interrupted";

export type Message = {
  id: string;
  author: "contact" | "assistant" | "member" | "system";
  text: string;
  state: MessageState;
  citations: Citation[];
  choices: Choice[];
  answered: boolean;
  member?: string | null;
  /** The path of the picture of the colleague. */
  picture?: string | null;
  /** The assistant asks how the visitor can be reached. */
  asksForContact?: boolean;
  attachments?: Attachment[];
  /** Set on a file that this page sends. `part` was sent so far, from 0 to 1. */
  upload?: { file: File; part: number };
  /** Set on what this page has sent. */
  key?: string;
  /** Says as a code why it failed. */
  fault?: string;
};

/** Makes a message without sources or choices, as most are. */
export function newMessage(parts: Pick<Message, "id" | "author" | "text" | "state"> & Partial<Message>): Message {
  return { citations: [], choices: [], answered: false, ...parts };
}

/** Puts a message before those that wait to be sent. */
export function insertMessage(messages: Message[], message: Message): void {
  const firstOut = messages.findIndex((each) => each.key === each.id && each.state !== "done");
  messages.splice(firstOut < 0 ? messages.length : firstOut, 0, message);
}

/** Gives the assistant's reply of this id, a new one that is being written where there is none. */
export function replyIn(messages: Message[], id: string): Message {
  const known = messages.find((each) => each.id === id);
  if (known !== undefined) return known;
  const reply = newMessage({ id, author: "assistant", text: "", state: "writing" });
  insertMessage(messages, reply);
  return reply;
}

/** Makes the key of one message. A page may be reloaded while it sends: the server takes the same key once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Says whether the server has a conversation of the visitor: what it refused is in none. */
export const isKept = (messages: readonly Message[]): boolean => messages.some(({ id, key }) => id !== key);
