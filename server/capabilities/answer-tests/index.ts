import { capability } from "../../kernel/capability.ts";
import { pinsChanged } from "./events.ts";
import { PinId } from "./ids.ts";
import { routes } from "./routes.ts";
import { forgetPinsOfConversation, runPins, startLooking, stopLooking } from "./run-pins.ts";
import { answerTestTexts } from "./texts/answer-test-texts.ts";

/** Tests that a workspace keeps of its own assistants: questions, what their answers must be, and what changed. */
export const answerTests = capability({
  name: "answer-tests",
  texts: answerTestTexts,
  tables: ["pin", "pin_mail", "pin_run"],
  ids: [PinId],
  routes,
  events: [pinsChanged],
  jobs: [runPins],
  listeners: [forgetPinsOfConversation],
  start: startLooking,
  stop: stopLooking,
});
