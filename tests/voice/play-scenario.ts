import { setTimeout as pause } from "node:timers/promises";
import { noiseBursts } from "@parley/speech-embedded/testing";
import { sayAs } from "../../server/capabilities/voice/testing/say-as.ts";
import type { Person } from "../../server/testing/client.ts";
import { until } from "../../server/testing/until.ts";
import { Microphone } from "./microphone.ts";
import type { Scenario } from "./scenario.ts";
import type { SoundLine, TextLine } from "./ways-in.ts";

export async function playSound({ voice, noise, steps }: Scenario, line: SoundLine, person: Person): Promise<void> {
  const microphone = new Microphone(line.send, noise);
  let ends = 0;
  let beforeMs = 0;
  /** Answers whose end the person waited for are counted; those that were stopped are not. */
  const waitForEnd = async () => {
    ends++;
    await until(async () => {
      await pause(100);
      return (await turnsOf(person)) - line.interruptions() >= ends;
    });
  };
  if (line.isGreeted) await waitForEnd();
  for (const step of steps) {
    if ("say" in step) await microphone.say(await sayAs(step.voice ?? voice, step.say));
    else if ("make" in step) await microphone.say(noiseBursts[step.make]!(7));
    else if ("pause" in step) await microphone.say(new Int16Array(step.pause * 16));
    else if (step.listen === "end") await waitForEnd();
    else await until(() => line.soundMs() - beforeMs >= (step.listen as number));
    if ("say" in step) beforeMs = line.soundMs();
  }
  microphone.stop();
}

export async function playText({ steps }: Scenario, line: TextLine): Promise<void> {
  for (const step of steps) if ("say" in step) await line.ask(step.say);
}

/** Counts the turns of the assistant that have ended in the workspace's only voice session. */
async function turnsOf({ client }: Person): Promise<number> {
  const { body } = await client.get("/api/voice/sessions?limit=1");
  const { turns } = (await client.get(`/api/voice/sessions/${body.data[0].id}`)).body;
  return turns.length;
}
