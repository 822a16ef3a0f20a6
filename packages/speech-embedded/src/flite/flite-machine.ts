import { soundDescriptor } from "./compile-flite.ts";

/** The voices of the package, and the names that Flite knows them by. */
export const fliteVoices = { slt: "slt", rms: "rms", awb: "awb", kal: "kal16" } as const;
export type FliteVoice = keyof typeof fliteVoices;

export type FliteSpeech = {
  /** ASCII: see sayable-text.ts. */
  text: string;
  voice: FliteVoice;
  /** 0.25 to 4. */
  speed: number;
};

/** Returns whether Flite shall go on. */
type TakeSound = (samples: Int16Array) => boolean;

type CFunction = (...args: number[]) => number;

/** From here on Flite is begun afresh: its memory never shrinks. */
const maxKeptBytes = 48 * 1024 * 1024;
const [goOn, stop] = [0, -1];
const badDescriptor = 8;
/** C keeps these fields of its structures at these places. */
const [featuresOfVoice, samplesOfWave, functionOfStreaming] = [4, 16, 4];
const bytesPerSample = 2;

/** One instance of Flite, with all voices. It is spent after an error. */
export class FliteMachine {
  readonly #memory: WebAssembly.Memory;
  readonly #c: Record<string, CFunction>;
  readonly #streaming: number;
  readonly #voices = new Map<string, number>();
  readonly #names = new Map<string, number>();
  #take: TakeSound = () => false;

  constructor(module: WebAssembly.Module) {
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: this.#host() });
    this.#memory = instance.exports.memory as WebAssembly.Memory;
    this.#c = instance.exports as Record<string, CFunction>;
    this.#c.__wasm_call_ctors!();
    this.#c.flite_init!();
    this.#c.flite_set_voice_list!(0);
    const streaming = this.#c.new_audio_streaming_info!();
    const takeChunk = pointerTo(this.#c.audio_stream_chunk!, instance.exports.table as WebAssembly.Table);
    new DataView(this.#memory.buffer).setUint32(streaming + functionOfStreaming, takeChunk, true);
    this.#streaming = this.#c.audio_streaming_info_val!(streaming);
  }

  /** Tells whether it holds so much memory that the next one should take its place. */
  get isGrown(): boolean {
    return this.#memory.buffer.byteLength > maxKeptBytes;
  }

  /** Speaks; 16 kHz. The samples are valid during the call of `take`. */
  speak({ text, voice, speed }: FliteSpeech, take: TakeSound): void {
    const selected = this.#select(fliteVoices[voice]);
    this.#c.flite_feat_set_float!(this.#featuresOf(selected), this.#name("duration_stretch"), 1 / speed);
    const spoken = this.#store(text);
    this.#take = take;
    this.#c.flite_text_to_speech!(spoken, selected, this.#name("stream"));
    this.#c.free!(spoken);
  }

  #select(name: string): number {
    const known = this.#voices.get(name);
    if (known !== undefined) return known;
    const voice = this.#c.flite_voice_select!(this.#name(name));
    // Once: to set it again would free it.
    this.#c.flite_feat_set!(this.#featuresOf(voice), this.#name("streaming_info"), this.#streaming);
    this.#voices.set(name, voice);
    return voice;
  }

  #featuresOf(voice: number): number {
    return new DataView(this.#memory.buffer).getUint32(voice + featuresOfVoice, true);
  }

  /** Flite keeps these texts, so they are never freed. */
  #name(text: string): number {
    let name = this.#names.get(text);
    if (name === undefined) {
      name = this.#store(text);
      this.#names.set(text, name);
    }
    return name;
  }

  #store(text: string): number {
    const bytes = Buffer.from(`${text}\0`, "latin1");
    const at = this.#c.malloc!(bytes.length);
    if (at === 0) throw new Error("Flite has no memory left.");
    new Uint8Array(this.#memory.buffer).set(bytes, at);
    return at;
  }

  /** Gives the functions that Flite imports. It sees no file, no time and no argument. */
  #host(): Record<string, (...args: never[]) => unknown> {
    const refuse = () => badDescriptor;
    return {
      args_get: refuse,
      args_sizes_get: refuse,
      clock_time_get: refuse,
      fd_close: refuse,
      fd_fdstat_get: refuse,
      fd_fdstat_set_flags: refuse,
      fd_prestat_get: refuse,
      fd_prestat_dir_name: refuse,
      fd_read: refuse,
      fd_seek: refuse,
      path_open: refuse,
      fd_write: (descriptor: number, wave: number, start: number, size: number) =>
        descriptor < soundDescriptor ? badDescriptor : this.#handOver(wave, start, size),
      proc_exit: (code: number) => {
        throw new Error(`Flite ended with code ${code}.`);
      },
    };
  }

  #handOver(wave: number, start: number, size: number): number {
    const { buffer } = this.#memory;
    const samples = new DataView(buffer).getUint32(wave + samplesOfWave, true);
    return this.#take(new Int16Array(buffer, samples + start * bytesPerSample, size)) ? goOn : stop;
  }
}

/** A pointer to a function is its place in the table. */
function pointerTo(wanted: CFunction, table: WebAssembly.Table): number {
  for (let at = 0; at < table.length; at++) if (table.get(at) === wanted) return at;
  throw new Error("Flite has no pointer to the function.");
}
