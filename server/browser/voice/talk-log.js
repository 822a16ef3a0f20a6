/** The transcript on the page. Texts are shown as texts, never as HTML. */
export class TalkLog {
  #list;
  #partial;
  #texts;
  /** The assistant's entry that is being spoken. */
  #reply;

  constructor(list, partial, texts) {
    this.#list = list;
    this.#partial = partial;
    this.#texts = texts;
  }

  clear() {
    this.#list.replaceChildren();
    this.showPartial("");
    this.#reply = undefined;
  }

  /** Shows what is understood so far of what the person says. */
  showPartial(text) {
    this.#partial.hidden = text === "";
    this.#partial.textContent = text === "" ? "" : `${this.#texts.you}: ${text} …`;
  }

  addPerson(text) {
    this.showPartial("");
    this.#add("you", text);
  }

  beginReply() {
    this.#reply = undefined;
  }

  addToReply(text) {
    if (this.#reply === undefined) this.#reply = this.#add("assistant", text);
    else this.#reply.textContent += ` ${text}`;
  }

  /** The reply was cut to what was heard of it. */
  cutReply(heardText) {
    if (this.#reply === undefined) return;
    this.#reply.textContent = `${heardText} … (${this.#texts.interrupted})`;
    this.#reply = undefined;
  }

  #add(who, text) {
    const entry = document.createElement("li");
    const name = document.createElement("strong");
    const words = document.createElement("span");
    entry.dataset.who = who;
    name.textContent = `${this.#texts[who]}: `;
    words.textContent = text;
    entry.append(name, words);
    this.#list.append(entry);
    return words;
  }
}
