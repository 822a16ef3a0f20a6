import { ParleyProblem } from "../../../sdks/typescript/src/entries/chat.ts";
import { insertMessage, type Message, newKey, newMessage } from "../message.ts";
import type { Talk } from "../talk.ts";

const mostBytes = 10 * 1024 * 1024;

/** Sends files in the visitor's conversation, each as a message that shows how far it is. */
export class Uploads {
  readonly #talk: Talk;
  readonly #messages: Message[];
  readonly #changed: (message: Message | undefined) => void;

  constructor(talk: Talk, messages: Message[], changed: (message: Message | undefined) => void) {
    this.#talk = talk;
    this.#messages = messages;
    this.#changed = changed;
  }

  /** Sends a file. Says whether the server has it. */
  async send(file: File): Promise<boolean> {
    const key = newKey();
    const upload = { file, part: 0 };
    const message = newMessage({ id: key, key, author: "contact", text: file.name, state: "sending", upload });
    insertMessage(this.#messages, message);
    return this.retry(message);
  }

  /** Sends the file of a message, as for the first time: the server keeps the same file once. */
  async retry(message: Message): Promise<boolean> {
    const { upload } = message;
    if (upload === undefined) return false;
    Object.assign(upload, { part: 0 });
    message.state = "sending";
    this.#changed(message);
    // A server would close the connection in the middle, and nothing could be said of it.
    if (upload.file.size > mostBytes) return this.#failed(message, "file-too-large");
    try {
      const { messageId, ...attachment } = await this.#talk.attach(upload.file, (part) => {
        upload.part = part;
        this.#changed(message);
      });
      this.#taken(message, messageId);
      message.attachments = [attachment];
      this.#changed(message);
      return true;
    } catch (error) {
      return this.#failed(message, error instanceof ParleyProblem ? error.code : "");
    }
  }

  #failed(message: Message, code: string): false {
    message.state = "failed";
    message.fault = code;
    this.#changed(message);
    return false;
  }

  /** The stream of the conversation may have brought the message before, under the name that the server gave it. */
  #taken(message: Message, id: string): void {
    const twin = this.#messages.findIndex((each) => each.id === id && each !== message);
    if (twin >= 0) this.#messages.splice(twin, 1);
    message.id = id;
    message.state = "done";
    delete message.upload;
  }
}
