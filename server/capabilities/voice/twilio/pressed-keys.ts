/** After a pause the keys are a message. */
const pauseMs = 2_000;
const mostKeys = 64;

type PressedKeysParts = {
  /** The first key of a message was pressed. */
  onFirst(): void;
  onText(text: string): void;
};

/** The keys that a caller presses: together they are a message, when `#` or a pause follows. */
export class PressedKeys {
  readonly #parts: PressedKeysParts;
  #keys = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: PressedKeysParts) {
    this.#parts = parts;
  }

  /** `key`: a digit, `*`, `#` or A to D; anything else is none. */
  press(key: string): void {
    if (!/^[0-9*#A-D]$/.test(key)) return;
    clearTimeout(this.#timer);
    if (key !== "#" && this.#keys === "") this.#parts.onFirst();
    if (key !== "#") this.#keys += key;
    if (key === "#" || this.#keys.length >= mostKeys) this.#end();
    else this.#timer = setTimeout(() => this.#end(), pauseMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#keys = "";
  }

  #end(): void {
    const keys = this.#keys;
    this.#keys = "";
    if (keys !== "") this.#parts.onText(keys);
  }
}
