import { capability } from "../../kernel/capability.ts";
import { addJob } from "../../kernel/jobs.ts";
import { answerOrphan } from "./answer-message.ts";
import { conversationClosed, conversationDeleted, conversationStarted, messageCreated } from "./events.ts";
import { routes } from "./routes.ts";
import { releaseRepliesOf } from "./store.ts";

export { findOwnConversation } from "./find-own-conversation.ts";
export { visitorTokenInvalid } from "./problems.ts";
export { readVisitors } from "./read-visitors.ts";
export { readVisitorToken } from "./visitor.ts";

/** The conversation log: questions, replies with their citations, and the streams that tell of them. */
export const conversations = capability({
  name: "conversations",
  routes,
  events: [conversationStarted, messageCreated, conversationClosed, conversationDeleted],
  jobs: [answerOrphan],
  takeOver: () => async (tx, deadNodeId) => {
    for (const reply of await releaseRepliesOf(tx, deadNodeId)) addJob(tx, answerOrphan, reply);
  },
});
