import { openVoice } from "../../../server/capabilities/voice/testing/voice-client.ts";
import type { TestClient } from "../../../server/testing/client.ts";
import type { Answers, NeighbourAttack } from "./neighbour-attack.ts";

type Voice = Awaited<ReturnType<typeof openVoice>>;

/** A workspace may have half of what the others leave it, and asks for more. */
const wanted = 110;
const atOnce = 5;

async function openOne(client: TestClient, answers?: Answers): Promise<Voice | undefined> {
  const starting = client.post("/api/voice/start", { language: "en-US", voice_model: "kal" });
  const answer = answers === undefined ? await starting : await answers.count(starting);
  if (answer?.status !== 201) return undefined;
  return openVoice(answer.body.webSocketUrl).catch(() => undefined);
}

export const voiceFloods: NeighbourAttack = {
  name: "neighbours of two workspaces that open all voice sessions that they may",
  async run({ attackers: [first, second, third] }, { isOver, answers }) {
    const voices: Voice[] = [];
    for (const attacker of [first!, second!]) {
      for (let opened = 0; opened < wanted && !isOver(); opened += atOnce) {
        const next = await Promise.all(Array.from({ length: atOnce }, () => openOne(attacker.client, answers)));
        voices.push(...next.filter((voice) => voice !== undefined));
      }
    }
    const faults: string[] = [];
    // Sessions that send sound are not silent, and give no room for others by being so.
    const sound = Buffer.alloc(640, 1);
    while (!isOver()) {
      for (const { socket } of voices) if (socket.readyState === socket.OPEN) socket.send(sound);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    const honest = await openOne(third!.client);
    if (honest === undefined) faults.push(`a third workspace got no voice session beside ${voices.length}`);
    else await honest.next("session.ready");
    await Promise.all([...voices, ...(honest === undefined ? [] : [honest])].map((voice) => voice.close()));
    return faults;
  },
};
