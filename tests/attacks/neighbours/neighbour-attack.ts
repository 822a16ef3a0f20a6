import type { TestAnswer } from "../../../server/testing/client.ts";
import type { House } from "./house.ts";

/** One workspace, or a few, do their worst at default limits while others have work to do. */
export type NeighbourAttack = {
  name: string;
  prepare?(house: House): Promise<void>;
  /** Goes on until `isOver`, and counts the answers. Returns what the server did wrong besides. */
  run(house: House, attack: { isOver(): boolean; answers: Answers }): Promise<string[]>;
};

/** Counts what the attackers are answered. */
export class Answers {
  readonly #counts = new Map<string, number>();

  /** Counts an answer, whatever it is. A caller who hangs up gets none. */
  async count(answering: Promise<TestAnswer>): Promise<TestAnswer | undefined> {
    const answer = await answering.catch(() => undefined);
    const said = answer === undefined ? "no answer" : `${answer.status} ${answer.body?.code ?? ""}`.trim();
    this.#counts.set(said, (this.#counts.get(said) ?? 0) + 1);
    return answer;
  }

  describe(): string {
    return [...this.#counts].map(([said, count]) => `${count} × ${said}`).join(", ");
  }
}

const leastTurnMs = 200;

/** Runs so many loops at once until the attack is over. */
export async function inLanes(
  lanes: number,
  isOver: () => boolean,
  act: (lane: number, turn: number) => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let turn = 0; !isOver(); turn++) {
        const startedAtMs = performance.now();
        await act(lane, turn);
        // One who is refused at once asks again soon, and not a thousand times a second: that would be
        // the work of this process, which the neighbours notice.
        const leftMs = startedAtMs + leastTurnMs - performance.now();
        if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
      }
    }),
  );
}
