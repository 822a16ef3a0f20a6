import { answerInDialogue } from "../dialogue/answer-in-dialogue.ts";
import type { DialogueAnswer } from "../dialogue/dialogue-answer.ts";
import { type EarlierTurn, earlierTurn } from "../dialogue/earlier-turn.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import type { Dialogue } from "./dialogues.ts";
import { fixtures } from "./fixtures.ts";

const indexes = new Map<string, PassageIndex>();

function indexOf(name: string): PassageIndex {
  const held = indexes.get(name);
  if (held) return held;
  const index = new PassageIndex();
  for (const document of fixtures.find((fixture) => fixture.name === name)!.documents) index.add(document);
  indexes.set(name, index);
  return index;
}

/** The reply to the last message; each reply knows the ones before it. */
export function holdDialogue({ fixture, messages }: Dialogue): DialogueAnswer {
  const history: EarlierTurn[] = [];
  let reply: DialogueAnswer | undefined;
  for (const question of messages) {
    reply = answerInDialogue(indexOf(fixture), question, history);
    history.push(earlierTurn(question, reply));
  }
  return reply!;
}

export function isAsExpected({ holds, act }: Dialogue, reply: DialogueAnswer): boolean {
  return act === undefined ? reply.answered && reply.text.includes(holds!) : reply.act === act;
}
