/** temporary */
export class VoiceActivity {
  #floor = 100;
  static async open(): Promise<VoiceActivity> {
    return new VoiceActivity();
  }
  isSpeech(frame: Int16Array): boolean {
    let sum = 0;
    for (const x of frame) sum += x * x;
    const rms = Math.sqrt(sum / frame.length);
    this.#floor = rms < this.#floor ? rms * 0.5 + this.#floor * 0.5 : Math.min(this.#floor * 1.01, 500);
    return rms > Math.max(300, this.#floor * 2);
  }
  close(): void {}
}
