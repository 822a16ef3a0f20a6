import type { PersonalData } from "../../../kernel/personal-data.ts";
import { deleteMissedQuestionsOf } from "./store.ts";

/**
 * The questions are copies of messages: a user's export has the messages themselves, and erasing
 * the conversations erases the copies.
 */
export const missedQuestionsOfUser: PersonalData = {
  name: "gaps",
  tables: ["missed_question"],
  async *export() {},
  erase: async () => ({}),
  eraseWithConversations: deleteMissedQuestionsOf,
};
