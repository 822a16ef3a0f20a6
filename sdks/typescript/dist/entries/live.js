/** A conversation has more than answers: colleagues, hand-overs, typing. */
export { handOver, Typing, watchConversation } from "../chatting/live.js";
//# sourceMappingURL=live.js.map