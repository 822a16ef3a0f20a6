import { defineId } from "../../../kernel/storage/id.ts";

/**
 * A response is a stored reply: both ids have the same UUID, so nothing is stored for a response.
 * OpenAI's clients expect ids that begin with `resp_`.
 */
export const ResponseId = defineId("resp", "response");
