import { callServer } from "./call-server.js";

/** The voices that the reader may choose from, in the page's fields for voice and language. */
export class VoiceChoice {
  #select;
  #languages;
  #key;
  #voices = [];

  constructor(select, languages) {
    this.#select = select;
    this.#languages = languages;
  }

  /** Offers what the key may use. Throws Refusal. */
  async load(key) {
    if (key === "" || this.#key === key) return;
    const { data: voices } = await callServer(key, "/api/voice/models");
    this.#key = key;
    this.#voices = voices;
    const chosen = this.#select.value;
    const options = voices.map(
      ({ id, name, language, provider }) => new Option(`${name} (${language}, ${provider})`, id),
    );
    this.#select.replaceChildren(this.#select.options[0], ...options);
    this.#select.value = voices.some(({ id }) => id === chosen) ? chosen : "";
    const languages = new Set(voices.flatMap((voice) => voice.languages));
    this.#languages.replaceChildren(...Array.from(languages, (language) => new Option(language, language)));
  }

  /** The chosen voice, else the usual one of the language. */
  voiceFor(language) {
    if (this.#select.value !== "") return this.#select.value;
    const [primary] = language.toLowerCase().split("-");
    const speaks = ({ languages }) =>
      languages.length === 0 || languages.some((tag) => tag.toLowerCase().split("-")[0] === primary);
    const fitting = this.#voices.filter(speaks);
    return (fitting.find(({ isDefault }) => isDefault) ?? fitting[0] ?? this.#voices[0])?.id ?? "none";
  }
}
