/**
 * A mark is sent after so much sound. Twilio sends it back when it has played what was before it.
 */
const betweenMs = 200;

/**
 * Tells what a caller has heard of a turn: Twilio keeps sound that waits, and tells by marks how
 * far it has played. Between two marks the clock tells. Times are in milliseconds.
 */
export class PlaybackMarks {
  #turn = 0;
  #sentMs = 0;
  #markedMs = 0;
  /** Twilio has not sent back the marks at these times. */
  #waiting: number[] = [];
  /** Holds what was played at that time. */
  #known = { playedMs: 0, atMs: 0 };

  /** The sound of another turn begins. Marks of the former one count no more. */
  begin(): void {
    this.#turn++;
    this.#sentMs = 0;
    this.#markedMs = 0;
    this.#waiting = [];
    this.#known = { playedMs: 0, atMs: 0 };
  }

  /** Sound of the turn was sent. Gives the name of a mark to send after it, if one is due. */
  add(lengthMs: number, nowMs: number): string | undefined {
    const isAllPlayed = this.#byClock(nowMs) >= this.#sentMs;
    if (isAllPlayed) this.#known = { playedMs: this.#sentMs, atMs: nowMs };
    this.#sentMs += lengthMs;
    if (this.#sentMs - this.#markedMs < betweenMs) return undefined;
    this.#markedMs = this.#sentMs;
    this.#waiting.push(this.#sentMs);
    return `${this.#turn}:${this.#sentMs}`;
  }

  /** Twilio has sent back a mark. One of another turn, or one that was not sent, is nothing. */
  take(name: string, nowMs: number): void {
    const [, turn, position] = /^(\d{1,9}):(\d{1,9}(?:\.\d{1,9})?)$/.exec(name) ?? [];
    const playedMs = Number(position);
    if (Number(turn) !== this.#turn || !this.#waiting.includes(playedMs)) return;
    this.#waiting = this.#waiting.filter((waitingMs) => waitingMs > playedMs);
    this.#known = { playedMs, atMs: nowMs };
  }

  /** Gives how much of the turn's sound was played. */
  playedMs(nowMs: number): number {
    return Math.min(this.#byClock(nowMs), this.#waiting[0] ?? this.#sentMs, this.#sentMs);
  }

  #byClock(nowMs: number): number {
    return this.#known.playedMs + (nowMs - this.#known.atMs);
  }
}
