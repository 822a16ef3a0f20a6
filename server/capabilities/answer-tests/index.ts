import { capability } from "../../kernel/capability.ts";
import type { Erasable } from "../../kernel/erasing/replay-erasures.ts";
import type { PersonalData } from "../../kernel/personal-data.ts";
import { pinsChanged } from "./events.ts";
import { PinId } from "./ids.ts";
import { routes } from "./routes.ts";
import { runPins, startLooking, stopLooking } from "./run-pins.ts";
import { deletePin, deletePinsOf, idsOfPins } from "./store.ts";
import { answerTestTexts } from "./texts/answer-test-texts.ts";

/** A test of a reply has a copy of its question: a user's export has the question itself. */
const pinsOfUser: PersonalData = {
  name: "answer-tests",
  tables: ["pin"],
  async *export() {},
  erase: async () => ({}),
  eraseWithConversations: deletePinsOf,
};

/** Tests that a member deleted: their questions may be those of a person. */
const erasablePins: Erasable = {
  kind: "answer-test",
  ids: idsOfPins,
  async erase(_kernel, tx, { workspaceId, id }) {
    await deletePin(tx, workspaceId, id);
  },
};

/** Tests that a workspace keeps of its own assistants: questions, what their answers must be, and what changed. */
export const answerTests = capability({
  name: "answer-tests",
  texts: answerTestTexts,
  tables: ["pin", "pin_mail", "pin_run"],
  ids: [PinId],
  routes,
  events: [pinsChanged],
  jobs: [runPins],
  personalData: pinsOfUser,
  erasables: [erasablePins],
  start: startLooking,
  stop: stopLooking,
});
