import { knownSlots } from "@parley/speech";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { AssistantSettings } from "./schema.ts";

/** Every `<name>` in a phrase must be a slot, or nobody could ever say the phrase. Throws cannot-be-done. */
export function checkSlots({ phrases, slots }: AssistantSettings["voice"]): void {
  const errors = phrases.flatMap((phrase, at) =>
    [...phrase.matchAll(/<([^<>]*)>/g)].flatMap(([slot, name]) => {
      if (Object.hasOwn(slots, name!) || knownSlots.includes(name!)) return [];
      const names = [...Object.keys(slots), ...knownSlots].join(", ");
      return [
        { pointer: `/body/voice/phrases/${at}`, message: `has ${slot}, which is no slot. The slots are: ${names}` },
      ];
    }),
  );
  if (errors.length > 0) throw new Problem(cannotBeDone, "A phrase has a slot that does not exist.", { errors });
}
