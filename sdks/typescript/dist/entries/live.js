/** A conversation has more than answers: colleagues, hand-overs, typing, and what was seen. */
export { followConversation } from "../chatting/follow-conversation.js";
export { closeConversation, handOver, Typing, tellSeen, tellTyping, watchConversation, } from "../chatting/live.js";
//# sourceMappingURL=live.js.map