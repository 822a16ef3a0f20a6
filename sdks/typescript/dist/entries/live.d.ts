/** A conversation has more than answers: colleagues, hand-overs, typing. */
export { handOver, type LiveEvent, type LiveOptions, Typing, watchConversation } from "../chatting/live.js";
